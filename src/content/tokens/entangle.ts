import type { TokenDefinition } from '../../engine/vocabulary/token.ts';
import { onEnemies } from './on-enemies.ts';

export const entangle: TokenDefinition = {
  id: 'entangle',
  name: 'Entangle',
  kind: 'negative',
  limit: 1,
  ...onEnemies('entangle'),
  until: 'offense-end',
  modifiers: [{ side: 'attempts', amount: -1 }],
  text: 'One Roll Attempt fewer in your next Offensive Roll Phase, then remove this.',
};
