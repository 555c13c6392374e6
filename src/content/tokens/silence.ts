import type { TokenDefinition } from '../../engine/vocabulary/token.ts';
import { onEnemies } from './on-enemies.ts';

export const silence: TokenDefinition = {
  id: 'silence',
  name: 'Silence',
  kind: 'unique',
  limit: 1,
  ...onEnemies('silence'),
  until: 'turn-end',
  modifiers: [{ side: 'abilities', without: 'straight' }],
  text: 'You cannot activate abilities that ask for a straight. It goes at the end of your turn.',
};
