import { extraOffenseAgainst } from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const combo: TokenDefinition = {
  id: 'combo',
  name: 'Combo',
  kind: 'unique',
  limit: 1,
  persistent: true,
  stays: true,
  spends: [
    {
      use: 'attack',
      timing: 'own-attack-landed',
      takes: 1,
      oncePerTurn: 'token',
      effects: [extraOffenseAgainst('target')],
    },
  ],
  text: 'Once a turn, when your Attack is over, spend: another Offensive Roll Phase against the same opponent.',
};
