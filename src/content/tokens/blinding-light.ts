import {
  atMost,
  failAbility,
  halveDealt,
  not,
  removeThese,
  roll,
  total,
  trigger,
  ultimateActivated,
  when,
} from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const blindingLight: TokenDefinition = {
  id: 'blinding-light',
  name: 'Blinding Light',
  kind: 'negative',
  limit: 1,
  triggers: [
    trigger('activation', [
      removeThese('blinding-light'),
      when(not(ultimateActivated), [
        roll(1, { by: 'holder' }),
        when(atMost(total, 1), [failAbility], [when(atMost(total, 3), [halveDealt()])]),
      ]),
    ]),
    trigger('no-activation', [removeThese('blinding-light')]),
  ],
  text: 'When you next activate an Offensive Ability, remove this and roll: on 1 the ability fails; on 2 or 3 half of the damage that you deal in this Roll Phase is lost, rounded up. It does nothing to an Ultimate.',
};
