/**
 * Lets the owner defend against an undefendable Attack. The whole defense takes place at once, at any time from the
 * start of the Defensive Roll Phase to just before damage (rule: invisibility, R240, R241).
 */

import { targetAt } from '../core/attack.ts';
import { areTargetsFinal } from '../evaluation/attack-measures.ts';
import { mayDefendAnyway } from '../evaluation/defense.ts';
import { DAMAGE_MOMENTS } from '../model/moments.ts';
import type { AllowDefense } from '../vocabulary/effects/damage.ts';
import type { EffectRule } from './rule.ts';

export const allowDefense: EffectRule<AllowDefense> = {
  do: 'allow-defense',
  run(game, frame) {
    const seat = frame.context.owner;
    const target = targetAt(game.lane.rollPhase, seat);
    if (!target || !mayDefendAnyway(game, target)) return 'done';
    target.defendsAnyway = true;
    target.answered = false;
    frame.list = frame.list.slice(1);
    game.lane.stack.push({
      k: 'phase',
      phase: 'defensive-roll',
      step: 'choose-defense',
      queue: [],
      only: seat,
    });
    return 'wait';
  },
  unmet(game, seat) {
    const target = targetAt(game.lane.rollPhase, seat);
    const isPossible = areTargetsFinal(game) && target !== null && mayDefendAnyway(game, target);
    return isPossible ? null : (say) => say.undefendableOnYou;
  },
  madeFor: () => DAMAGE_MOMENTS,
  fits: (game, seat) => {
    const target = targetAt(game.lane.rollPhase, seat);
    return target !== null && mayDefendAnyway(game, target);
  },
};
