import {
  attackedBy,
  dealIsolated,
  removeThese,
  trigger,
  undefendableOn,
} from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const webbed: TokenDefinition = {
  id: 'webbed',
  name: 'Webbed',
  kind: 'negative',
  limit: 1,
  persistent: true,
  triggers: [
    trigger('gained', [dealIsolated(2, 'holder')], { token: 'webbed' }),
    trigger('attacked', [undefendableOn('holder'), removeThese('webbed')], {
      when: attackedBy(['normal'], 'holder'),
    }),
  ],
  text: 'When it comes to you, 2 isolated damage. The next Attack of normal damage on you becomes undefendable, and this leaves.',
};
