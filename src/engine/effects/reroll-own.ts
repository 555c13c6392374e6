/** Players re-roll their own dice through a card or token: all at once (R77), or one after another (R75). */

import { diceSubsets, noteChange, openRoll, positionsOf, rerollDice } from '../core/dice/open-roll.ts';
import type { Game } from '../core/game.ts';
import { areOpponents } from '../core/seat/relations.ts';
import { changeableRoll } from '../evaluation/timing.ts';
import type { Action } from '../model/action.ts';
import type { EffectsFrame } from '../model/frame.ts';
import type { Seat } from '../model/ids.ts';
import { DICE_MOMENTS } from '../model/moments.ts';
import type { RollState } from '../model/roll.ts';
import type { RerollOwn } from '../vocabulary/effects/dice.ts';
import { askingEach, deciderOf } from './parts/asking.ts';
import { isChosenByList, seatsBefore } from './parts/candidates.ts';
import { ask, type Step } from './parts/step.ts';
import type { EffectRule } from './rule.ts';

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
      isChosenByList(asked) ||
      seatsBefore(game, seat, asked, chosen).some((one) => rerollerOf(game, one, open.roll) !== null);
    return isPossible ? null : (say) => say.noDiceToReroll;
  },
  madeFor: () => DICE_MOMENTS,
  changesDice: true,
};

/** Who re-rolls in a roll: the seat if dice of it lie there, else a roller on its side; null for an opponent's roll. */
function rerollerOf(game: Game, seat: Seat, roll: RollState): Seat | null {
  if (positionsOf(roll, seat).length > 0) return seat;
  return areOpponents(game, roll.owner, seat) ? null : roll.owner;
}

function rerollerNow(game: Game, frame: EffectsFrame, effect: RerollOwn): Seat | null {
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
