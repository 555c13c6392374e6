import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const oppression: TokenDefinition = {
  id: 'oppression',
  name: 'Oppression',
  kind: 'unique',
  limit: 4,
  persistent: true,
  fixed: true,
  modifiers: [{ side: 'attacked', step: 2, amount: 1, types: ['normal', 'undefendable', 'ultimate'] }],
  text: "Opponents' Attacks on you deal 1 more for each level. Nothing removes or moves it.",
};
