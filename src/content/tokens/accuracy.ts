import { undefendable } from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const accuracy: TokenDefinition = {
  id: 'accuracy',
  name: 'Accuracy',
  kind: 'positive',
  limit: 1,
  spends: [{ use: 'undefendable', timing: 'own-attack-before-defense', takes: 1, effects: [undefendable] }],
  text: 'Before a defense is rolled against your Attack, spend: it is undefendable.',
};
