/** What becomes of a figure that is defeated (rule: m-defeat-tile). */
import type { Game } from '../game.ts';
import type { Seat } from '../ids.ts';
import { enemyOf, missionOf, panelOf } from './board.ts';
import { putTile } from './boosts.ts';
import { MOMENTUM_OF_DEFEAT } from './momentum.ts';

/** Its spaces get defeat tiles and can be walked on; for a henchman the start player shares out momentum. */
export function clearFigure(game: Game, seat: Seat): void {
  const enemy = enemyOf(game, seat);
  const mission = missionOf(game);
  for (const space of enemy.spaces) putTile(mission, space, { kind: 'defeat' });
  enemy.spaces = [];
  if (panelOf(game, seat)?.kind === 'henchman') mission.unshared += MOMENTUM_OF_DEFEAT;
}
