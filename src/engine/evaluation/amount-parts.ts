/** Takes an amount apart, so that a figure can say what it consists of. */

import type { Game } from '../core/game.ts';
import type { AmountPart, Because, CountedBy } from '../model/amount-part.ts';
import type { EffectContext } from '../model/effect-context.ts';
import type { Amount } from '../vocabulary/amount.ts';
import { amountOf } from './evaluate.ts';
import type { CountedAmounts } from './facts.ts';

type Named = { readonly [Kind in keyof CountedAmounts]: (amount: CountedAmounts[Kind]) => CountedBy };

const dice = () => ({ what: 'dice' }) as const;
const other = () => ({ what: 'other' }) as const;

const COUNTED_BY: Named = {
  symbols: ({ symbols }) => ({ what: 'symbols', symbols }),
  values: dice,
  total: dice,
  best: dice,
  tokens: ({ token }) => ({ what: 'token', token }),
  passed: ({ token }) => ({ what: 'token', token }),
  dial: ({ of }) => ({ what: 'token', token: of }),
  room: ({ token }) => ({ what: 'token', token }),
  statuses: () => ({ what: 'statuses' }),
  cp: () => ({ what: 'cp' }),
  hand: () => ({ what: 'cards' }),
  upgrades: () => ({ what: 'upgrades' }),
  attempts: () => ({ what: 'attempts' }),
  health: other,
  players: other,
  dealt: other,
  noted: other,
  'attack-base': other,
  counter: other,
  figures: other,
  heroes: other,
  'by-heroes': other,
  round: other,
  momentum: other,
  tiles: other,
};

function named<Kind extends keyof CountedAmounts>(kind: Kind, amount: CountedAmounts[Kind]): CountedBy {
  return COUNTED_BY[kind](amount);
}

/** What an amount that is not a sum is counted by: that of the first part that is not a number. */
function countedBy(amount: Amount): CountedBy {
  if (typeof amount === 'number') return null;
  if ('count' in amount) return named(amount.count, amount);
  return (
    partsIn(amount)
      .map(countedBy)
      .find((by) => by !== null) ?? null
  );
}

/** The amounts of which one is made. */
function partsIn(amount: Exclude<Amount, number | { count: string }>): readonly Amount[] {
  if ('half' in amount) return [amount.half];
  if ('sets' in amount) return [amount.sets];
  if ('sum' in amount) return amount.sum;
  return 'times' in amount ? amount.times : amount.least;
}

/** Whether a count says more than the source of the figure does. */
function tells(by: CountedBy, source: string): boolean {
  if (by === null || by.what === 'other') return false;
  return by.what !== 'token' || by.token !== source;
}

/**
 * The parts of an amount that came out above 0, for display.
 * @param because the symbols on dice for which the effect runs; null if it needs none
 * @returns undefined where the figure is printed as it is and needs no explanation
 */
export function partsOfAmount(
  game: Game,
  context: EffectContext,
  amount: Amount,
  because: readonly string[] | null,
): readonly AmountPart[] | undefined {
  const addends = typeof amount !== 'number' && 'sum' in amount ? amount.sum : [amount];
  const parts = addends.flatMap((one): AmountPart[] => {
    const value = amountOf(game, context, one);
    return value === 0 ? [] : [{ amount: value, by: countedBy(one) }];
  });
  const explained = parts.map(
    (part): AmountPart =>
      part.by === null && because !== null ? { ...part, by: { what: 'symbols', symbols: because } } : part,
  );
  return explained.some(({ by }) => tells(by, context.source.id)) ? explained : undefined;
}

/** The symbols for which the effect at the head of a list runs; null if it needs none. */
export function symbolsBehind(because: Because | undefined, length: number): readonly string[] | null {
  return because !== undefined && length > because.rest ? because.symbols : null;
}
