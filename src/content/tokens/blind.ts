import {
  atMost,
  failAbility,
  not,
  removeThese,
  roll,
  total,
  trigger,
  ultimateActivated,
  when,
} from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const blind: TokenDefinition = {
  id: 'blind',
  name: 'Blind',
  kind: 'negative',
  limit: 1,
  triggers: [
    trigger('activation', [
      removeThese('blind'),
      when(not(ultimateActivated), [roll(1, { by: 'holder' }), when(atMost(total, 2), [failAbility])]),
    ]),
    trigger('no-activation', [removeThese('blind')]),
  ],
  text: 'When you next activate an Offensive Ability, remove this and roll: on 1 or 2 the ability fails. It cannot stop an Ultimate.',
};
