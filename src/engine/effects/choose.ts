/** A player chooses one of several lists. A single option is taken without asking; without options nothing happens. */

import type { Game } from '../core/game.ts';
import { holdsNow } from '../evaluation/evaluate.ts';
import {
  accessOfChoice,
  accessOfCondition,
  footprintOfList,
  unionOf,
} from '../evaluation/order/footprint.ts';
import { predictedDamageOf, predictWeakest } from '../evaluation/prediction/prediction.ts';
import { sumOf } from '../evaluation/prediction/prediction-context.ts';
import type { EffectsFrame } from '../model/frame.ts';
import type { Moment } from '../model/moments.ts';
import { MOMENTS } from '../model/moments.ts';
import type { Choose, EffectOption } from '../vocabulary/effect.ts';
import { hasFittingEffect, momentsOf } from './lists/fitting.ts';
import { askingEach, deciderOf, isOwnersChoice, seatAsked } from './parts/asking.ts';
import { ask, noteForced } from './parts/step.ts';
import type { EffectRule } from './rule.ts';

export const choose: EffectRule<Choose> = {
  do: 'choose',
  isBenign: () => true,
  run(game, frame, effect) {
    const each = askingEach(game, frame.context, effect, { ...effect, ask: 'chosen' });
    if (each !== null) return each;
    const seat = deciderOf(game, frame.context, effect);
    const options = offered(game, frame, effect);
    const [only] = options;
    if (seat === null || !only) return 'done';
    if (options.length === 1) {
      noteForced(game, seat, { type: 'choose', option: only.id });
      return only.effects;
    }
    return ask(game, frame, seat, 'choose', effect.what);
  },
  legal: (game, frame, effect) =>
    offered(game, frame, effect).map((option) => ({ type: 'choose', option: option.id })),
  answer(_game, _frame, { options }, action) {
    if (action.type !== 'choose') return 'wait';
    return options.find((option) => option.id === action.option)?.effects ?? 'wait';
  },
  contains: ({ options }) => options.map(({ effects }, at) => ({ effects, at: ['options', at, 'effects'] })),
  neededToStart: ({ ask: asked, options }) => [asked, options.map((option) => option.when)],
  madeFor: ({ options }) => MOMENTS.filter((moment) => options.some(isFor(moment))),
  fits: (game, seat, { options }, moment) =>
    options.some(({ effects }) => hasFittingEffect(game, seat, effects, moment)),
  touches: (known, effect) =>
    unionOf([
      accessOfChoice(seatAsked(known, effect)),
      ...effect.options.flatMap(({ when, effects }) => [
        when ? accessOfCondition(known, when) : [],
        footprintOfList(known, effects),
      ]),
    ]),
  predict(prediction, effect) {
    const lists = effect.options.map(({ effects }) => effects);
    if (!isOwnersChoice(prediction, effect)) {
      predictWeakest(prediction, lists);
      return;
    }
    const tried = lists.map((list) => predictedDamageOf(prediction, list));
    const best = Math.max(0, ...tried.map(sumOf));
    prediction.damage.push(...(tried.find((parts) => best > 0 && sumOf(parts) === best) ?? []));
  },
};

const isFor =
  (moment: Moment) =>
  ({ effects }: EffectOption): boolean =>
    momentsOf(effects).includes(moment);

function offered(game: Game, frame: EffectsFrame, effect: Choose): EffectOption[] {
  return effect.options.filter((option) => !option.when || holdsNow(game, frame.context, option.when));
}
