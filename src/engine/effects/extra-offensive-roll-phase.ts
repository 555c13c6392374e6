/** Another Offensive Roll Phase of the owner against one opponent, after this roll phase (rule: stun, combo). */
import type { OnePlayer } from '../vocabulary/amount.ts';
import type { EffectRule } from './rule.ts';

export interface ExtraOffensiveRollPhase {
  readonly do: 'extra-offensive-roll-phase';
  /** Its fixed target; absent: the holder of the token that brings it, otherwise the target. */
  readonly against?: OnePlayer;
}

export const extraOffensiveRollPhase: EffectRule<ExtraOffensiveRollPhase> = {
  do: 'extra-offensive-roll-phase',
  run(game, { context }, { against }) {
    const target = against ? context[against] : (context.holder ?? context.target);
    if (target !== null) game.lane.turn.extraOffense.push({ by: context.owner, target });
    return 'done';
  },
  worksOnAttack: () => true,
  // Several such phases come one after another.
  touches: () => [{ what: 'extra phases', seat: 'any', how: 'change' }],
};
