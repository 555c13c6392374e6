/** Makes the activated ability fail: none of its effects resolve (rule: blind). */

import type { FailAbility } from '../vocabulary/effects/timing.ts';
import type { EffectRule } from './rule.ts';

export const failAbility: EffectRule<FailAbility> = {
  do: 'fail-ability',
  sameForAnyOwner: true,
  run(game) {
    const phase = game.lane.rollPhase;
    const activated = phase?.activated;
    if (activated) {
      activated.failed = true;
      game.events.push({ e: 'ability-failed', seat: phase.attack.attacker, variant: activated.variant });
    }
    return 'done';
  },
};
