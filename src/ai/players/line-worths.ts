/** The worth of one line of a board, by itself, for each result of five dice that meets it. */

import { type AbilityVariant, heroById } from '../../engine/definitions.ts';
import type { Seat } from '../../engine/index.ts';
import { DICE, type DieFace, meets } from '../../engine/rules.ts';
import { outcomesOf } from './dice-outcomes.ts';
import { alikeResults } from './dice-reads.ts';
import { worthOfList } from './effect-worth.ts';
import { evalContextOf } from './eval-context.ts';
import { PRICES } from './prices.ts';
import { opponentsAt, seatAt, type TableFacts } from './table-facts.ts';

const RESULTS = outcomesOf(DICE);

const metResults = new WeakMap<AbilityVariant, readonly number[]>();

/** Returns the indices of the dice results that meet a line of a hero's board. */
export function resultsMeeting(hero: string, variant: AbilityVariant): readonly number[] {
  const known = metResults.get(variant);
  if (known) return known;
  const key = heroById(hero).dice;
  const met = RESULTS.flatMap(({ dice }, index) => (meets(dice, key, variant.requires) ? [index] : []));
  metResults.set(variant, met);
  return met;
}

/**
 * Returns the worth of a line without the passive abilities that it triggers. A line with several targets applies to
 * each of them.
 */
export function worthOfLine(
  table: TableFacts,
  seat: Seat,
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

/**
 * Returns the worth of a seat's line as a function of the index of a result that meets it. Results that are alike to
 * the line share one computation.
 */
export function lineWorths(table: TableFacts, seat: Seat, line: AbilityVariant): (result: number) => number {
  const { hero } = seatAt(table, seat);
  const groups = alikeResults(hero, line.effects);
  const worths: number[] = [];
  return (result) => {
    const group = groups[result] ?? 0;
    let worth = worths[group];
    if (worth === undefined) {
      worth = worthOfLine(table, seat, line, RESULTS[result]?.dice ?? []);
      worths[group] = worth;
    }
    return worth;
  };
}
