import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const wither: TokenDefinition = {
  id: 'wither',
  name: 'Wither',
  kind: 'negative',
  limit: 2,
  persistent: true,
  modifiers: [{ side: 'attacking', step: 2, amount: -1, types: ['normal', 'undefendable'] }],
  text: 'Your Attacks deal 1 damage less for each, normal and undefendable damage only. Stays until something removes it.',
};
