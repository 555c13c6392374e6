import { gainCp, trigger } from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const bounty: TokenDefinition = {
  id: 'bounty',
  name: 'Bounty',
  kind: 'negative',
  limit: 1,
  persistent: true,
  modifiers: [{ side: 'attacked', step: 2, amount: 1, types: ['normal', 'undefendable', 'ultimate'] }],
  triggers: [trigger('attacked', [gainCp(1, 'target')])],
  text: "Opponents' Attacks on you deal 1 more, and the attacker gains 1 CP even if all is prevented.",
};
