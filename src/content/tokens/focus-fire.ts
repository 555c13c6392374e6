import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const focusFire: TokenDefinition = {
  id: 'focus-fire',
  name: 'Focus Fire',
  kind: 'negative',
  limit: 2,
  persistent: true,
  modifiers: [{ side: 'attacked', step: 2, amount: 1, types: ['normal', 'undefendable', 'ultimate'] }],
  text: "Opponents' Attacks on you deal 1 more for each. Stays until something removes it.",
};
