import { companionShows, heal, on, roll, when } from '../../engine/vocabulary/builders.ts';
import type { Spend, TokenDefinition } from '../../engine/vocabulary/token.ts';

const activated = {
  timing: 'attacked',
  takes: 0,
  attackOf: 6,
  perPhase: 2,
  effects: [roll(1), when(on({ wrench: 1 }), [heal(1)], [heal(2)])],
} as const satisfies Omit<Spend, 'use'>;

export const healBot: TokenDefinition = {
  id: 'heal-bot',
  name: 'Heal Bot',
  kind: 'companion',
  limit: 1,
  persistent: true,
  sides: [
    { id: 'basic', name: 'Basic' },
    { id: 'advanced', name: 'Advanced' },
  ],
  spends: [
    {
      use: 'activate',
      when: companionShows('heal-bot', 'basic'),
      costs: { token: 'synth', count: 2 },
      ...activated,
    },
    {
      use: 'activate-advanced',
      when: companionShows('heal-bot', 'advanced'),
      costs: { token: 'synth', count: 1 },
      ...activated,
    },
  ],
  text: 'When you are Attacked for at least 6 before prevention: 2 Synth, Advanced 1, and roll: heal 1 on wrench, otherwise 2. Twice a phase.',
};
