import { reflectHalf } from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const retribution: TokenDefinition = {
  id: 'retribution',
  name: 'Retribution',
  kind: 'positive',
  limit: 1,
  spends: [{ use: 'damage', timing: 'attacked', takes: 1, effects: [reflectHalf] }],
  text: 'When you are Attacked, spend: half of what comes in, rounded up, goes back to the attacker.',
};
