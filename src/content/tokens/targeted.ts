import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const targeted: TokenDefinition = {
  id: 'targeted',
  name: 'Targeted',
  kind: 'negative',
  limit: 1,
  persistent: true,
  modifiers: [{ side: 'attacked', step: 2, amount: 2, types: ['normal', 'undefendable', 'ultimate'] }],
  text: "Opponents' Attacks on you deal 2 more. Stays until something removes it.",
};
