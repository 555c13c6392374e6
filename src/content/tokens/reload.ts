import { addDamage, half, noted, roll, sum, total } from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const reload: TokenDefinition = {
  id: 'reload',
  name: 'Reload',
  kind: 'positive',
  limit: 2,
  spends: [
    {
      use: 'damage',
      timing: 'own-attack',
      takes: 1,
      effects: [roll(1, { rerollsFor: 'reload' }), addDamage(sum(half(total), noted('reroll-bonus')))],
    },
  ],
  text: 'On your Attack, spend and roll: add half the value, rounded up, to its damage.',
};
