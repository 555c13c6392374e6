/** Stores a number under a name for later effects of the same list. */

import { amountOf } from '../evaluation/evaluate.ts';
import { accessOfAmount } from '../evaluation/order/footprint.ts';
import { leastAmount } from '../evaluation/prediction/prediction-context.ts';
import type { Note } from '../vocabulary/effects/timing.ts';
import type { EffectRule } from './rule.ts';

export const note: EffectRule<Note> = {
  do: 'note',
  isBenign: () => true,
  storesResult: true,
  sameForAnyOwner: true,
  run(game, { context }, { name, amount }) {
    context.notes[name] = amountOf(game, context, amount);
    return 'done';
  },
  touches: (known, { amount }) => accessOfAmount(known, amount),
  predict(prediction, { name, amount }) {
    prediction.context.notes[name] = leastAmount(prediction, amount);
  },
};
