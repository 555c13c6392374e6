/** Reduces the segments by which the crisis clock advances in this round (rule: m-perk-sheets). */
import { missionOf } from '../core/mission/board.ts';
import { amountOf } from '../evaluation/evaluate.ts';
import type { SlowClock } from '../vocabulary/effects/missions.ts';
import type { EffectRule } from './rule.ts';

export const slowClock: EffectRule<SlowClock> = {
  do: 'slow-clock',
  sameForAnyOwner: true,
  isBenign: () => true,
  run(game, { context }, { segments }) {
    if (game.state.mission) missionOf(game).slowed += Math.max(0, amountOf(game, context, segments));
    return 'done';
  },
};
