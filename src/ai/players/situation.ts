/** The question before a bot: the view with what every decision asks of it, worked out once. */
import type { Action, GameView } from '../../engine/index.ts';
import { withMission } from './missions/table.ts';
import { type OpenDice, openDice } from './open-dice.ts';
import { factsOf, opponentsAt, type SeatFacts, seatAt, type TableFacts, targetFor } from './table-facts.ts';

export interface Situation {
  readonly view: GameView;
  readonly me: number;
  readonly facts: SeatFacts;
  readonly table: TableFacts;
  /** The innermost roll that is not settled. */
  readonly open: OpenDice | null;
  /** Whom cards and tokens of this seat are aimed at by themselves. */
  readonly aim: number | null;
}

/** @throws RangeError for a view of nobody in particular */
export function situationOf(view: GameView): Situation {
  const me = view.viewer;
  if (me === null) throw new RangeError('A player needs the view of its own seat.');
  const table = withMission(factsOf(view), view, me);
  return {
    view,
    me,
    facts: seatAt(table, me),
    table,
    open: openDice(view, table, me),
    aim: aimOf(view, table, me),
  };
}

/** As the engine aims: at the other side of the Attack under way. */
function aimOf(view: GameView, table: TableFacts, me: number): number | null {
  const { attack, turn } = view;
  const attacker = attack?.attacker ?? (turn.phase === 'offensive-roll' ? turn.active : null);
  if (attacker !== null && seatAt(table, attacker).team !== seatAt(table, me).team) return attacker;
  return targetFor(view)?.seat ?? opponentsAt(table, me)[0]?.seat ?? null;
}

/** An action with what it is worth, in points of damage; doing nothing is worth 0. */
export interface Scored {
  readonly action: Action;
  readonly worth: number;
}

const SAME = 1e-9;

/** The best of some actions; among equals one at random. Null for none. */
export function bestOf(scored: readonly Scored[], random: () => number): Scored | null {
  let top = Number.NEGATIVE_INFINITY;
  for (const { worth } of scored) if (worth > top) top = worth;
  const best = scored.filter(({ worth }) => worth >= top - SAME);
  return best[best.length > 1 ? Math.floor(random() * best.length) : 0] ?? null;
}
