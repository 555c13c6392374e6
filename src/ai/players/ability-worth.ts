/** The worth of an offensive roll to a seat: the best ability for each dice result, and the best play by exact odds. */

import { type AbilityVariant, abilityOf, type Effect, heroById } from '../../engine/definitions.ts';
import type { Seat } from '../../engine/index.ts';
import { DICE, type DieFace, meets } from '../../engine/rules.ts';
import { type Solution, solve } from '../odds/solve.ts';
import type { DiceChange } from './dice-change.ts';
import { outcomesOf } from './dice-outcomes.ts';
import { alikeResults } from './dice-reads.ts';
import { worthOfList } from './effect-worth.ts';
import { evalContextOf } from './eval-context.ts';
import { shareLeft } from './likely-failure.ts';
import { lineWorths, resultsMeeting, worthOfLine } from './line-worths.ts';
import { type PlannedChange, worthsWithChanges } from './planned-changes.ts';
import { PRICES } from './prices.ts';
import { boardAt, defensesOf, opponentsAt, roughTable, seatAt, type TableFacts } from './table-facts.ts';
import { onlyReadFacts, readingOf } from './table-reading.ts';
import { effectsOn } from './triggered.ts';

const RESULTS = outcomesOf(DICE);
const MOST_KEPT = 4000;

/** The worths of all results, and the best play without and with dice changes. */
interface Solved {
  readonly worths: Float64Array;
  readonly plain: Solution;
  /** By the description of the changes. */
  readonly planned: Map<string, Solution>;
}

const solutions = new Map<string, Solved>();

/**
 * The line of an ability that the dice meet, by its id. Of tiers that share an id the first one that is met
 * counts: it is the best. Undefined when none is met.
 */
export function metVariant(
  hero: string,
  ability: string,
  variant: string,
  dice: readonly DieFace[],
): AbilityVariant | undefined {
  const key = heroById(hero).dice;
  return abilityOf(hero, ability).variants.find(
    ({ id, requires }) => id === variant && meets(dice, key, requires),
  );
}

/**
 * Returns the worth to `seat` of a line of its board with these dice, including the passive abilities that it triggers.
 */
export function worthOfVariant(
  table: TableFacts,
  seat: Seat,
  variant: AbilityVariant,
  dice: readonly DieFace[],
): number {
  const level = boardAt(seatAt(table, seat)).find(({ variants }) => variants.includes(variant));
  const share = shareLeft(table, seat, level?.kind === 'ultimate');
  return share * worthOfLine(table, seat, variant, dice) + worthOfPassives(table, seat, dice);
}

function worthOfPassives(table: TableFacts, seat: Seat, dice: readonly DieFace[]): number {
  return passivesOf(table, seat).reduce(
    (sum, effects) => sum + worthOfPassive(table, seat, effects, dice),
    0,
  );
}

/** Returns the passive effects that any activated ability of the seat triggers. */
function passivesOf(table: TableFacts, seat: Seat): (readonly Effect[])[] {
  return boardAt(seatAt(table, seat)).flatMap(({ passive }) => effectsOn(passive?.triggers, 'activated'));
}

function worthOfPassive(
  table: TableFacts,
  seat: Seat,
  effects: readonly Effect[],
  dice: readonly DieFace[],
): number {
  return worthOfList(evalContextOf(table, PRICES, seat, seat, { shown: dice }), effects);
}

/**
 * Returns the worth of the best ability for each result of five dice; 0 when no ability is met or none has positive
 * worth.
 */
function bestWorths(table: TableFacts, seat: Seat): Float64Array {
  const facts = seatAt(table, seat);
  const worths = new Float64Array(RESULTS.length);
  for (const ability of boardAt(facts)) {
    if (ability.kind !== 'offensive' && ability.kind !== 'ultimate') continue;
    const share = shareLeft(table, seat, ability.kind === 'ultimate');
    for (const variant of ability.variants) addLine(table, seat, variant, share, worths);
  }
  const passives = passivesOf(table, seat);
  return passives.length > 0 ? withPassives(table, seat, passives, worths) : worths;
}

/** @param share of the worth that is left on average, 0 to 1 */
function addLine(
  table: TableFacts,
  seat: Seat,
  line: AbilityVariant,
  share: number,
  worths: Float64Array,
): void {
  const { hero } = seatAt(table, seat);
  const worthOf = lineWorths(table, seat, line);
  for (const index of resultsMeeting(hero, line)) {
    const worth = share * worthOf(index);
    if (worth > (worths[index] ?? 0)) worths[index] = worth;
  }
}

/** Returns the worths with those of passive effects, which trigger on any activated ability. */
function withPassives(
  table: TableFacts,
  seat: Seat,
  passives: readonly (readonly Effect[])[],
  worths: Float64Array,
): Float64Array {
  const { hero } = seatAt(table, seat);
  const added = passives.map((effects) => {
    const groups = alikeResults(hero, effects);
    const known: number[] = [];
    return (result: number) => {
      const group = groups[result] ?? 0;
      known[group] ??= worthOfPassive(table, seat, effects, RESULTS[result]?.dice ?? []);
      return known[group] ?? 0;
    };
  });
  return worths.map((active, result) =>
    active <= 0 ? 0 : Math.max(0, active + added.reduce((sum, worthOf) => sum + worthOf(result), 0)),
  );
}

