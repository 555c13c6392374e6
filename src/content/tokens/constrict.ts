import type { TokenDefinition } from '../../engine/vocabulary/token.ts';
import { onEnemies } from './on-enemies.ts';

export const constrict: TokenDefinition = {
  id: 'constrict',
  name: 'Constrict',
  kind: 'negative',
  limit: 1,
  ...onEnemies('constrict'),
  until: 'offense-end',
  modifiers: [{ side: 'attempt-price', cp: 1, beyond: 1 }],
  text: 'In your next Offensive Roll Phase each Roll Attempt beyond the first costs 1 CP; then this goes.',
};
