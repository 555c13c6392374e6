import { atLeast, mayForceReroll, roll, total, when } from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const mesmerize: TokenDefinition = {
  id: 'mesmerize',
  name: 'Mesmerize',
  kind: 'positive',
  limit: 1,
  spends: [
    {
      use: 'reroll',
      timing: 'opponent-dice',
      takes: 1,
      effects: [roll(1), when(atLeast(total, 5), [mayForceReroll])],
    },
  ],
  text: "While an opponent's dice can be changed, spend and roll: on 5 or 6 you may force a re-roll of one of them.",
};
