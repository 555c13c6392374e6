/** Changes the momentum of heroes in a Mission, between 0 and 15 (rule: m-momentum). Does nothing in other modes. */
import { changeMomentum } from '../core/mission/momentum.ts';
import { amountOf } from '../evaluation/evaluate.ts';
import { seatsOfWho } from '../evaluation/seats-of-who.ts';
import type { Momentum } from '../vocabulary/effects/missions.ts';
import type { EffectRule } from './rule.ts';

export const momentum: EffectRule<Momentum> = {
  do: 'momentum',
  sameForAnyOwner: true,
  isBenign: ({ amount }) => typeof amount === 'number' && amount >= 0,
  run(game, { context }, { amount, who }) {
    const by = amountOf(game, context, amount);
    if (game.state.mission) for (const seat of seatsOfWho(game, context, who)) changeMomentum(game, seat, by);
    return 'done';
  },
};
