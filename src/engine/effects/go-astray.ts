/**
 * Forces the current Attack onto a team-mate of the attacker (rule: dominance, R341, R342). If it can target none, the
 * ability does not resolve and `otherwise` runs. The attack of a Mission's figure just fails.
 */

import { seatOf } from '../core/game.ts';
import { copyContext } from '../core/stack/push-effects.ts';
import type { GoAstray } from '../vocabulary/effect.ts';
import { failAbility } from './fail-ability.ts';
import type { EffectRule } from './rule.ts';

export const goAstray: EffectRule<GoAstray> = {
  do: 'go-astray',
  contains: ({ otherwise }) => [{ effects: otherwise, at: ['otherwise'] }],
  neededToStart: () => null,
  run(game, frame, { otherwise }) {
    const phase = game.lane.rollPhase;
    if (!phase) return 'done';
    if (seatOf(game, phase.attack.attacker).kind === 'enemy')
      return failAbility.run(game, frame, { do: 'fail-ability' });
    phase.astray = { context: copyContext(frame.context), effects: [...otherwise] };
    return 'done';
  },
};
