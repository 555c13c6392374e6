/** Effects that the owner may carry out or leave; not asked when there is nothing that they could do. */
import { walk } from '../damage/foreseen.ts';
import { unmetRequirement } from '../plays/requirements.ts';
import type { Effect } from '../vocabulary/effect.ts';
import type { EffectRule } from './rule.ts';
import { ask, YES_OR_NO } from './step.ts';

export interface May {
  readonly do: 'may';
  /** The question. */
  readonly what: string;
  readonly effects: readonly Effect[];
  readonly otherwise: readonly Effect[];
}

export const may: EffectRule<May> = {
  do: 'may',
  run(game, frame, { what, effects, otherwise }) {
    const { owner, chosen } = frame.context;
    if (unmetRequirement(game, owner, effects, chosen) !== null) return otherwise;
    return ask(game, frame, owner, 'choose', what);
  },
  legal: () => YES_OR_NO,
  answer: (_game, _frame, { effects, otherwise }, action) =>
    action.type === 'choose' && action.option === 'yes' ? effects : otherwise,
  contains: ({ effects, otherwise }) => [
    { effects, at: ['effects'] },
    { effects: otherwise, at: ['otherwise'] },
  ],
  begunBy: () => null,
  foresee: (sight, { effects }) => walk(sight, effects),
};
