import { atMost, avoid, roll, total, when } from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';
import { onEnemies } from './on-enemies.ts';

export const evasive: TokenDefinition = {
  id: 'evasive',
  name: 'Evasive',
  kind: 'positive',
  limit: 3,
  spends: [
    {
      use: 'prevent',
      timing: 'incoming-damage',
      takes: 1,
      effects: [roll(1), when(atMost(total, 2), [avoid()])],
    },
  ],
  ...onEnemies('evasive'),
  text: 'With damage coming, spend and roll: on 1 or 2 you take none of it. Not against an Ultimate.',
};
