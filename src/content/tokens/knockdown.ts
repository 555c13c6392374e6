import type { TokenDefinition } from '../../engine/vocabulary/token.ts';
import { onEnemies } from './on-enemies.ts';

export const knockdown: TokenDefinition = {
  id: 'knockdown',
  name: 'Knockdown',
  kind: 'negative',
  limit: 1,
  ...onEnemies('knockdown'),
  modifiers: [{ side: 'offense', cp: 2 }],
  text: 'Before your next Offensive Roll Phase pay 2 CP to remove this, or skip that phase and then remove it.',
};
