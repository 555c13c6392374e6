/** Changes a counter of a Mission, between 0 and the counter's own maximum. */
import { missionOf, sideInPlay } from '../core/mission/board.ts';
import { amountOf } from '../evaluation/evaluate.ts';
import type { Counter } from '../vocabulary/effects/missions.ts';
import type { EffectRule } from './rule.ts';

export const counter: EffectRule<Counter> = {
  do: 'counter',
  sameForAnyOwner: true,
  isBenign: () => true,
  run(game, { context }, effect) {
    if (!game.state.mission) return 'done';
    const { counters } = missionOf(game);
    const { most = Number.POSITIVE_INFINITY } =
      sideInPlay(game).counters?.find(({ id }) => id === effect.counter) ?? {};
    const before = counters[effect.counter] ?? 0;
    const now = Math.max(0, Math.min(most, before + amountOf(game, context, effect.by)));
    counters[effect.counter] = now;
    if (now !== before) game.events.push({ e: 'counter', counter: effect.counter, now });
    return 'done';
  },
};
