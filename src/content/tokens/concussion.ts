import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const concussion: TokenDefinition = {
  id: 'concussion',
  name: 'Concussion',
  kind: 'negative',
  limit: 1,
  idleOnEnemies: true,
  modifiers: [{ side: 'income', skip: true }],
  text: 'Skip your next Income Phase, then remove this.',
};
