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
  // Extra phases form a queue, so their order matters.
  touches: () => [{ what: 'extra phases', seat: 'any', how: 'change' }],
};
