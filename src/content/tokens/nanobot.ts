import {
  addDamage,
  all,
  among,
  atLeast,
  companionShows,
  deal,
  during,
  forEach,
  held,
  note,
  noted,
  remove,
  sum,
  times,
  when,
} from '../../engine/vocabulary/builders.ts';
import type { Effect } from '../../engine/vocabulary/effect.ts';
import type { Spend, TokenDefinition } from '../../engine/vocabulary/token.ts';

/** 1, 3 or 5 damage for 1, 2 or 3 Nanites. */
const burst = sum(times(2, noted('nanites')), -1);

/** In the Roll Phase it joins the Attack on the Attacked players, and is collateral for all others (R220, R221). */
const inRollPhase: Effect = when(
  among('chosen', 'target'),
  [addDamage(burst)],
  [deal(burst, 'collateral', 'chosen')],
);

const detonate: Effect = forEach(
  'everyone',
  note('nanites', held('nanite', 'chosen')),
  when(atLeast(noted('nanites'), 1), [
    remove('nanite', 'all', 'chosen'),
    when(during('upkeep'), [deal(burst, 'typeless', 'chosen')], [inRollPhase]),
  ]),
);

const activated = {
  timing: 'own-upkeep',
  takes: 0,
  perPhase: 1,
  effects: [detonate],
} as const satisfies Omit<Spend, 'use'>;

const anyNanite = atLeast(held('nanite', 'everyone'), 1);

export const nanobot: TokenDefinition = {
  id: 'nanobot',
  name: 'Nanobot',
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
      when: all(companionShows('nanobot', 'basic'), anyNanite),
      costs: { token: 'synth', count: 2 },
      ...activated,
    },
    {
      use: 'activate-advanced',
      when: all(companionShows('nanobot', 'advanced'), anyNanite),
      costs: { token: 'synth', count: 1 },
      ...activated,
    },
  ],
  text: 'In your Upkeep Phase: 2 Synth, Advanced 1, to Detonate the Nanites of everybody. In your Attack they join it on who is Attacked, and are collateral damage for others.',
};
