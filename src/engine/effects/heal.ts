/**
 * Heals at once. Healing is never pooled with damage (rule: heal, R41), except that of a companion by a defense (R45).
 */
import { changeDial } from '../core/damage/companion-dials.ts';
import { canBeHealed, healSeat } from '../core/damage/health.ts';
import { amountOf } from '../evaluation/evaluate.ts';
import { accessOfAmount } from '../evaluation/order/footprint.ts';
import { seatsOfWho } from '../evaluation/seats-of-who.ts';
import type { Heal } from '../vocabulary/effects/health-and-cp.ts';
import { changesNobody } from './parts/in-vain.ts';
import { ledgerSource } from './parts/step.ts';
import type { EffectRule } from './rule.ts';

export const heal: EffectRule<Heal> = {
  do: 'heal',
  isBenign: () => true,
  asksWhom: () => ({ ask: 'whom-to-heal' }),
  sameForAnyOwner: true,
  run(game, frame, effect) {
    const { context } = frame;
    const amount = amountOf(game, context, effect.amount);
    if (amount <= 0) return 'done';
    const { rollPhase } = game.lane;
    for (const seat of seatsOfWho(game, context, effect.who)) {
      if (effect.dial === undefined) healSeat(game, seat, amount);
      else if (effect.withDamage && rollPhase && rollPhase.landed === null) {
        const source = ledgerSource(frame);
        rollPhase.ledger.push({ entry: 'heal', to: seat, dial: effect.dial, amount, source });
      } else changeDial(game, seat, effect.dial, amount, 0);
    }
    return 'done';
  },
  isInVain: (check, { who, dial }) =>
    dial === undefined && changesNobody(check, who, (seat) => !canBeHealed(check.game, seat)),
  touches: (known, { amount }) => [
    { what: 'health', seat: 'any', how: 'heal' },
    ...accessOfAmount(known, amount),
  ],
};
