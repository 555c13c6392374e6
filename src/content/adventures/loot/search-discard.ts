import type { Effect } from '../../../engine/vocabulary/effect.ts';

/** Takes a card from the own discard pile into the hand. */
export const searchDiscard: Effect = {
  do: 'search',
  for: 'any',
  count: 1,
  to: 'hand',
  from: 'discard',
};
