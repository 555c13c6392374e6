import { addDamage, atLeast, attackBase } from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const crit: TokenDefinition = {
  id: 'crit',
  name: 'Crit',
  kind: 'positive',
  limit: 1,
  spends: [
    { use: 'damage', timing: 'own-attack', when: atLeast(attackBase, 5), takes: 1, effects: [addDamage(4)] },
  ],
  text: 'On your Attack of 5 damage or more before modifiers, spend: +4 damage.',
};
