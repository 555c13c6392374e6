import type { TokenDefinition } from '../../engine/vocabulary/token.ts';
import { onEnemies } from './on-enemies.ts';

export const concussion: TokenDefinition = {
  id: 'concussion',
  name: 'Concussion',
  kind: 'negative',
  limit: 1,
  ...onEnemies('concussion'),
  modifiers: [{ side: 'income', skip: true }],
  text: 'Skip your next Income Phase, then remove this.',
};
