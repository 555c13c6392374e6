/** Asks for a number and stores it under a name. If `ask` means several seats, the first in turn order decides. */

import type { Game } from '../core/game.ts';
import { amountOf } from '../evaluation/evaluate.ts';
import { accessOfAmount, accessOfChoice } from '../evaluation/order/footprint.ts';
import { leastAmount } from '../evaluation/prediction/prediction-context.ts';
import type { Action } from '../model/action.ts';
import type { EffectsFrame } from '../model/frame.ts';
import type { ChooseAmount } from '../vocabulary/effects/timing.ts';
import { deciderOf, isOwnersChoice, seatAsked } from './parts/asking.ts';
import { ask, noteForced } from './parts/step.ts';
import type { EffectRule } from './rule.ts';

export const chooseAmount: EffectRule<ChooseAmount> = {
  do: 'choose-amount',
  isBenign: () => true,
  storesResult: true,
  run(game, frame, effect) {
    const { notes } = frame.context;
    const { least, most } = bounds(game, frame, effect);
    const seat = deciderOf(game, frame.context, effect);
    if (seat === null || least === most) {
      if (seat !== null) noteForced(game, seat, { type: 'choose', option: least });
      notes[effect.note] = least;
      return 'done';
    }
    return ask(game, frame, seat, 'amount', effect.what);
  },
  legal(game, frame, effect) {
    const { least, most } = bounds(game, frame, effect);
    const actions: Action[] = [];
    for (let amount = least; amount <= most; amount += 1) actions.push({ type: 'choose', option: amount });
    return actions;
  },
  answer(_game, frame, { note }, action) {
    if (action.type !== 'choose' || typeof action.option !== 'number') return 'wait';
    frame.context.notes[note] = action.option;
    return 'done';
  },
  touches: (known, effect) => [
    ...accessOfChoice(seatAsked(known, effect)),
    ...accessOfAmount(known, effect.least),
    ...accessOfAmount(known, effect.most),
  ],
  predict(prediction, effect) {
    const least = leastAmount(prediction, effect.least);
    const most = Math.max(least, leastAmount(prediction, effect.most));
    prediction.context.notes[effect.note] = isOwnersChoice(prediction, effect) ? most : least;
  },
};

function bounds(game: Game, frame: EffectsFrame, effect: ChooseAmount): { least: number; most: number } {
  const least = amountOf(game, frame.context, effect.least);
  return { least, most: Math.max(least, amountOf(game, frame.context, effect.most)) };
}
