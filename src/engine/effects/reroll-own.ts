/** The owner re-rolls dice of their own by a card or token: in one go (R77), or as separate tries (R75). */

import type { Action } from '../action.ts';
import { diceSubsets, noteChange, openRoll, positionsOf, rerollDice } from '../dice/open-roll.ts';
import type { EffectsFrame } from '../frames/frame.ts';
import type { Game } from '../game.ts';
import { changeableRoll } from '../plays/moment.ts';
import { OF_DICE } from '../priority/moments.ts';
import { areOpponents } from '../seat/relations.ts';
import type { RollState } from '../state.ts';
import { type Asking, askingEach, deciderOf } from './asking.ts';
import { isNamedLater, seatsBefore } from './candidates.ts';
import type { EffectRule } from './rule.ts';
import { ask, type Step } from './step.ts';

/** `ask` names whose own dice they are, and who decides about them. */
export interface RerollOwn extends Asking {
  readonly do: 'reroll-own';
  /** Up to so many dice, each at most once. */
  readonly dice: number;
  /** As so many tries, each decided after the one before and also on the same die. */
  readonly separately?: true;
}

export const rerollOwn: EffectRule<RerollOwn> = {
  do: 'reroll-own',
  run: runRerollOwn,
  legal(game, frame, effect) {
    const open = openRoll(game);
    const reroller = rerollerNow(game, frame, effect);
    if (!open || reroller === null) return [];
    const own = positionsOf(open.roll, reroller);
    const actions: Action[] = diceSubsets(own, effect.dice - frame.picked.length).map((dice) => ({
      type: 'reroll',
      dice,
    }));
    actions.push({ type: 'choose', option: 'skip' });
    return actions;
  },
  answer(game, frame, effect, action) {
    const open = openRoll(game);
    if (!open || action.type !== 'reroll') return 'done';
    rerollDice(game, open.roll, action.dice, null);
    noteChange(game, frame.context.owner, open.roll);
    frame.picked.push(...action.dice);
    return effect.separately ? runRerollOwn(game, frame, effect) : 'done';
  },
  unmet(game, seat, { ask: asked = 'owner' }, { chosen }) {
    const open = changeableRoll(game, seat);
    if (!open) return (say) => say.noDiceToReroll;
    const isPossible =
      isNamedLater(asked) ||
      seatsBefore(game, seat, asked, chosen).some((one) => rerollerOf(game, one, open.roll) !== null);
    return isPossible ? null : (say) => say.noDiceToReroll;
  },
  madeFor: () => OF_DICE,
  changesDice: true,
};

/** Who re-rolls dice of their own in a roll: the seat itself, or the roller on its side; null where neither may. */
function rerollerOf(game: Game, seat: number, roll: RollState): number | null {
  if (positionsOf(roll, seat).length > 0) return seat;
  return areOpponents(game, roll.owner, seat) ? null : roll.owner;
}

function rerollerNow(game: Game, frame: EffectsFrame, effect: RerollOwn): number | null {
  const open = openRoll(game);
  const decider = deciderOf(game, frame.context, effect);
  return open && decider !== null ? rerollerOf(game, decider, open.roll) : null;
}

function runRerollOwn(game: Game, frame: EffectsFrame, effect: RerollOwn): Step {
  const each = askingEach(game, frame.context, effect, { ...effect, ask: 'chosen' });
  if (each !== null) return each;
  const reroller = rerollerNow(game, frame, effect);
  if (reroller === null || frame.picked.length >= effect.dice) return 'done';
  const dice = effect.dice - frame.picked.length;
  return ask(game, frame, reroller, 'reroll', { ask: 'reroll-dice', dice });
}
