import { seatOf } from '../core/game.ts';
import type { ExtraOffensiveRollPhase } from '../vocabulary/effects/timing.ts';
import type { EffectRule } from './rule.ts';

export const extraOffensiveRollPhase: EffectRule<ExtraOffensiveRollPhase> = {
  do: 'extra-offensive-roll-phase',
  run(game, { context }, { against }) {
    const target = against ? context[against] : (context.holder ?? context.target);
    if (target !== null) game.lane.turn.extraOffense.push({ by: context.owner, target });
    return 'done';
  },
  worksOnAttack: () => true,
  unmet(game, seat, { against }) {
    if (against !== 'target') return null;
    const { attacker, targets } = game.lane.rollPhase?.attack ?? {};
    // Every opponent who could be attacked again has fallen, so the phase would be forfeited (rule: stun).
    const isLost = attacker === seat && targets?.every((target) => seatOf(game, target.seat).defeated);
    return isLost ? (say) => say.targetFell : null;
  },
  // Extra phases form a queue, so their order matters.
  touches: () => [{ what: 'extra phases', seat: 'any', how: 'change' }],
};
