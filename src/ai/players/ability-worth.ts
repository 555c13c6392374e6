/** What an Offensive Roll can bring to a seat: the best ability for each result, and the best play by exact odds. */

import { countSymbol, largestGroup, meets } from '../../engine/dice/requirement.ts';
import type { AbilityVariant, DieFace, DieValue } from '../../engine/index.ts';
import { heroById } from '../../engine/index.ts';
import { type Solution, solve } from '../odds/solve.ts';
import { outcomesOf } from './dice-outcomes.ts';
import { worthOfList } from './effect-worth.ts';
import { outlookOf } from './outlook.ts';
import { PRICES } from './prices.ts';
import { boardAt, opponentsAt, roughTable, seatAt, type TableFacts } from './table-facts.ts';

const OFFENSIVE_DICE = 5;
const RESULTS = outcomesOf(OFFENSIVE_DICE);
const MOST_KEPT = 4000;

const metResults = new WeakMap<AbilityVariant, readonly number[]>();
const readsShown = new WeakMap<AbilityVariant, boolean>();
const solutions = new Map<string, Solution>();

/** The results, by index, that meet a line of a hero's board. */
function resultsMeeting(hero: string, variant: AbilityVariant): readonly number[] {
  const known = metResults.get(variant);
  if (known) return known;
  const key = heroById(hero).dice;
  const met = RESULTS.flatMap(({ dice }, index) => (meets(dice, key, variant.requires) ? [index] : []));
  metResults.set(variant, met);
  return met;
}

/** Whether the worth of a line depends on what else the dice show. */
function looksAtShown(variant: AbilityVariant): boolean {
  let looks = readsShown.get(variant);
  if (looks === undefined) {
    looks = JSON.stringify(variant.effects).includes('"dice":"shown"');
    readsShown.set(variant, looks);
  }
  return looks;
}

/** What `seat` gets from a line of its board with these dice, the passive abilities that it sets off included. */
export function worthOfVariant(
  table: TableFacts,
  seat: number,
  variant: AbilityVariant,
  dice: readonly DieFace[],
): number {
  const outlook = outlookOf(table, PRICES, seat, seat, { shown: dice });
  return worthOfList(outlook, variant.effects) + worthOfPassives(table, seat, dice);
}

function worthOfPassives(table: TableFacts, seat: number, dice: readonly DieFace[]): number {
  let worth = 0;
  for (const { passive } of boardAt(seatAt(table, seat))) {
    if (!passive?.activation) continue;
    worth += worthOfList(outlookOf(table, PRICES, seat, seat, { shown: dice }), passive.activation);
  }
  return worth;
}

/** All that effects can tell results apart by: the symbols and the largest group of equal values. */
function likeness(hero: string, dice: readonly DieValue[]): string {
  const key = heroById(hero).dice;
  const symbols = [...new Set(Object.values(key))];
  return `${symbols.map((symbol) => countSymbol(dice, key, symbol)).join()}/${largestGroup(dice)}`;
}

/** The worth of the best ability for each result of five dice; 0 where none is met or none is worth it. */
function bestWorths(table: TableFacts, seat: number): Float64Array {
  const facts = seatAt(table, seat);
  const worths = new Float64Array(RESULTS.length);
  const byDice = boardAt(facts).some(({ passive }) => passive?.activation);
  for (const ability of boardAt(facts)) {
    if (ability.kind !== 'offensive' && ability.kind !== 'ultimate') continue;
    for (const variant of ability.variants) {
      const known = new Map<string, number>();
      const depends = byDice || looksAtShown(variant);
      for (const index of resultsMeeting(facts.hero, variant)) {
        const dice = RESULTS[index]?.dice ?? [];
        const alike = depends ? likeness(facts.hero, dice) : '';
        let worth = known.get(alike);
        if (worth === undefined) {
          worth = worthOfVariant(table, seat, variant, dice);
          known.set(alike, worth);
        }
        if (worth > (worths[index] ?? 0)) worths[index] = worth;
      }
    }
  }
  return worths;
}

/**
 * The best play of an Offensive Roll of `seat`, for the present table. Worths are those of `seat`.
 * Equal and roughly equal tables share one solution.
 */
export function offenseOf(table: TableFacts, seat: number): Solution {
  const rough = offenseTable(table, seat);
  const key = JSON.stringify(rough.seats);
  let solution = solutions.get(key);
  if (!solution) {
    solution = solve(bestWorths(rough, 0), OFFENSIVE_DICE);
    if (solutions.size >= MOST_KEPT) forgetOldest();
    solutions.set(key, solution);
  }
  return solution;
}

function forgetOldest(): void {
  for (const key of solutions.keys()) {
    solutions.delete(key);
    return;
  }
}

/** The attacker as seat 0, those against it behind: so mirrored tables are the same. */
function offenseTable(table: TableFacts, seat: number): TableFacts {
  const rough = roughTable(table);
  const order = [seatAt(rough, seat), ...opponentsAt(rough, seat)];
  return {
    ...rough,
    seats: order.map((facts, index) => ({ ...facts, seat: index, team: index === 0 ? 0 : 1 })),
    coming: order.map(() => 0),
  };
}

/** The worth of the ability that is best for these dice, without rolling on. Blanks count for nothing. */
export function bestWorthOf(table: TableFacts, seat: number, dice: readonly DieFace[]): number {
  const values = dice.flatMap((die) => die ?? []);
  if (values.length === OFFENSIVE_DICE) return offenseOf(table, seat).valueAt(values, 0);
  const facts = seatAt(table, seat);
  const key = heroById(facts.hero).dice;
  let best = 0;
  for (const { kind, variants } of boardAt(facts)) {
    if (kind !== 'offensive' && kind !== 'ultimate') continue;
    for (const variant of variants) {
      if (!meets(dice, key, variant.requires)) continue;
      best = Math.max(best, worthOfVariant(roughTable(table), seat, variant, dice));
    }
  }
  return best;
}

/** What the roll is worth to `seat` with so many attempts left and best play. */
export function rollWorthOf(
  table: TableFacts,
  seat: number,
  dice: readonly DieFace[],
  attemptsLeft: number,
): number {
  if (attemptsLeft <= 0) return bestWorthOf(table, seat, dice);
  const values = dice.flatMap((die) => die ?? []);
  return offenseOf(table, seat).valueAt(values, Math.min(attemptsLeft, 10));
}

/** What a whole Offensive Roll Phase is worth to `seat` before its first roll. */
export function offenseWorth(table: TableFacts, seat: number, attempts: number): number {
  return offenseOf(table, seat).fromScratch(Math.max(0, Math.min(attempts, 10)));
}
