/** The Income Phase: 1 CP, then a card (rule: income-phase). */

import { type Game, heroSeatOf, seatsFrom } from '../../core/game.ts';
import { modeOf } from '../../core/modes/mode.ts';
import { drawCards } from '../../core/seat/cards.ts';
import { changeCp } from '../../core/seat/combat-points.ts';
import { removeAllTokens } from '../../core/seat/tokens.ts';
import { usesTokensIn } from '../../core/seat/uses.ts';
import { openWindow } from '../../core/stack/open-window.ts';
import { inForce } from '../../core/standing/in-force.ts';
import { pushTriggers } from '../../effects/triggers/dispatch.ts';
import type { PhaseFrame } from '../../model/frame.ts';
import type { Seat } from '../../model/ids.ts';
import { nameEvents } from '../frames/causes.ts';
import { announcePhase } from './turn.ts';

/** Runs the Income Phase, or skips it: in the first turn as the mode says, or because of a token. */
export function runIncome(game: Game, frame: PhaseFrame): void {
  const { active, startPlayer } = game.lane.turn;
  if (frame.step === 'begin') {
    frame.step = 'work';
    const { startPlayerSkipsIncome, everybodySkipsFirstIncome } = modeOf(game.state.mode);
    const isSkipped = everybodySkipsFirstIncome || (active === startPlayer && startPlayerSkipsIncome);
    if (isFirstTurnOf(game, active) && isSkipped) {
      skip(game, active, everybodySkipsFirstIncome ? 'first-round' : 'start-player');
    } else {
      announcePhase(game, 'income');
    }
    return;
  }
  const isSkipped = game.lane.turn.phase !== 'income';
  const [blocking] = inForce(game, active, 'income');
  if (frame.step === 'work' && !isSkipped && !blocking) {
    frame.step = 'end';
    // Nobody is asked at the start of the phase without a standing order for it.
    if (usesTokensIn(game, active, 'own-income')) openWindow(game, 'before-damage', seatsFrom(game, active));
    pushTriggers(game, [{ event: 'income', of: active }]);
    return;
  }
  game.lane.stack.pop();
  if (isSkipped) return;
  if (blocking) {
    const { kind, id } = blocking.source;
    if (kind === 'token') removeAllTokens(game, active, id, 'expired');
    game.events.push({ e: 'phase', seat: active, phase: 'income', skipped: id });
    return;
  }
  const from = game.events.length;
  const gained = changeCp(game, active, 1);
  drawCards(game, active, 1);
  // At the CP cap the card comes alone.
  if (gained === 0) nameEvents(game, from, { source: 'income' });
}

function isFirstTurnOf(game: Game, seat: Seat): boolean {
  return heroSeatOf(game, seat).turnsTaken === 1 && game.lane.turn.number === 1;
}

function skip(game: Game, seat: Seat, why: string): void {
  game.events.push({ e: 'phase', seat, phase: 'income', skipped: why });
}
