/** The worth of one line of a board, by itself, for each result of five dice that meets it. */
import { type AbilityVariant, heroById } from '../../engine/definitions.ts';
import { countSymbol, type DieFace, type DieValue, largestGroup, meets } from '../../engine/rules.ts';
import { outcomesOf } from './dice-outcomes.ts';
import { worthOfList } from './effect-worth.ts';
import { evalContextOf } from './eval-context.ts';
import { PRICES } from './prices.ts';
import { opponentsAt, seatAt, type TableFacts } from './table-facts.ts';

const RESULTS = outcomesOf(5);

const metResults = new WeakMap<AbilityVariant, readonly number[]>();
const readsShown = new WeakMap<AbilityVariant, boolean>();

/** Returns the indices of the dice results that meet a line of a hero's board. */
export function resultsMeeting(hero: string, variant: AbilityVariant): readonly number[] {
  const known = metResults.get(variant);
  if (known) return known;
  const key = heroById(hero).dice;
  const met = RESULTS.flatMap(({ dice }, index) => (meets(dice, key, variant.requires) ? [index] : []));
  metResults.set(variant, met);
  return met;
}

/** Whether the effects of a line depend on the shown dice. */
export function looksAtShown(variant: AbilityVariant): boolean {
  let looks = readsShown.get(variant);
  if (looks === undefined) {
    looks = JSON.stringify(variant.effects).includes('"dice":"shown"');
    readsShown.set(variant, looks);
  }
  return looks;
}

/**
 * Returns the worth of a line without the passive abilities that it triggers. A line with several targets applies to
 * each of them.
 */
export function worthOfLine(
  table: TableFacts,
  seat: number,
  { effects, targets }: AbilityVariant,
  dice: readonly DieFace[],
): number {
  if (!targets) return worthOfList(evalContextOf(table, PRICES, seat, seat, { shown: dice }), effects);
  const opponents = opponentsAt(table, seat).map((other) => other.seat);
  return opponents
    .slice(0, targets.count === 'all' ? opponents.length : targets.count)
    .reduce((sum, target) => {
      const context = evalContextOf(table, PRICES, seat, seat, { shown: dice, target });
      return sum + worthOfList(context, effects);
    }, 0);
}

const likenesses = new Map<string, Map<readonly DieValue[], string>>();

/**
 * Returns a key of everything that effects read from a dice result: the symbols and the largest group of equal values.
 */
export function resultKey(hero: string, dice: readonly DieValue[]): string {
  let known = likenesses.get(hero);
  if (!known) {
    known = new Map();
    likenesses.set(hero, known);
  }
  let found = known.get(dice);
  if (found === undefined) {
    const key = heroById(hero).dice;
    const symbols = [...new Set(Object.values(key))];
    found = `${symbols.map((symbol) => countSymbol(dice, key, symbol)).join()}/${largestGroup(dice)}`;
    known.set(dice, found);
  }
  return found;
}

/**
 * Returns the worth of a seat's line as a function of the index of a result that meets it. Results that look alike to
 * the line share one computation.
 */
export function lineWorths(
  table: TableFacts,
  seat: number,
  line: AbilityVariant,
): (result: number) => number {
  const { hero } = seatAt(table, seat);
  const depends = looksAtShown(line);
  const known = new Map<string, number>();
  return (result) => {
    const { dice } = RESULTS[result] ?? { dice: [] };
    const alike = depends ? resultKey(hero, dice) : '';
    let worth = known.get(alike);
    if (worth === undefined) {
      worth = worthOfLine(table, seat, line, dice);
      known.set(alike, worth);
    }
    return worth;
  };
}
