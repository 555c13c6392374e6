/**
 * The damage that an offensive roll can deal to opponents: the maximum per dice result, and the best play for damage.
 */

import type { AbilityVariant } from '../../engine/definitions.ts';
import type { Seat } from '../../engine/index.ts';
import { DICE } from '../../engine/rules.ts';
import { type Solution, solve } from '../odds/solve.ts';

import { outcomesOf } from './dice-outcomes.ts';
import { alikeResults } from './dice-reads.ts';
import { evalContextOf } from './eval-context.ts';
import { expectedAmount } from './expected-amounts.ts';
import { resultsMeeting } from './line-worths.ts';
import { PRICES } from './prices.ts';
import { boardAt, seatAt, type TableFacts } from './table-facts.ts';

const RESULTS = outcomesOf(DICE);

/**
 * Returns the best play of an offensive roll of `seat` for damage alone, before any defence. A payoff is the expected
 * damage of the ability that deals the most.
 */
export function damageSolutionOf(table: TableFacts, seat: Seat): Solution {
  const name = nameOf(table, seat);
  const known = solutions.get(name) ?? damageSolution(table, seat);
  solutions.delete(name);
  solutions.set(name, known);
  for (const oldest of solutions.keys()) {
    if (solutions.size <= MOST_KEPT) break;
    solutions.delete(oldest);
  }
  return known;
}

/** Maximum number of cached solutions; each takes about 20 KB. */
const MOST_KEPT = 500;
const solutions = new Map<string, Solution>();

/** Returns a cache key of everything that damage depends on. Health is left out, as no ability reads player health. */
function nameOf({ seats, attemptsUsed }: TableFacts, seat: Seat): string {
  const looked = seats.map(({ health: _, maxHealth: __, ...facts }) => facts);
  return JSON.stringify([seat, attemptsUsed, looked]);
}

function damageSolution(table: TableFacts, seat: Seat): Solution {
  const facts = seatAt(table, seat);
  const most = new Float64Array(RESULTS.length);
  for (const { kind, variants } of boardAt(facts)) {
    if (kind !== 'offensive' && kind !== 'ultimate') continue;
    for (const variant of variants) {
      const damage = damageByResult(table, seat, variant);
      for (const index of resultsMeeting(facts.hero, variant)) {
        most[index] = Math.max(most[index] ?? 0, damage(index));
      }
    }
  }
  return solve(most, DICE);
}

/** Returns the damage of a board line as a function of the index of the result that activates it. */
function damageByResult(table: TableFacts, seat: Seat, { effects }: AbilityVariant) {
  const before = { ...table, coming: table.seats.map(() => 0), attackBase: 0 };
  const groups = alikeResults(seatAt(table, seat).hero, effects);
  const known: number[] = [];
  return (result: number) => {
    const group = groups[result] ?? 0;
    known[group] ??= expectedAmount(
      'damage',
      evalContextOf(before, PRICES, seat, seat, { shown: RESULTS[result]?.dice ?? [] }),
      effects,
    );
    return known[group] ?? 0;
  };
}
