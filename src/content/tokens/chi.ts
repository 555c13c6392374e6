import { addDamage, noted, prevent } from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const chi: TokenDefinition = {
  id: 'chi',
  name: 'Chi',
  kind: 'positive',
  limit: 5,
  persistent: true,
  spends: [
    {
      use: 'prevent',
      timing: 'incoming-damage',
      takes: 'any',
      effects: [prevent(noted('spent'))],
    },
    {
      use: 'damage',
      timing: 'own-attack',
      takes: 'any',
      notWhenGainedThisTurn: true,
      effects: [addDamage(noted('spent'))],
    },
  ],
  text: 'Spend any number to prevent 1 damage each, or to add 1 damage each to your Attack (not with Chi gained this turn). Prevents nothing of an Ultimate.',
};
