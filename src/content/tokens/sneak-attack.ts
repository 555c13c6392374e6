import { addDamage, roll, total } from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const sneakAttack: TokenDefinition = {
  id: 'sneak-attack',
  name: 'Sneak Attack',
  kind: 'positive',
  limit: 1,
  spends: [{ use: 'damage', timing: 'own-attack', takes: 1, effects: [roll(1), addDamage(total)] }],
  text: 'On your Attack, spend and roll: add the value to its damage.',
};
