import { repeat, stealHealth, these, trigger } from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const lifeSiphon: TokenDefinition = {
  id: 'life-siphon',
  name: 'Life Siphon',
  kind: 'unique',
  limit: 2,
  stays: true,
  persistent: true,
  triggers: [trigger('attack', [repeat(these('life-siphon'), stealHealth(1))])],
  text: 'When your Offensive Ability is an Attack, steal 1 health for each. Stays until something removes it.',
};
