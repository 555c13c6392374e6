import { deal, held } from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const poison: TokenDefinition = {
  id: 'poison',
  name: 'Poison',
  kind: 'negative',
  limit: 3,
  persistent: true,
  hooks: { upkeep: [deal(held('poison', 'holder'), 'undefendable', 'holder')] },
  text: 'In your Upkeep Phase take 1 damage for each. They stay until something removes them.',
};
