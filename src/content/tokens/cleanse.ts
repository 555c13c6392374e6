import { removeChosen } from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const cleanse: TokenDefinition = {
  id: 'cleanse',
  name: 'Cleanse',
  kind: 'positive',
  limit: 3,
  spends: [{ use: 'remove', timing: 'any-time', takes: 1, effects: [removeChosen('holder')] }],
  text: 'Spend at any time to remove 1 status effect from yourself.',
};
