/** Runs one list if a condition holds, another one if it does not. */

import { defaultTarget } from '../core/default-target.ts';
import { contextOf } from '../core/stack/push-effects.ts';
import { holdsNow } from '../evaluation/evaluate.ts';
import { accessOfCondition, footprintOfList, unionOf } from '../evaluation/order/footprint.ts';
import { predictList, predictWeakest } from '../evaluation/prediction/prediction.ts';
import type { Condition } from '../vocabulary/amount.ts';
import type { If } from '../vocabulary/effect.ts';
import { hasFittingEffect, momentsOf } from './lists/fitting.ts';
import { addLosses } from './lists/harm.ts';
import { unmetRequirement } from './lists/requirements.ts';
import type { EffectRule } from './rule.ts';

export const branch: EffectRule<If> = {
  do: 'if',
  isBenign: () => true,
  sameForAnyOwner: true,
  run(game, frame, { when, effects, otherwise }) {
    if (!holdsNow(game, frame.context, when)) return otherwise;
    if (when.test === 'symbols') {
      frame.because = { symbols: Object.keys(when.need), rest: frame.list.length - 1 };
    }
    return effects;
  },
  contains: ({ effects, otherwise }) => [
    { effects, at: ['effects'] },
    { effects: otherwise, at: ['otherwise'] },
  ],
  neededToStart: ({ when }) => when,
  unmet(game, seat, { when, effects, otherwise }, { chosen }) {
    const context = contextOf(seat, { kind: 'setup', id: '' }, defaultTarget(game, seat));
    const list = holdsNow(game, { ...context, holder: seat }, when) ? effects : otherwise;
    return unmetRequirement(game, seat, list, chosen);
  },
  madeFor: ({ effects, otherwise }) => [...momentsOf(effects), ...momentsOf(otherwise)],
  fits: (game, seat, { effects, otherwise }, moment) =>
    hasFittingEffect(game, seat, effects, moment) || hasFittingEffect(game, seat, otherwise, moment),
  takes(taking, { when, effects, otherwise }) {
    addLosses(taking, holdsNow(taking.game, taking.context, when) ? effects : otherwise);
  },
  touches: (known, { when, effects, otherwise }) =>
    unionOf([
      accessOfCondition(known, when),
      footprintOfList(known, effects),
      footprintOfList(known, otherwise),
    ]),
  predict(prediction, { when, effects, otherwise }) {
    if (prediction.unrolled > 0 && looksAtDice(when)) predictWeakest(prediction, [effects, otherwise]);
    else predictList(prediction, prediction.holds(prediction.context, when) ? effects : otherwise);
  },
};

/** Whether a condition depends on the dice of a `roll` effect, or on a number stored from them. */
function looksAtDice(condition: Condition): boolean {
  const text = JSON.stringify(condition);
  return ['"rolled"', '"total"', '"noted"'].some((word) => text.includes(word));
}
