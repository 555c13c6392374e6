/** Advances the crisis clock and resolves every segment that it reaches (rule: m-crisis-clock). */

import { amountOf } from '../evaluation/evaluate.ts';
import type { AdvanceClock } from '../vocabulary/effects/missions.ts';
import { advanceClock, resolveSegment } from './parts/crisis-clock.ts';
import type { EffectRule } from './rule.ts';

export const advanceTheClock: EffectRule<AdvanceClock> = {
  do: 'advance-clock',
  sameForAnyOwner: true,
  run(game, { context }, { segments }) {
    const left = amountOf(game, context, segments);
    if (left <= 0 || !game.state.mission) return 'done';
    advanceClock(game);
    resolveSegment(game);
    return left > 1 ? [{ do: 'advance-clock', segments: left - 1 }] : 'done';
  },
};
