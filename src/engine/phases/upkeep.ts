/**
 * Upkeep: abilities and tokens act on the active player, who orders them; their damage lands together at the end
 * (rule: upkeep-phase, R38).
 */

import type { PhaseFrame } from '../frames/frame.ts';
import { openWindow } from '../frames/open-window.ts';
import { type Game, seatOf, seatsFrom } from '../game.ts';
import { tokenById } from '../registry.ts';
import { setOff } from '../triggers/dispatch.ts';
import { announcePhase } from './turn.ts';

export function runUpkeep(game: Game, frame: PhaseFrame): void {
  const { active } = game.lane.turn;
  switch (frame.step) {
    case 'begin':
      frame.step = 'hooks';
      announcePhase(game, 'upkeep');
      return;
    case 'hooks':
      // What was used at the very beginning may have put something there.
      game.lane.pool ??= [];
      frame.step = 'land';
      setOff(game, [{ event: 'upkeep', of: active }]);
      return;
    case 'work':
      // A game that an older version kept here has the tokens to come in its queue.
      frame.step = 'land';
      setOff(game, [{ event: 'upkeep', of: active }], frame.queue);
      frame.queue = [];
      return;
    case 'land':
      frame.step = 'end';
      // Where damage is to land anyway, the moment before it is the one for what is used in an Upkeep Phase.
      if (game.lane.pool?.length === 0 && actsInUpkeep(game, active)) {
        openWindow(game, 'before-damage', seatsFrom(game, active));
      }
      return;
    default:
      game.lane.stack.pop();
      game.lane.stack.push({ k: 'landing', step: 'before' });
  }
}

/** Whether a seat holds anything that is used in its own Upkeep Phase. */
function actsInUpkeep(game: Game, seat: number): boolean {
  return Object.keys(seatOf(game, seat).tokens).some((id) =>
    tokenById(id).spends?.some(({ timing }) => timing === 'own-upkeep'),
  );
}
