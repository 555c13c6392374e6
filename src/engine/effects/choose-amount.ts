/** Asks for a number, which is noted by name. */
import type { Action } from '../action.ts';
import { leastOf } from '../damage/foresight.ts';
import type { EffectsFrame } from '../frames/frame.ts';
import type { Game } from '../game.ts';
import type { Amount } from '../vocabulary/amount.ts';
import { amountOf } from './evaluate.ts';
import { choiceOf, ofAmount } from './footprint.ts';
import type { EffectRule } from './rule.ts';
import { ask, noteForced } from './step.ts';

export interface ChooseAmount {
  readonly do: 'choose-amount';
  /** The question. */
  readonly what: string;
  readonly least: Amount;
  readonly most: Amount;
  /** Under which name it is noted. */
  readonly note: string;
}

export const chooseAmount: EffectRule<ChooseAmount> = {
  do: 'choose-amount',
  learns: true,
  run(game, frame, effect) {
    const { owner, notes } = frame.context;
    const { least, most } = bounds(game, frame, effect);
    if (least === most) {
      noteForced(game, owner, { type: 'choose', option: least });
      notes[effect.note] = least;
      return 'done';
    }
    return ask(game, frame, owner, 'amount', effect.what);
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
  touches: (known, { least, most }) => [
    ...choiceOf(known.context.owner),
    ...ofAmount(known, least),
    ...ofAmount(known, most),
  ],
  foresee(sight, { least, most, note }) {
    sight.context.notes[note] = Math.max(leastOf(sight, least), leastOf(sight, most));
  },
};

function bounds(game: Game, frame: EffectsFrame, effect: ChooseAmount): { least: number; most: number } {
  const least = amountOf(game, frame.context, effect.least);
  return { least, most: Math.max(least, amountOf(game, frame.context, effect.most)) };
}
