import { all, atLeast, atMost, roll, total, undefendable, when } from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const guardBreak: TokenDefinition = {
  id: 'guard-break',
  name: 'Guard Break',
  kind: 'positive',
  limit: 2,
  persistent: true,
  spends: [
    {
      use: 'undefendable',
      timing: 'own-attack-at-offense-end',
      takes: 1,
      effects: [roll(1), when(all(atLeast(total, 4), atMost(total, 5)), [undefendable])],
    },
  ],
  text: 'At the end of your Offensive Roll Phase, spend and roll: on 4 or 5 your Attack is undefendable.',
};
