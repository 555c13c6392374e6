import { preventHalf } from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const protect: TokenDefinition = {
  id: 'protect',
  name: 'Protect',
  kind: 'positive',
  limit: 1,
  spends: [{ use: 'prevent', timing: 'incoming-damage', takes: 1, effects: [preventHalf('holder')] }],
  text: 'With damage coming, spend: prevent half of it, rounded up.',
};
