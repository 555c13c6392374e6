import { attackOf, prevent } from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';
import { onEnemies } from './on-enemies.ts';

export const shield: TokenDefinition = {
  id: 'shield',
  name: 'Shield',
  kind: 'positive',
  limit: 5,
  spends: [{ use: 'prevent', timing: 'attacked', when: attackOf('normal'), takes: 1, effects: [prevent(3)] }],
  ...onEnemies('shield'),
  text: 'Spend against an Attack that can be defended: prevent 3.',
  unconfirmed: 'The chart reads 3 in one place; a list of fans says 1.',
};
