import { deal, trigger } from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const burn: TokenDefinition = {
  id: 'burn',
  name: 'Burn',
  kind: 'negative',
  limit: 1,
  persistent: true,
  triggers: [trigger('upkeep', [deal(2, 'typeless', 'holder')])],
  text: 'Take 2 damage in each of your Upkeep Phases. Stays until something removes it.',
};
