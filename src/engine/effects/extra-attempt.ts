/** One more Roll Attempt; nobody is forced to use it (rule: card-one-more-time, card-better-d). */
import type { Action } from '../action.ts';
import { diceSubsets, openRoll, positionsOf, rerollDice } from '../dice/open-roll.ts';
import { OF_DICE } from '../plays/fitting.ts';
import type { Refusal } from '../refusals.ts';
import type { Who } from '../vocabulary/amount.ts';
import { seatsMeant } from './evaluate.ts';
import type { EffectRule } from './rule.ts';
import { ask } from './step.ts';

export interface ExtraAttempt {
  readonly do: 'extra-attempt';
  readonly phase: 'offensive' | 'defensive';
  readonly who: Who;
}

export const extraAttempt: EffectRule<ExtraAttempt> = {
  do: 'extra-attempt',
  run(game, frame, effect) {
    const phase = game.lane.rollPhase;
    const [seat] = seatsMeant(game, frame.context, effect.who);
    if (!phase || seat === undefined) return 'done';
    if (effect.phase === 'offensive') {
      if (seat === phase.attacker) phase.attemptsMax += 1;
      return 'done';
    }
    if (phase.roll?.owner !== seat) return 'done';
    return ask(game, frame, seat, 'reroll', { ask: 'defense-dice' });
  },
  legal(game) {
    const roll = game.lane.rollPhase?.roll;
    const own = roll ? positionsOf(roll, roll.owner) : [];
    const actions: Action[] = diceSubsets(own, own.length).map((dice) => ({ type: 'reroll', dice }));
    actions.push({ type: 'choose', option: 'skip' });
    return actions;
  },
  /** A defensive one that is declined is left over in case that the dice come back (R85). */
  answer(game, _frame, _effect, action) {
    const phase = game.lane.rollPhase;
    if (action.type === 'reroll' && phase?.roll) {
      rerollDice(game, phase.roll, action.dice, null);
      phase.roll.changes += 1;
    } else if (phase?.defense) {
      phase.defense.attemptsLeft = (phase.defense.attemptsLeft ?? 0) + 1;
    }
    return 'done';
  },
  unmet(game, _seat, { phase }) {
    const { rollPhase } = game.lane;
    const isOpen =
      phase === 'offensive'
        ? rollPhase?.activated === null && game.lane.turn.phase === 'offensive-roll'
        : rollPhase?.defense?.rolled === true && rollPhase.roll?.settled === false;
    return isOpen ? null : outsideOf(phase);
  },
  servesChosen(game, seat, { phase }) {
    if (phase === 'offensive') return game.lane.rollPhase?.attacker === seat;
    const open = openRoll(game);
    return open?.kind === 'defensive' && open.roll.owner === seat;
  },
  servesNobody: ({ phase }) => outsideOf(phase),
  fits: (_game, _seat, { phase }, moment) => phase === 'defensive' && OF_DICE.includes(moment),
};

function outsideOf(phase: ExtraAttempt['phase']): Refusal {
  return phase === 'offensive' ? (say) => say.duringOffense : (say) => say.afterDefense;
}
