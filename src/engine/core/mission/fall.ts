/** The removal of a defeated figure (rule: m-henchman-defeat). */

import type { Seat } from '../../model/ids.ts';
import type { Game } from '../game.ts';
import { enemyOf, missionOf, panelOf } from './board.ts';
import { putTile } from './boosts.ts';
import { MOMENTUM_OF_DEFEAT } from './momentum.ts';

/**
 * Replaces a defeated figure with defeat tiles, which heroes can enter. For a henchman, adds momentum for the start
 * player to share out.
 */
export function clearFigure(game: Game, seat: Seat): void {
  const enemy = enemyOf(game, seat);
  const mission = missionOf(game);
  for (const space of enemy.spaces) putTile(mission, space, { kind: 'defeat' });
  enemy.spaces = [];
  if (panelOf(game, seat)?.kind === 'henchman') mission.unshared += MOMENTUM_OF_DEFEAT;
}
