/** Effects on the Pirate's own Doubloons, whose gain is always optional for her. */

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

/** Gains one, if she wants it and has room for it. */
export const mayGainDoubloon: Effect = when(atLeast(roomFor(DOUBLOON), 1), [
  may('Gain a Cursed Doubloon?', [gain(DOUBLOON)]),
]);

/** Gains up to this many, as many as she wants. */
export const gainDoubloonsUpTo = (count: Amount): readonly Effect[] => [
  chooseAmount('How many Cursed Doubloons do you gain?', least(count, roomFor(DOUBLOON)), 'gained'),
  gain(DOUBLOON, noted('gained')),
];

/** Removes this many of her own. */
export const removeDoubloons = (count: Amount): Effect => ({
  do: 'remove',
  token: DOUBLOON,
  count,
  who: 'owner',
  from: 'owner',
});
