/** The Main Phases: cards, upgrades and sales in any number and order (rule: main-phase). */

import { drawForPhase } from '../../core/chance.ts';
import { type Game, seatsFrom } from '../../core/game.ts';
import { openWindow } from '../../core/stack/open-window.ts';
import { hasListenersIn } from '../../core/triggers/raised-event.ts';
import { pushTriggers } from '../../effects/triggers/dispatch.ts';
import type { PhaseFrame } from '../../model/frame.ts';
import { noteDeclinedPlays, skipsSecondMain } from '../priority/second-main.ts';

/** Opens the window of a Main Phase, then ends the phase. */
export function runMain(game: Game, frame: PhaseFrame): void {
  const { turn } = game.lane;
  if (frame.step === 'begin') {
    frame.step = 'end';
    turn.phase = frame.phase;
    drawForPhase(game.state.chance, turn.number, frame.phase);
    game.events.push({ e: 'phase', seat: turn.active, phase: frame.phase });
    // The whole phase is one window. The active player acts first, and ends the phase with a pass.
    if (frame.phase !== 'main-2' || !skipsSecondMain(game))
      openWindow(game, 'main', seatsFrom(game, turn.active));
    pushTriggers(game, [{ event: 'main-start', of: turn.active }]);
    return;
  }
  if (frame.step === 'end' && hasListenersIn(game, 'main-end')) {
    frame.step = 'conclude';
    pushTriggers(game, [{ event: 'main-end', of: turn.active }]);
    return;
  }
  if (frame.phase === 'main-1') noteDeclinedPlays(game);
  game.lane.stack.pop();
}
