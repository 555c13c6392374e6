/** What Black Widow does with Time Bombs. */

import type { Who } from '../../../engine/vocabulary/amount.ts';
import {
  atLeast,
  dealIsolated,
  forEach,
  held,
  inflict,
  note,
  noted,
  remove,
  turnToken,
  when,
} from '../../../engine/vocabulary/builders.ts';
import type { Effect } from '../../../engine/vocabulary/effect.ts';

export const plantBomb = (who: Who = 'target'): Effect => inflict('time-bomb-2', 1, who);

/** Advances every Time Bomb in play, of any inflictor: 0:01 explodes, 0:02 becomes 0:01. Nobody has more than two. */
export const advanceBombs: Effect = forEach(
  'everyone',
  note('next', held('time-bomb-1', 'chosen')),
  remove('time-bomb-1', noted('next'), 'chosen'),
  turnToken('time-bomb-2', 'time-bomb-1', 'all', 'chosen'),
  when(atLeast(noted('next'), 1), [dealIsolated(4, 'chosen')]),
  when(atLeast(noted('next'), 2), [dealIsolated(4, 'chosen')]),
);
