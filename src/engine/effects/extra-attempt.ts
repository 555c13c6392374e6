/** Gives one more Roll Attempt, which need not be used (rule: card-one-more-time, card-better-d). */

import { defenderOf } from '../core/attack.ts';
import { diceSubsets, openRoll, positionsOf, rerollDice } from '../core/dice/open-roll.ts';
import { seatsOfWho } from '../evaluation/seats-of-who.ts';
import type { Action } from '../model/action.ts';
import { DICE_MOMENTS } from '../model/moments.ts';
import type { Refusal } from '../model/refusals.ts';
import type { ExtraAttempt } from '../vocabulary/effects/dice.ts';
import { ask } from './parts/step.ts';
import type { EffectRule } from './rule.ts';

export const extraAttempt: EffectRule<ExtraAttempt> = {
  do: 'extra-attempt',
  isBenign: () => true,
  run(game, frame, effect) {
    const phase = game.lane.rollPhase;
    if (!phase) return 'done';
    const seats = seatsOfWho(game, frame.context, effect.who);
    if (effect.phase === 'offensive') {
      if (seats.includes(phase.attack.attacker)) phase.attemptsMax += 1;
      return 'done';
    }
    const roller = defenderOf(phase)?.defense?.roll.owner;
    if (roller === undefined || !seats.includes(roller)) return 'done';
    return ask(game, frame, roller, 'reroll', { ask: 'defense-dice' });
  },
  legal(game) {
    const roll = defenderOf(game.lane.rollPhase)?.defense?.roll;
    const own = roll ? positionsOf(roll, roll.owner) : [];
    const actions: Action[] = diceSubsets(own, own.length).map((dice) => ({ type: 'reroll', dice }));
    actions.push({ type: 'choose', option: 'skip' });
    return actions;
  },
  /** A declined defensive attempt is kept. It may be used if the dice are altered later (R85). */
  answer(game, _frame, _effect, action) {
    const defense = defenderOf(game.lane.rollPhase)?.defense;
    if (!defense) return 'done';
    if (action.type === 'reroll') {
      rerollDice(game, defense.roll, action.dice, null);
      defense.roll.changes += 1;
    } else {
      defense.attemptsLeft = (defense.attemptsLeft ?? 0) + 1;
    }
    return 'done';
  },
  unmet(game, _seat, { phase }) {
    const { rollPhase } = game.lane;
    const isOpen =
      phase === 'offensive'
        ? rollPhase?.activated === null && game.lane.turn.phase === 'offensive-roll'
        : defenderOf(rollPhase)?.defense?.roll.settled === false;
    return isOpen ? null : outsideOf(phase);
  },
  couldAffect(game, seat, { phase }) {
    if (phase === 'offensive') return game.lane.rollPhase?.attack.attacker === seat;
    const open = openRoll(game);
    return open?.kind === 'defensive' && open.roll.owner === seat;
  },
  nobodyAffected: ({ phase }) => outsideOf(phase),
  madeFor: ({ phase }) => (phase === 'defensive' ? DICE_MOMENTS : []),
};

function outsideOf(phase: ExtraAttempt['phase']): Refusal {
  return phase === 'offensive' ? (say) => say.duringOffense : (say) => say.afterDefense;
}
