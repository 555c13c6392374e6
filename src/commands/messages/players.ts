/** The players of a game with their names, as the renderers show them. */
import type { TableSnapshot } from '../../games/game-service.ts';
import { enemyNames } from '../../games/repository/enemy-names.ts';
import { playersAt, type TablePlayer } from '../../render/table/index.ts';

/** Returns the players of a game for the renderers; in a Mission the enemies follow the heroes. */
export function playersOf(snapshot: Pick<TableSnapshot, 'state' | 'occupants'>): TablePlayer[] {
  const heroes = heroesOf(snapshot);
  if (!snapshot.state.mission) return heroes;
  const enemies = enemyNames(snapshot.state).map((name) => ({ name, heroId: '', userId: null }));
  return [...heroes, ...enemies];
}

function heroesOf({ state, occupants }: Pick<TableSnapshot, 'state' | 'occupants'>) {
  const named = occupants.map((occupant) =>
    occupant.kind === 'person' ? { name: occupant.name, userId: occupant.userId } : { name: occupant.name },
  );
  return playersAt(state.seats, named);
}
