import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const chaos: TokenDefinition = {
  id: 'chaos',
  name: 'Chaos',
  kind: 'positive',
  limit: 6,
  text: 'Fuel for abilities of enemies. It does nothing for heroes.',
};
