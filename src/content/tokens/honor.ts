import { addDamage, atLeast, noted, when } from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const honor: TokenDefinition = {
  id: 'honor',
  name: 'Honor',
  kind: 'positive',
  limit: 2,
  spends: [
    {
      use: 'damage',
      timing: 'own-attack',
      takes: 'any',
      effects: [when(atLeast(noted('spent'), 2), [addDamage(3)], [addDamage(1)])],
    },
  ],
  text: 'On your Attack, spend 1 for +1 damage, or 2 together for +3.',
};
