import { abilityDamageComing, deal, half, roll, total } from '../../engine/vocabulary/builders.ts';
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';

export const backStrike: TokenDefinition = {
  id: 'back-strike',
  name: 'Back Strike',
  kind: 'positive',
  limit: 1,
  spends: [
    {
      use: 'damage',
      timing: 'incoming-damage',
      when: abilityDamageComing(),
      takes: 1,
      effects: [roll(1), deal(half(total), 'typeless')],
    },
  ],
  text: "With damage of an opponent's Offensive Ability coming, spend and roll: half the value, rounded up, goes back to them. Not against an Ultimate.",
};
