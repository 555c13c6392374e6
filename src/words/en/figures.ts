/** What a figure consists of: `12 Righteous Combat [5 + 4 for sword + 3 for helmet]`. */
import type { CountedBy } from '../../engine/index.ts';

/** What a part of a figure is counted by, if it is told and has no name of its own. */
type Nameless = Exclude<NonNullable<CountedBy>['what'], 'symbols' | 'token' | 'other'>;

export const figures = {
  /** `line` is a figure with its source. */
  line: (line: string, parts: string) => `${line} [${parts}]`,
  sum: (parts: readonly string[]) => parts.join(' + '),
  part: (amount: string, by: string) => `${amount} for ${by}`,
  /** The only part of a figure. */
  whole: (by: string) => `for ${by}`,
  symbols: (symbols: readonly string[]) => symbols.join(' or '),
  by: {
    dice: 'the roll',
    cp: 'CP',
    cards: 'cards in hand',
    statuses: 'status effects',
    upgrades: 'upgrades',
    attempts: 'Roll Attempts',
  } satisfies Record<Nameless, string>,
};
