/** Damage back: half of what comes to the owner, rounded up, whatever of it is prevented (rule: retribution). */

import { hasIncomingNow, openLedger } from '../damage/open-ledger.ts';
import { attackedNow } from '../plays/moment.ts';
import { isThreatened } from '../plays/relevance.ts';
import { OF_DAMAGE } from '../priority/moments.ts';
import type { Who } from '../vocabulary/amount.ts';
import type { EffectRule } from './rule.ts';
import { seatsMeant } from './seats-meant.ts';
import { ledgerSource } from './step.ts';

export interface ReflectHalf {
  readonly do: 'reflect-half';
  /** To whom it goes. */
  readonly who: Who;
}

export const reflectHalf: EffectRule<ReflectHalf> = {
  do: 'reflect-half',
  run(game, frame, effect) {
    const ledger = openLedger(game);
    for (const to of seatsMeant(game, frame.context, effect.who)) {
      ledger?.push({ entry: 'reflect', to, of: frame.context.owner, source: ledgerSource(frame) });
    }
    return 'done';
  },
  unmet(game, seat) {
    if (!attackedNow(game, seat)) return (say) => say.attacked;
    // What was avoided cannot be returned (R183).
    return hasIncomingNow(game, seat) ? null : (say) => say.noIncoming;
  },
  madeFor: () => OF_DAMAGE,
  fits: isThreatened,
};
