/** Lowers the health of a companion at once, as the price of an ability. It is not damage that can be prevented. */
import { changeDial, dialOf } from '../core/damage/companion-dials.ts';
import { amountOf } from '../evaluation/evaluate.ts';
import { seatsOfWho } from '../evaluation/seats-of-who.ts';
import type { HarmCompanion } from '../vocabulary/effects/damage.ts';
import type { EffectRule } from './rule.ts';

export const harmCompanion: EffectRule<HarmCompanion> = {
  do: 'harm-companion',
  run(game, { context }, { dial, amount, who }) {
    const harm = Math.max(0, amountOf(game, context, amount));
    for (const seat of seatsOfWho(game, context, who)) {
      if (dialOf(game, seat, dial)) changeDial(game, seat, dial, 0, harm);
    }
    return 'done';
  },
};
