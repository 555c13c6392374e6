/** A Time Bomb has two sides, which are two tokens that share one stack limit. */
import {
  atLeast,
  atMost,
  dealIsolated,
  note,
  noted,
  repeat,
  roll,
  these,
  total,
  trigger,
  upgradesOf,
  when,
} from '../../engine/vocabulary/builders.ts';
import type { Effect } from '../../engine/vocabulary/effect.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

const LATER = 'time-bomb-2';
const NEXT = 'time-bomb-1';

const defused = (token: string): Effect => ({ do: 'remove', token, count: 1, who: 'holder', from: 'owner' });
const turned: Effect = {
  do: 'turn-token',
  token: LATER,
  to: NEXT,
  count: 1,
  who: 'holder',
  from: 'owner',
};

/** The numbers of both sides are noted first, so a bomb turned now does not explode in the same Upkeep Phase. */
const tick: readonly Effect[] = [
  note('next', these(NEXT)),
  note('later', these(LATER)),
  repeat(
    noted('next'),
    roll(1, { by: 'holder' }),
    when(atMost(total, 5), [defused(NEXT), dealIsolated(4, 'holder')], [defused(NEXT)]),
  ),
  repeat(noted('later'), roll(1, { by: 'holder' }), when(atMost(total, 5), [turned], [defused(LATER)])),
];

export const timeBombLater: TokenDefinition = {
  id: LATER,
  name: 'Time Bomb (0:02)',
  kind: 'negative',
  limit: 2,
  countsWith: [NEXT],
  comesAs: { token: NEXT, when: atLeast(upgradesOf(), 6) },
  persistent: true,
  triggers: [trigger('upkeep', tick)],
  text: 'In your Upkeep Phase roll a die: on 1 to 5 it turns to 0:01, on 6 it leaves. Of somebody with 6 or more upgrades in play it comes on 0:01.',
};

export const timeBombNext: TokenDefinition = {
  id: NEXT,
  name: 'Time Bomb (0:01)',
  kind: 'negative',
  limit: 2,
  countsWith: [LATER],
  persistent: true,
  // If the same player also has one on 0:02, that one's trigger acts for both.
  triggers: [trigger('upkeep', tick, { when: atMost(these(LATER), 0) })],
  text: 'In your Upkeep Phase roll a die: on 1 to 5 it goes off for 4 isolated undefendable damage, on 6 it leaves.',
};
