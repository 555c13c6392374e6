/** The players of a game with their names, as the renderers show them. */
import { playedSeats } from '../../engine/hosting.ts';
import { enemyNames } from '../../games/repository/enemy-names.ts';
import type { TableSnapshot } from '../../games/table-snapshot.ts';
import { playersAt, type TablePlayer } from '../../render/table/index.ts';

/** Returns the players of a game for the renderers; in a Mission the enemies follow the heroes, in a crawl the minions. */
export function playersOf(snapshot: Pick<TableSnapshot, 'state' | 'occupants'>): TablePlayer[] {
  const heroes = heroesOf(snapshot);
  const { crawl, seats } = snapshot.state;
  const enemies = enemyNames(snapshot.state).map((name, at) => ({
    name,
    heroId: crawl ? (seats[heroes.length + at]?.hero ?? '') : '',
    userId: null,
  }));
  return [...heroes, ...enemies];
}

function heroesOf({ state, occupants }: Pick<TableSnapshot, 'state' | 'occupants'>) {
  const named = occupants.map((occupant) =>
    occupant.kind === 'person' ? { name: occupant.name, userId: occupant.userId } : { name: occupant.name },
  );
  return playersAt(playedSeats(state), named);
}
