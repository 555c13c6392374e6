import { atMost, avoid, roll, total, when } from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const smokeBomb: TokenDefinition = {
  id: 'smoke-bomb',
  name: 'Smoke Bomb',
  kind: 'positive',
  limit: 1,
  spends: [
    {
      use: 'prevent',
      timing: 'incoming-damage',
      takes: 1,
      effects: [roll(1), when(atMost(total, 3), [avoid()])],
    },
  ],
  text: 'With damage coming, spend and roll: on 1 to 3 you take none of it. Not against an Ultimate.',
};
