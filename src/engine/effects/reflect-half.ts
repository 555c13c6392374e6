/** Deals half of the owner's incoming damage to others, rounded up, before prevention (rule: retribution). */

import { hasIncomingNow, openLedger } from '../core/damage/open-ledger.ts';
import { isThreatened } from '../evaluation/damage/coming.ts';
import { seatsOfWho } from '../evaluation/seats-of-who.ts';
import { isAttackedNow } from '../evaluation/timing.ts';
import { DAMAGE_MOMENTS } from '../model/moments.ts';
import type { ReflectHalf } from '../vocabulary/effects/damage.ts';
import { ledgerSource } from './parts/step.ts';
import type { EffectRule } from './rule.ts';

export const reflectHalf: EffectRule<ReflectHalf> = {
  do: 'reflect-half',
  run(game, frame, effect) {
    const ledger = openLedger(game);
    for (const to of seatsOfWho(game, frame.context, effect.who)) {
      ledger?.push({ entry: 'reflect', to, of: frame.context.owner, source: ledgerSource(frame) });
    }
    return 'done';
  },
  unmet(game, seat) {
    if (!isAttackedNow(game, seat)) return (say) => say.attacked;
    // Avoided damage cannot be reflected (R183).
    return hasIncomingNow(game, seat) ? null : (say) => say.noIncoming;
  },
  madeFor: () => DAMAGE_MOMENTS,
  fits: isThreatened,
};
