import { atLeast, dealIsolated, removeThese, statuses, trigger } from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const parasite: TokenDefinition = {
  id: 'parasite',
  name: 'Parasite',
  kind: 'negative',
  limit: 1,
  triggers: [
    trigger('upkeep-end', [dealIsolated(1, 'holder')], { when: atLeast(statuses('positive', 'holder'), 1) }),
    trigger('token-prevented', [removeThese('parasite'), dealIsolated(3, 'holder')]),
  ],
  text: 'At the end of your Upkeep Phase take 1 damage while you hold a positive status effect. When one of your positive tokens prevents damage, this goes and you take 3 damage.',
  unconfirmed: 'Both figures are lost in the rules and come from one list of tokens.',
};
