/**
 * Upkeep: abilities and tokens act on the active player, who orders them; their damage lands together at the end
 * (rule: upkeep-phase, R38).
 */

import type { PhaseFrame, SimultaneousEffects } from '../frames/frame.ts';
import { contextOf } from '../frames/push-effects.ts';
import { hooksOf, pushSimultaneous } from '../frames/simultaneous.ts';
import { boardOf, type Game, seatOf } from '../game.ts';
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
      pushSimultaneous(game, [
        ...passives(game, active),
        ...hooksOf(game, active, 'upkeep', Object.keys(seatOf(game, active).tokens)),
      ]);
      return;
    case 'work':
      // A game that an older version kept here has the tokens to come in its queue.
      frame.step = 'land';
      pushSimultaneous(game, hooksOf(game, active, 'upkeep', frame.queue));
      frame.queue = [];
      return;
    default:
      game.lane.stack.pop();
      game.lane.stack.push({ k: 'landing', step: 'before' });
  }
}

/** What the hero's passive abilities do at upkeep. */
function passives(game: Game, active: number): SimultaneousEffects[] {
  return boardOf(game, active).flatMap(({ id, passive }) =>
    passive?.upkeep
      ? [
          {
            list: passive.upkeep,
            context: contextOf(active, { kind: 'ability', id }, null),
            whileHeld: false,
          },
        ]
      : [],
  );
}
