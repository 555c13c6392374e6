import {
  atLeast,
  discard,
  eachValue,
  removeThese,
  roll,
  trigger,
  when,
} from '../../engine/vocabulary/builders.ts';
import { goAstray } from '../../engine/vocabulary/mission-builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const dominance: TokenDefinition = {
  id: 'dominance',
  name: 'Dominance',
  kind: 'unique',
  limit: 1,
  triggers: [
    trigger('aiming', [
      roll(1, { by: 'holder' }),
      when(
        atLeast(eachValue(1), 1),
        [goAstray(discard(1, 'holder', 'random')), removeThese('dominance')],
        [when(atLeast(eachValue(6), 1), [removeThese('dominance')])],
      ),
    ]),
  ],
  text: 'When you attack, roll: on 1 you must attack another hero (range may be needed), or else nothing of the attack resolves and you discard a card at random; then this goes. On 6 it goes.',
  unconfirmed: 'What it does to an enemy is not told: on 1 the attack fails.',
};
