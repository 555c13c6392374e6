/** Effects that a player may decline. Without a question they count as declined when they could do nothing. */
import { limitedSeat, noteActed } from '../core/seat/uses.ts';
import { predictList, predictWeakest } from '../evaluation/prediction/prediction.ts';
import type { May } from '../vocabulary/effect.ts';
import { unmetRequirement } from './lists/requirements.ts';
import { askingEach, deciderOf, isOwnersChoice } from './parts/asking.ts';
import { ask, YES_OR_NO } from './parts/step.ts';
import type { EffectRule } from './rule.ts';

export const may: EffectRule<May> = {
  do: 'may',
  isBenign: () => true,
  run(game, frame, effect) {
    const { context } = frame;
    const { what, effects, otherwise } = effect;
    const each = askingEach(game, context, effect, { ...effect, ask: 'chosen' });
    if (each !== null) return each;
    const seat = deciderOf(game, context, effect);
    if (seat === null || unmetRequirement(game, context.owner, effects, context.chosen) !== null)
      return otherwise;
    return ask(game, frame, seat, 'choose', what);
  },
  legal: () => YES_OR_NO,
  answer(game, { context }, { effects, otherwise }, action) {
    if (action.type !== 'choose' || action.option !== 'yes') return otherwise;
    if (context.limit !== undefined) noteActed(game, limitedSeat(context), context.limit);
    return effects;
  },
  contains: ({ effects, otherwise }) => [
    { effects, at: ['effects'] },
    { effects: otherwise, at: ['otherwise'] },
  ],
  neededToStart: (effect) => effect.ask,
  predict(prediction, effect) {
    if (isOwnersChoice(prediction, effect)) predictList(prediction, effect.effects);
    else predictWeakest(prediction, [effect.effects, effect.otherwise]);
  },
};
