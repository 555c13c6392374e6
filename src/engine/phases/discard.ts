/** Discard: sell down to the hand limit, nothing else (rule: discard-phase). */
import type { Action } from '../action.ts';
import type { PhaseFrame } from '../frames/frame.ts';
import { type Game, heroSeatOf } from '../game.ts';
import { legalSales } from '../plays/legal.ts';
import { HAND_LIMIT } from '../seat/cards.ts';
import { enterPhase } from './turn.ts';

export function runDiscard(game: Game, frame: PhaseFrame): void {
  const { active } = game.lane.turn;
  if (frame.step === 'begin') {
    frame.step = 'work';
    // No action of any kind is possible here, so that no window opens (R66).
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

export function legalDiscardSales(game: Game): Action[] {
  return legalSales(game, game.lane.turn.active);
}
