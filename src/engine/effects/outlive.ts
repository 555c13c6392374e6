/** If the damage that is coming would bring a player to 0 health, the player keeps some health (rule: defeat). */

import { pooledLedger } from '../core/damage/open-ledger.ts';
import { seatsOfWho } from '../evaluation/seats-of-who.ts';
import { DAMAGE_MOMENTS } from '../model/moments.ts';
import type { Outlive } from '../vocabulary/effects/damage.ts';
import { wouldFall } from './if-falling.ts';
import { ledgerSource } from './parts/step.ts';
import type { EffectRule } from './rule.ts';

export const outlive: EffectRule<Outlive> = {
  do: 'outlive',
  run(game, frame, { health, who }) {
    const source = ledgerSource(frame);
    for (const to of seatsOfWho(game, frame.context, who)) {
      pooledLedger(game)?.push({ entry: 'outlive', to, health, source });
      game.events.push({ e: 'outlives', seat: to, health, source: source.id });
    }
    return 'done';
  },
  isBenign: () => true,
  madeFor: () => DAMAGE_MOMENTS,
  fits: wouldFall,
};
