/** A Main Phase: cards, upgrades and sales in any number and order (rule: main-phase). */
import type { PhaseFrame } from '../frames/frame.ts';
import { openWindow } from '../frames/open-window.ts';
import { type Game, seatsFrom } from '../game.ts';
import { endsByItself, noteLeftUndone } from '../priority/second-main.ts';

export function runMain(game: Game, frame: PhaseFrame): void {
  const { turn } = game.lane;
  if (frame.step === 'begin') {
    frame.step = 'end';
    turn.phase = frame.phase;
    game.events.push({ e: 'phase', seat: turn.active, phase: frame.phase });
    if (frame.phase === 'main-2' && endsByItself(game)) return;
    // The phase is itself a window: the active player acts first, and ends it by passing.
    openWindow(game, 'main', seatsFrom(game, turn.active));
    return;
  }
  if (frame.phase === 'main-1') noteLeftUndone(game);
  game.lane.stack.pop();
}
