import { addDamage, companionShows } from '../../engine/vocabulary/builders.ts';
import type { Spend, TokenDefinition } from '../../engine/vocabulary/token.ts';

const activated = {
  timing: 'own-attack',
  takes: 0,
  oncePerTurn: 'token',
  effects: [addDamage(3)],
} as const satisfies Omit<Spend, 'use'>;

export const shockBot: TokenDefinition = {
  id: 'shock-bot',
  name: 'Shock Bot',
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
      when: companionShows('shock-bot', 'basic'),
      costs: { token: 'synth', count: 2 },
      ...activated,
    },
    {
      use: 'activate-advanced',
      when: companionShows('shock-bot', 'advanced'),
      costs: { token: 'synth', count: 1 },
      ...activated,
    },
  ],
  text: 'On your Attack: 2 Synth, Advanced 1, for +3 damage. Once a turn.',
};
