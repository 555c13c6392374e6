/** One of several lists, as the owner chooses. One option is taken without asking; none does nothing. */
import { attempt } from '../damage/foreseen.ts';
import { sumOf } from '../damage/foresight.ts';
import type { EffectsFrame } from '../frames/frame.ts';
import type { Game } from '../game.ts';
import type { EffectOption } from '../vocabulary/effect.ts';
import { holdsNow } from './evaluate.ts';
import { choiceOf, joined, ofCondition, ofList } from './footprint.ts';
import type { EffectRule } from './rule.ts';
import { ask, noteForced } from './step.ts';

export interface Choose {
  readonly do: 'choose';
  /** The question. */
  readonly what: string;
  readonly options: readonly EffectOption[];
}

export const choose: EffectRule<Choose> = {
  do: 'choose',
  run(game, frame, effect) {
    const { owner } = frame.context;
    const options = offered(game, frame, effect);
    const [only] = options;
    if (!only) return 'done';
    if (options.length === 1) {
      noteForced(game, owner, { type: 'choose', option: only.id });
      return only.effects;
    }
    return ask(game, frame, owner, 'choose', effect.what);
  },
  legal: (game, frame, effect) =>
    offered(game, frame, effect).map((option) => ({ type: 'choose', option: option.id })),
  answer(_game, _frame, { options }, action) {
    if (action.type !== 'choose') return 'wait';
    return options.find((option) => option.id === action.option)?.effects ?? 'wait';
  },
  contains: ({ options }) => options.map(({ effects }, at) => ({ effects, at: ['options', at, 'effects'] })),
  begunBy: ({ options }) => options.map((option) => option.when),
  touches: (known, { options }) =>
    joined([
      choiceOf(known.context.owner),
      ...options.flatMap(({ when, effects }) => [
        when ? ofCondition(known, when) : [],
        ofList(known, effects),
      ]),
    ]),
  foresee(sight, { options }) {
    const tried = options.map((option) => attempt(sight, option.effects));
    const best = Math.max(0, ...tried.map(sumOf));
    sight.damage.push(...(tried.find((parts) => best > 0 && sumOf(parts) === best) ?? []));
  },
};

function offered(game: Game, frame: EffectsFrame, effect: Choose): EffectOption[] {
  return effect.options.filter((option) => !option.when || holdsNow(game, frame.context, option.when));
}
