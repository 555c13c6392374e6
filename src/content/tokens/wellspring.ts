import { half, heal, roll, total } from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const wellspring: TokenDefinition = {
  id: 'wellspring',
  name: 'Wellspring',
  kind: 'positive',
  limit: 1,
  spends: [{ use: 'heal', timing: 'own-main', takes: 1, effects: [roll(1), heal(half(total))] }],
  text: 'In your Main Phase, spend and roll: heal half the value, rounded up.',
};
