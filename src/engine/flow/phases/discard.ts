/** The Discard Phase: the active player sells cards down to the hand limit (rule: discard-phase). */

import { type Game, heroSeatOf } from '../../core/game.ts';
import { HAND_LIMIT } from '../../core/seat/cards.ts';
import type { Action } from '../../model/action.ts';
import type { PhaseFrame } from '../../model/frame.ts';
import { legalSales } from '../plays/legal.ts';
import { enterPhase } from './turn.ts';

/** Asks for sales until the hand is within the limit. */
export function runDiscard(game: Game, frame: PhaseFrame): void {
  const { active } = game.lane.turn;
  if (frame.step === 'begin') {
    frame.step = 'work';
    // No other action is possible in this phase, so no window opens (R66).
    enterPhase(game, 'discard');
    return;
  }
  const tooMany = heroSeatOf(game, active).hand.length - HAND_LIMIT;
  if (tooMany <= 0) {
    game.lane.stack.pop();
    return;
  }
  game.lane.pending = {
    seat: active,
    kind: 'discard',
    moment: null,
    prompt: { ask: 'sell', cards: tooMany },
    source: null,
  };
}

/** The sales that the active player may make in the Discard Phase. */
export function legalDiscardSales(game: Game): Action[] {
  return legalSales(game, game.lane.turn.active);
}
