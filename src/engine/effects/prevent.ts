/** Prevents damage: a fixed amount in step 2, a half or all in step 3 (rule: prevent-damage, multiply-divide). */

import { hasIncomingNow, openLedger } from '../core/damage/open-ledger.ts';
import { isThreatened } from '../evaluation/damage/coming.ts';
import { amountOf } from '../evaluation/evaluate.ts';
import { seatsOfWho } from '../evaluation/seats-of-who.ts';
import { DAMAGE_MOMENTS } from '../model/moments.ts';
import type { Prevent } from '../vocabulary/effects/damage.ts';
import { isChosenByList, seatsBefore } from './parts/candidates.ts';
import { explained, ledgerSource } from './parts/step.ts';
import type { EffectRule } from './rule.ts';

export const prevent: EffectRule<Prevent> = {
  do: 'prevent',
  asksWhom: () => ({ ask: 'whom-to-protect' }),
  run(game, frame, effect) {
    const ledger = openLedger(game);
    if (!ledger) return 'done';
    const source = ledgerSource(frame);
    for (const to of seatsOfWho(game, frame.context, effect.who)) {
      if (effect.amount === 'half') ledger.push({ entry: 'halve', to, source });
      else if (effect.amount === 'all') ledger.push({ entry: 'avoid', to, source });
      else {
        const amount = amountOf(game, frame.context, effect.amount);
        if (amount <= 0) continue;
        const why = explained(game, frame, effect.amount);
        ledger.push({ entry: 'prevent', to, amount, source, ...why });
        game.events.push({ e: 'damage-prevented', seat: to, amount, source: source.id, ...why });
        continue;
      }
      game.events.push({ e: 'damage-prevented', seat: to, amount: effect.amount, source: source.id });
    }
    return 'done';
  },
  unmet(game, seat, { who }, { chosen }) {
    if (isChosenByList(who)) return null;
    const isComing = seatsBefore(game, seat, who, chosen).some((one) => hasIncomingNow(game, one));
    return isComing ? null : (say) => say.nothingToPrevent;
  },
  couldAffect: (game, seat) => hasIncomingNow(game, seat),
  nobodyAffected: () => (say) => say.nothingToPreventAtAll,
  madeFor: () => DAMAGE_MOMENTS,
  fits: isThreatened,
};
