/** Effects that several environments share. */
import {
  atLeast,
  atMost,
  cpOf,
  forEach,
  gain,
  loseCp,
  may,
  removeChosen,
  total,
  when,
} from '../../../engine/vocabulary/builders.ts';
import type { Effect } from '../../../engine/vocabulary/effect.ts';

/** The mark of a tile of this project. */
export const OURS = 'ours';
/** Of a tile whose text needs team-mates. */
export const NO_SOLO =
  'That one hero alone puts it under its deck is assumed from its text: which tiles have that mark is not known.';

/** "Get a status effect": the tile inflicts it on the explorer. */
export const get = (token: string, count = 1): Effect => gain(token, count);
/** The explorer gives up positive status effects of choice. */
export const losePositive = (count: number): Effect => removeChosen('owner', count, { kinds: ['positive'] });
/** On 1 or 2, on 3 or 4, on 5 or 6. */
export const inThirds = (low: Effect[], middle: Effect[], high: Effect[]): Effect =>
  when(atMost(total, 2), low, [when(atMost(total, 4), middle, high)]);
/** All heroes: the explorer and the team-mates. */
export const forParty = (effect: (who: 'owner' | 'chosen') => Effect): Effect[] => [
  effect('owner'),
  forEach('team-mates', effect('chosen')),
];

/** Pays 2 CP for a card of the own discard pile. */
export const takeFromDiscard: Effect = when(atLeast(cpOf(), 2), [
  may('Pay 2 CP to take a card from your discard pile?', [
    loseCp(2, 'owner'),
    { do: 'search', for: 'any', count: 1, to: 'hand', from: 'discard' },
  ]),
]);
