/** What amounts and conditions read from dice, and which results are therefore alike to an effect list. */
import { type Effect, heroById } from '../../engine/definitions.ts';
import {
  countShowing,
  countSymbol,
  DICE,
  type DieFace,
  type DieValue,
  largestGroup,
  type Readings,
  sumOfBest,
} from '../../engine/rules.ts';
import type { Amount, Condition, DiceScope } from '../../engine/vocabulary/amount.ts';
import { type DiceOutcome, mergedOutcomes, outcomesOf } from './dice-outcomes.ts';

/** An amount that is counted on dice. */
export type DiceAmount = Extract<Amount, { dice: DiceScope }>;
/** A condition on dice. */
export type DiceCondition = Extract<Condition, { dice: DiceScope } | { test: 'symbol-used' }>;

/**
 * Returns an amount counted on dice of a hero.
 * @param reads extra readings of symbols, if any
 */
export function countedOnDice(
  amount: DiceAmount,
  hero: string,
  dice: readonly DieFace[],
  reads?: Readings,
): number {
  if (amount.count === 'values') return countShowing(dice, amount.values);
  const key = heroById(hero).dice;
  let count = 0;
  for (const symbol of amount.symbols) count += countSymbol(dice, key, symbol, reads);
  return Math.floor(count / amount.every);
}

/**
 * Whether a condition holds for dice of a hero.
 * @param reads extra readings of symbols, if any
 */
export function holdsOnDice(
  condition: DiceCondition,
  hero: string,
  dice: readonly DieFace[],
  reads?: Readings,
): boolean {
  if (condition.test === 'of-a-kind') return largestGroup(dice) >= condition.count;
  const key = heroById(hero).dice;
  // Counts all dice, not only those that the ability requires, so the result is slightly optimistic.
  if (condition.test === 'symbol-used') return countSymbol(dice, key, condition.symbol, reads) > 0;
  for (const symbol in condition.need) {
    if (countSymbol(dice, key, symbol, reads) < (condition.need[symbol] ?? 0)) return false;
  }
  return true;
}

/** An amount or condition that depends on dice. */
type DiceRead = DiceAmount | DiceCondition | Extract<Amount, { count: 'total' | 'best' }>;

const RESULTS = outcomesOf(DICE);
const NO_GROUPS: readonly number[] = RESULTS.map(() => 0);

const groupings = new WeakMap<readonly Effect[], readonly number[]>();

/**
 * Returns the group of each result of five dice, by its index in `outcomesOf`. Results of a group are alike in
 * everything that the effects read from the dice that activated them, so the effects have the same worth.
 * @param effects of a line or a passive ability of the hero
 */
export function alikeResults(hero: string, effects: readonly Effect[]): readonly number[] {
  let groups = groupings.get(effects);
  if (!groups) {
    groups = grouped(hero, readsIn(effects, 'shown'));
    groupings.set(effects, groups);
  }
  return groups;
}

function grouped(hero: string, reads: readonly DiceRead[]): readonly number[] {
  if (reads.length === 0) return NO_GROUPS;
  const groups = new Map<string, number>();
  return RESULTS.map(({ dice }) => {
    const key = readingOf(hero, reads, dice);
    const group = groups.get(key) ?? groups.size;
    groups.set(key, group);
    return group;
  });
}

/** A roll of an effect list, with the effects that read it. */
export interface ListedRoll {
  /** The effects from the roll up to the next one. */
  readonly rest: readonly Effect[];
  /** The results of the roll with their chances; one stands for all that are alike to `rest`. */
  readonly outcomes: readonly DiceOutcome[];
}

const listedRolls = new WeakMap<readonly Effect[], Map<string, ListedRoll>>();

/**
 * Returns a roll of a list.
 * @param at the index of the roll in the list
 * @param hero whose dice are rolled
 */
export function listedRoll(list: readonly Effect[], at: number, hero: string): ListedRoll {
  let rolls = listedRolls.get(list);
  if (!rolls) {
    rolls = new Map();
    listedRolls.set(list, rolls);
  }
  const key = `${at}/${hero}`;
  let roll = rolls.get(key);
  if (!roll) {
    roll = readRoll(list, at, hero);
    rolls.set(key, roll);
  }
  return roll;
}

function readRoll(list: readonly Effect[], at: number, hero: string): ListedRoll {
  const next = list.findIndex((effect, index) => index > at && effect.do === 'roll');
  const rest = list.slice(at + 1, next === -1 ? list.length : next);
  const roll = list[at];
  if (roll?.do !== 'roll') return { rest, outcomes: [] };
  const reads = readsIn(rest, 'rolled');
  const all = roll.note === undefined ? reads : [...reads, TOTAL];
  return { rest, outcomes: mergedOutcomes(outcomesOf(roll.dice), (dice) => readingOf(hero, all, dice)) };
}

const TOTAL = { count: 'total' } as const;

/** Returns everything that effects read from dice, each form once. */
function readsIn(effects: readonly Effect[], scope: DiceScope): readonly DiceRead[] {
  const isRead = scope === 'shown' ? readsShown : readsRolled;
  const found = new Map<string, DiceRead>();
  JSON.stringify(effects, (_, part: unknown) => {
    if (isRead(part)) found.set(JSON.stringify(part), part);
    return part;
  });
  return [...found.values()];
}

function readsShown(part: unknown): part is DiceRead {
  if (typeof part !== 'object' || part === null) return false;
  return ('dice' in part && part.dice === 'shown') || ('test' in part && part.test === 'symbol-used');
}

function readsRolled(part: unknown): part is DiceRead {
  if (typeof part !== 'object' || part === null) return false;
  const counts = 'count' in part && (part.count === 'total' || part.count === 'best');
  return counts || ('dice' in part && part.dice === 'rolled');
}

/** Returns the same text for dice in which all of this reads the same. */
function readingOf(hero: string, reads: readonly DiceRead[], dice: readonly DieValue[]): string {
  return reads.map((read) => readOf(read, hero, dice)).join();
}

function readOf(read: DiceRead, hero: string, dice: readonly DieValue[]): number | boolean {
  if ('test' in read) return holdsOnDice(read, hero, dice);
  if (read.count === 'total') return sumOfBest(dice, dice.length);
  return read.count === 'best' ? sumOfBest(dice, read.dice) : countedOnDice(read, hero, dice);
}
