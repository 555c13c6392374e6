/**
 * Upkeep: abilities and tokens act on the active player, who orders them; their damage lands together at the end
 * (rule: upkeep-phase, R38).
 */

import type { PhaseFrame } from '../frames/frame.ts';
import type { Game } from '../game.ts';
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
      game.lane.pool = [];
      frame.step = 'land';
      setOff(game, [{ event: 'upkeep', of: active }]);
      return;
    case 'work':
      // A game that an older version kept here has the tokens to come in its queue.
      frame.step = 'land';
      setOff(game, [{ event: 'upkeep', of: active }], frame.queue);
      frame.queue = [];
      return;
    default:
      game.lane.stack.pop();
      game.lane.stack.push({ k: 'landing', step: 'before' });
  }
}
