/** Raises health at once; healing is never pooled with damage (rule: heal, R41). */
import { healSeat } from '../damage/health.ts';
import type { Amount, Who } from '../vocabulary/amount.ts';
import { amountOf, seatsMeant } from './evaluate.ts';
import { ofAmount } from './footprint.ts';
import type { EffectRule } from './rule.ts';

export interface Heal {
  readonly do: 'heal';
  readonly amount: Amount;
  readonly who: Who;
}

export const heal: EffectRule<Heal> = {
  do: 'heal',
  sameForAnyOwner: true,
  run(game, { context }, effect) {
    const amount = amountOf(game, context, effect.amount);
    if (amount <= 0) return 'done';
    for (const seat of seatsMeant(game, context, effect.who)) healSeat(game, seat, amount);
    return 'done';
  },
  touches: (known, { amount }) => [{ what: 'health', seat: 'any', how: 'heal' }, ...ofAmount(known, amount)],
};
