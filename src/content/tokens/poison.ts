import { deal, these, trigger } from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const poison: TokenDefinition = {
  id: 'poison',
  name: 'Poison',
  kind: 'negative',
  limit: 3,
  persistent: true,
  triggers: [trigger('upkeep', [deal(these('poison'), 'undefendable', 'holder')])],
  text: 'In your Upkeep Phase take 1 damage for each. They stay until something removes them.',
};
