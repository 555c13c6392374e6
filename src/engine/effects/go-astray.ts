/**
 * The Attack under way must be aimed at a team-mate of the attacker; where none can be reached nothing of it resolves,
 * and something happens instead (rule: dominance, R341, R342). The attack of a figure, which names nobody else, fails.
 */
import { copyContext } from '../frames/push-effects.ts';
import { seatOf } from '../game.ts';
import type { Effect } from '../vocabulary/effect.ts';
import { failAbility } from './fail-ability.ts';
import type { EffectRule } from './rule.ts';

export interface GoAstray {
  readonly do: 'go-astray';
  readonly otherwise: readonly Effect[];
}

export const goAstray: EffectRule<GoAstray> = {
  do: 'go-astray',
  contains: ({ otherwise }) => [{ effects: otherwise, at: ['otherwise'] }],
  begunBy: () => null,
  run(game, frame, { otherwise }) {
    const phase = game.lane.rollPhase;
    if (!phase) return 'done';
    if (seatOf(game, phase.attack.attacker).kind === 'enemy')
      return failAbility.run(game, frame, { do: 'fail-ability' });
    phase.astray = { context: copyContext(frame.context), effects: [...otherwise] };
    return 'done';
  },
};
