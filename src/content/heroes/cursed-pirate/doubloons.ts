/** What is done with the Pirate's own Doubloons: she need never take one. */

import type { Amount } from '../../../engine/vocabulary/amount.ts';
import {
  atLeast,
  chooseAmount,
  gain,
  least,
  may,
  noted,
  ownOf,
  roomFor,
  when,
} from '../../../engine/vocabulary/builders.ts';
import type { Effect } from '../../../engine/vocabulary/effect.ts';

export const DOUBLOON = 'cursed-doubloon';

export const ownDoubloons: Amount = ownOf(DOUBLOON);

/** One, if she wants it and has room for it. */
export const mayGainDoubloon: Effect = when(atLeast(roomFor(DOUBLOON), 1), [
  may('Gain a Cursed Doubloon?', [gain(DOUBLOON)]),
]);

/** As many as she wants of so many. */
export const gainDoubloonsUpTo = (count: Amount): readonly Effect[] => [
  chooseAmount('How many Cursed Doubloons do you gain?', least(count, roomFor(DOUBLOON)), 'gained'),
  gain(DOUBLOON, noted('gained')),
];

/** So many of her own go. */
export const removeDoubloons = (count: Amount): Effect => ({
  do: 'remove',
  token: DOUBLOON,
  count,
  who: 'owner',
  from: 'owner',
});
