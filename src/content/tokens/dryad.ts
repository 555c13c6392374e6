import { addDamage, preventStatus } from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const dryad: TokenDefinition = {
  id: 'dryad',
  name: 'Dryad',
  kind: 'companion',
  limit: 1,
  spends: [
    { use: 'damage', timing: 'own-attack', takes: 1, oncePerTurn: 'token', effects: [addDamage(3)] },
    { use: 'prevent', timing: 'status-coming', takes: 1, oncePerTurn: 'token', effects: [preventStatus()] },
  ],
  text: "Spend for 3 more damage of your Attack, or at the end of an opponent's Offensive Roll Phase to prevent a negative status effect; one Dryad a turn.",
};
