/**
 * Rates the enemies that a hero can attack: prefers figures that fall, figures that act soon or often, and figures that
 * block an objective.
 */

import { modifiersIn } from '../../../engine/definitions.ts';
import type { Seat } from '../../../engine/index.ts';
import { ROLL_ATTEMPTS } from '../../../engine/rules.ts';
import { offenseWorth } from '../ability-worth.ts';
import { holds } from '../conditions.ts';
import { evalContextOf } from '../eval-context.ts';
import { PRICES } from '../prices.ts';
import { type SeatFacts, seatAt, type TableFacts } from '../table-facts.ts';
import { type BoardFacts, panelAt, standBeside } from './board-facts.ts';
import { standingOf } from './progress.ts';
import { expectedHarmPerRound } from './threat.ts';

/** The number of further rounds in which a figure would act. */
const ROUNDS = 2.5;
/** The worth of a defeat tile: its momentum. */
const DEFEAT_TILE = 2;
const MOST_LIFE = 30;
const LIFE_STEP = 3;
/** The cost of range, in points of damage. */
export const RANGE = 1.5;
/** The assumed target health for average damage, high enough that no attack defeats the target. */
const UNTOUCHED = 40;

/**
 * Returns the worth of defeating a figure, in addition to its health; rounded to steps, so that more tables share a
 * cache key.
 */
export function defeatWorthOf(table: TableFacts, board: BoardFacts, me: number, figure: number): number {
  const panel = panelAt(board, figure);
  if (!panel) return 0;
  if (panel.kind === 'boss') return MOST_LIFE;
  const { [figure]: _, ...others } = board.figures;
  const context = evalContextOf(table, PRICES, me, board.owner);
  const gained = standingOf(context, { ...board, figures: others }) - standingOf(context, board);
  const life = ROUNDS * expectedHarmPerRound(table, PRICES, board, me, figure, panel) + gained + DEFEAT_TILE;
  return Math.max(0, Math.min(MOST_LIFE, Math.round(life / LIFE_STEP) * LIFE_STEP));
}

/** Returns the average damage of a hero's attack to a target that survives. */
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

/** Returns the worth of an attack of about this damage on an enemy. */
export function worthOfAttackOn(
  table: TableFacts,
  board: BoardFacts,
  figure: number,
  damage: number,
): number {
  const { health, life = 0, tokens } = seatAt(table, figure);
  if (isUntouchable(table, board, figure)) return 0;
  // A token such as a shield weakens the first attack.
  const kept = Object.keys(tokens).length > 0 ? 1 : 0;
  const falls = Math.max(0, Math.min(1, 1.2 - (0.6 * (health + kept)) / damage));
  return Math.min(Math.max(0, damage - kept), health) + life * falls;
}

/** Whether the panel's modifiers now reduce all attack damage to 0. */
function isUntouchable(table: TableFacts, board: BoardFacts, figure: number): boolean {
  const panel = panelAt(board, figure);
  const context = evalContextOf(table, PRICES, figure, figure);
  return modifiersIn(panel?.passive ?? {}, 'attacked').some(
    (modifier) =>
      modifier.step === 3 && modifier.factor === 'zero' && (!modifier.when || holds(context, modifier.when)),
  );
}

/** An enemy that a hero can attack, with the worth of the attack. */
export interface Attackable {
  readonly seat: Seat;
  readonly worth: number;
}

/** Returns the enemies in a hero's reach, best first; the price of range is subtracted where it applies. */
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
