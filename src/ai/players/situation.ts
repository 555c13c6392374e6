/** The input of a bot decision: the view, and facts derived from it once. */
import type { Action, GameView } from '../../engine/index.ts';
import type { BotHabit } from './habits.ts';
import { withMission } from './missions/table.ts';
import { type OpenDice, openDice } from './open-dice.ts';
import { factsOf, opponentsAt, type SeatFacts, seatAt, type TableFacts, targetFor } from './table-facts.ts';

export interface Situation {
  readonly view: GameView;
  readonly me: number;
  readonly facts: SeatFacts;
  readonly table: TableFacts;
  /** The innermost unsettled roll. */
  readonly open: OpenDice | null;
  /** The default target of this seat's cards and tokens. */
  readonly aim: number | null;
  /** What the bot prefers among options of nearly the same worth; absent: nothing. */
  readonly habit?: BotHabit;
  /** Is told the options that a decision compares; absent while the bot plays. */
  readonly weighs?: Weighs;
}

/** Why a bot that could pay for more leaves it: the CP that a phase will cost, and what its attack is worth. */
export interface KeptPoints {
  readonly cp: number;
  readonly attack: number;
}

/** Takes the options of a decision with their worths, and the CP that they are measured against. */
export type Weighs = (options: readonly Scored[], kept?: KeptPoints | null) => void;

/** @throws RangeError for a view that belongs to no seat */
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
    aim: defaultTarget(view, table, me),
  };
}

/** Returns the target that the engine would choose: the other side of the current attack. */
function defaultTarget(view: GameView, table: TableFacts, me: number): number | null {
  const { attack, turn } = view;
  const attacker = attack?.attacker ?? (turn.phase === 'offensive-roll' ? turn.active : null);
  if (attacker !== null && seatAt(table, attacker).team !== seatAt(table, me).team) return attacker;
  return targetFor(view)?.seat ?? opponentsAt(table, me)[0]?.seat ?? null;
}

/** An action with its worth in points of damage; doing nothing is worth 0. */
export interface Scored {
  readonly action: Action;
  readonly worth: number;
}

const SAME = 1e-9;

/** Returns the action with the highest worth; breaks ties at random. Null for an empty list. */
export function bestOf(scored: readonly Scored[], random: () => number): Scored | null {
  let top = Number.NEGATIVE_INFINITY;
  for (const { worth } of scored) if (worth > top) top = worth;
  const best = scored.filter(({ worth }) => worth >= top - SAME);
  return best[best.length > 1 ? Math.floor(random() * best.length) : 0] ?? null;
}
