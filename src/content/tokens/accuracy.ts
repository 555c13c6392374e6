import { undefendable } from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const accuracy: TokenDefinition = {
  id: 'accuracy',
  name: 'Accuracy',
  kind: 'positive',
  limit: 1,
  spends: [{ use: 'undefendable', timing: 'own-attack-at-offense-end', takes: 1, effects: [undefendable] }],
  text: 'At the end of your Offensive Roll Phase, spend: your Attack is undefendable.',
};