/** A cache of solutions by table, as one decision asks for the same table many times. */
const ofTable = new WeakMap<TableFacts, Map<number, Solved>>();

/**
 * Returns the best play of an offensive roll of `seat` for the present table. Worths are those of `seat`. Tables that
 * are equal after rounding share one solution.
 */
export function offenseOf(table: TableFacts, seat: Seat): Solution {
  return solvedFor(table, seat).plain;
}

/** The steps in which prices of dice changes are distinguished, in points of damage. */
const PRICE_STEP = 0.25;

/** Like `offenseOf`, when the seat can make one of these changes to its dice. */
export function plannedOffenseOf(table: TableFacts, seat: Seat, changes: readonly PlannedChange[]): Solution {
  const solved = solvedFor(table, seat);
  if (changes.length === 0) return solved.plain;
  const rounded = changes.map(({ change, price }) => ({
    change,
    price: Math.round(price / PRICE_STEP) * PRICE_STEP,
  }));
  const key = JSON.stringify(rounded);
  let solution = solved.planned.get(key);
  if (!solution) {
    solution = solve(worthsWithChanges(solved.worths, rounded), DICE);
    solved.planned.set(key, solution);
  }
  return solution;
}

function solvedFor(table: TableFacts, seat: Seat): Solved {
  let known = ofTable.get(table);
  if (!known) {
    known = new Map();
    ofTable.set(table, known);
  }
  let solution = known.get(seat);
  if (!solution) {
    solution = sharedSolution(offenseTable(table, seat));
    known.set(seat, solution);
  }
  return solution;
}

function sharedSolution(rough: TableFacts): Solved {
  const key = JSON.stringify(rough.seats);
  let solution = solutions.get(key);
  if (!solution) {
    const worths = bestWorths(rough, 0);
    solution = { worths, plain: solve(worths, DICE), planned: new Map() };
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

/**
 * Returns the table with the attacker as seat 0 and its opponents after it, so that mirrored tables share one cache
 * key.
 */
function offenseTable(table: TableFacts, seat: Seat): TableFacts {
  const rough = roughTable(table, seat);
  // On a Mission board only the attacked enemy matters.
  const opponents = table.board
    ? opponentsAt(table, seat)
        .slice(0, 1)
        .map((other) => seatAt(rough, other.seat))
    : opponentsAt(rough, seat);
  const order = [seatAt(rough, seat), ...opponents];
  const boards = boardAt(seatAt(rough, seat)).map(readingOf);
  return {
    ...rough,
    seats: order.map((facts, index) => ({
      ...onlyReadFacts(facts, boards),
      seat: index,
      team: index === 0 ? 0 : 1,
      // Of an opponent's board only the defences matter.
      board: index === 0 ? facts.board : defensesOf(facts),
    })),
    coming: order.map(() => 0),
  };
}

/** Returns the worth of the best ability for these dice without a reroll. Blanks count for nothing. */
export function bestWorthOf(table: TableFacts, seat: Seat, dice: readonly DieFace[]): number {
  const values = dice.flatMap((die) => die ?? []);
  if (values.length === DICE) return offenseOf(table, seat).valueAt(values, 0);
  const facts = seatAt(table, seat);
  const key = heroById(facts.hero).dice;
  let best = 0;
  for (const { kind, variants } of boardAt(facts)) {
    if (kind !== 'offensive' && kind !== 'ultimate') continue;
    for (const variant of variants) {
      if (!meets(dice, key, variant.requires)) continue;
      best = Math.max(best, worthOfVariant(roughTable(table, seat), seat, variant, dice));
    }
  }
  return best;
}

/** Returns the expected worth of the roll to `seat` with this many attempts left and best play. */
export function rollWorthOf(
  table: TableFacts,
  seat: Seat,
  dice: readonly DieFace[],
  attemptsLeft: number,
): number {
  if (attemptsLeft <= 0) return bestWorthOf(table, seat, dice);
  const values = dice.flatMap((die) => die ?? []);
  return offenseOf(table, seat).valueAt(values, Math.min(attemptsLeft, 10));
}

/** Returns the expected worth of a whole offensive roll phase to `seat` before its first roll. */
export function offenseWorth(table: TableFacts, seat: Seat, attempts: number): number {
  return offenseOf(table, seat).fromScratch(Math.max(0, Math.min(attempts, 10)));
}

/**
 * Returns what one dice change adds to an offensive roll phase, as a function of its price in points of damage, for a
 * table that no game asks for again.
 * @param attempts 0..10
 */
export function gainOfChange(
  table: TableFacts,
  seat: Seat,
  attempts: number,
  change: DiceChange,
): (price: number) => number {
  const worths = bestWorths(offenseTable(table, seat), 0);
  const plain = solve(worths, DICE).fromScratch(attempts);
  return (price) => solve(worthsWithChanges(worths, [{ change, price }]), DICE).fromScratch(attempts) - plain;
}

/**
 * Like `offenseWorth`, for a table that no game asks for again: the solution is not cached.
 * @param attempts 0..10
 */
export function pricedOffenseWorth(table: TableFacts, seat: Seat, attempts: number): number {
  return solve(bestWorths(offenseTable(table, seat), 0), DICE).fromScratch(attempts);
}
