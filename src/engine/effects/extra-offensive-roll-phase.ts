/** Another Offensive Roll Phase of the owner against the holder, after this roll phase (rule: stun). */
import type { EffectRule } from './rule.ts';

export interface ExtraOffensiveRollPhase {
  readonly do: 'extra-offensive-roll-phase';
}

export const extraOffensiveRollPhase: EffectRule<ExtraOffensiveRollPhase> = {
  do: 'extra-offensive-roll-phase',
  run(game, { context }) {
    const target = context.holder ?? context.target;
    if (target !== null) game.lane.turn.extraOffense.push({ by: context.owner, target });
    return 'done';
  },
  worksOnAttack: () => true,
  // Several such phases come one after another.
  touches: () => [{ what: 'extra phases', seat: 'any', how: 'change' }],
};
