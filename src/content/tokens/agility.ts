import { atMost, preventHalf, roll, total, when } from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const agility: TokenDefinition = {
  id: 'agility',
  name: 'Agility',
  kind: 'positive',
  limit: 2,
  spends: [
    {
      use: 'prevent',
      timing: 'incoming-damage',
      takes: 1,
      effects: [roll(1), when(atMost(total, 3), [preventHalf('holder')])],
    },
  ],
  text: 'With damage coming, spend and roll: on 1 to 3 prevent half of it, rounded up. Not against an Ultimate.',
};
