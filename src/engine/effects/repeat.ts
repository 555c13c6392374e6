/** Runs the same effects several times. The number is calculated once, before the first time. */

import { amountOf } from '../evaluation/evaluate.ts';
import { accessOfAmount, footprintOfList, unionOf } from '../evaluation/order/footprint.ts';
import { predictList } from '../evaluation/prediction/prediction.ts';
import { leastAmount } from '../evaluation/prediction/prediction-context.ts';
import type { Effect, Repeat } from '../vocabulary/effect.ts';
import type { EffectRule } from './rule.ts';

/** Bounds the work between two questions, far above what real content needs. */
const MOST_REPEATS = 99;
/** A smaller bound for predicting, which is calculated often. */
const MOST_PREDICTED = 20;

export const repeat: EffectRule<Repeat> = {
  do: 'repeat',
  isBenign: () => true,
  sameForAnyOwner: true,
  run(game, { context }, effect) {
    const list: Effect[] = [];
    const times = Math.min(MOST_REPEATS, amountOf(game, context, effect.times));
    for (let left = times; left > 0; left -= 1) list.push(...effect.effects);
    return list;
  },
  contains: ({ effects }) => [{ effects, at: ['effects'] }],
  neededToStart: ({ times }) => times,
  touches: (known, { times, effects }) =>
    unionOf([accessOfAmount(known, times), footprintOfList(known, effects)]),
  predict(prediction, { times, effects }) {
    for (let left = Math.min(MOST_PREDICTED, leastAmount(prediction, times)); left > 0; left -= 1) {
      predictList(prediction, effects);
    }
  },
};
