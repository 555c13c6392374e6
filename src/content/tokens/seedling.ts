import { rerollOwn } from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const seedling: TokenDefinition = {
  id: 'seedling',
  name: 'Seedling',
  kind: 'companion',
  limit: 3,
  spends: [{ use: 'reroll', timing: 'own-dice', takes: 1, oncePerTurn: 'token', effects: [rerollOwn(1)] }],
  text: 'Spend to re-roll one of your dice; one Seedling a turn. Grows into a Sapling.',
};
