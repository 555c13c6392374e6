/** Which enemies a hero should attack: those that fall by it, act soon or often, and stand between the party and its objective. */
import { modifiersIn } from '../../../engine/definitions.ts';
import { ROLL_ATTEMPTS } from '../../../engine/rules.ts';
import { offenseWorth } from '../ability-worth.ts';
import { holds } from '../conditions.ts';
import { evalContextOf } from '../eval-context.ts';
import { PRICES } from '../prices.ts';
import { type SeatFacts, seatAt, type TableFacts } from '../table-facts.ts';
import { type BoardFacts, panelAt, standBeside } from './board-facts.ts';
import { standingOf } from './progress.ts';
import { menaceOf } from './threat.ts';

/** Rounds for which a figure that is left would go on. */
const ROUNDS = 2.5;
/** Momentum of its defeat tile. */
const DEFEAT_TILE = 2;
const MOST_LIFE = 30;
const LIFE_STEP = 3;
/** What range costs, in points of damage. */
export const RANGE = 1.5;
/** Damage is worth more to somebody who has enough of it left. */
const UNTOUCHED = 40;

/** What it is worth that a figure falls, besides its health; in steps, so that more tables are alike. */
export function lifeOf(table: TableFacts, board: BoardFacts, me: number, figure: number): number {
  const panel = panelAt(board, figure);
  if (!panel) return 0;
  if (panel.kind === 'boss') return MOST_LIFE;
  const { [figure]: _, ...others } = board.figures;
  const context = evalContextOf(table, PRICES, me, board.owner);
  const gained = standingOf(context, { ...board, figures: others }) - standingOf(context, board);
  const life = ROUNDS * menaceOf(table, PRICES, board, me, figure, panel) + gained + DEFEAT_TILE;
  return Math.max(0, Math.min(MOST_LIFE, Math.round(life / LIFE_STEP) * LIFE_STEP));
}

/** What an attack of the hero deals on average to somebody who does not fall by it. */
export function usualDamage(table: TableFacts, hero: number): number {
  const own = seatAt(table, hero);
  const target: SeatFacts = {
    ...own,
    seat: 1,
    team: own.team + 1,
    health: UNTOUCHED,
    maxHealth: UNTOUCHED,
    tokens: {},
    board: [],
    defeated: false,
  };
  const { board: _, reach: __, ...rest } = table;
  return Math.max(
    1,
    offenseWorth({ ...rest, seats: [{ ...own, seat: 0 }, target], coming: [0, 0] }, 0, ROLL_ATTEMPTS),
  );
}

/** What an attack of about so much damage on an enemy is worth. */
export function worthOfAttackOn(
  table: TableFacts,
  board: BoardFacts,
  figure: number,
  damage: number,
): number {
  const { health, life = 0, tokens } = seatAt(table, figure);
  if (isUntouchable(table, board, figure)) return 0;
  // A shield or the like takes the edge off the first attack.
  const kept = Object.keys(tokens).length > 0 ? 1 : 0;
  const falls = Math.max(0, Math.min(1, 1.2 - (0.6 * (health + kept)) / damage));
  return Math.min(Math.max(0, damage - kept), health) + life * falls;
}

/** Whether what its panel says of attacks makes them nothing now. */
function isUntouchable(table: TableFacts, board: BoardFacts, figure: number): boolean {
  const panel = panelAt(board, figure);
  const context = evalContextOf(table, PRICES, figure, figure);
  return modifiersIn(panel?.passive ?? {}, 'attacked').some(
    (modifier) =>
      modifier.step === 3 && modifier.factor === 'zero' && (!modifier.when || holds(context, modifier.when)),
  );
}

/** An enemy that a hero can attack, and what that is worth. */
export interface Attackable {
  readonly seat: number;
  readonly worth: number;
}

/** The enemies that a hero reaches from where it stands, the best first; range is paid for where it must be. */
export function attackable(table: TableFacts, board: BoardFacts, hero: number, damage: number): Attackable[] {
  const paysRange = (board.momentum[hero] ?? 0) > 0;
  return Object.keys(board.figures)
    .map(Number)
    .flatMap((seat) => {
      if (seatAt(table, seat).defeated) return [];
      const isBeside = standBeside(board, hero, seat);
      if (!isBeside && !paysRange) return [];
      const worth = worthOfAttackOn(table, board, seat, damage) - (isBeside ? 0 : RANGE);
      return worth > 0 ? [{ seat, worth }] : [];
    })
    .sort((a, b) => b.worth - a.worth || a.seat - b.seat);
}
