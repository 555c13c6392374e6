/** How the habit of a bot is told: at its seat, and when a game starts. */
import type { SeatOccupant } from '../../games/game-service.ts';
import { escaped } from '../../render/table/phrasing.ts';
import type { Words } from '../../words/index.ts';

/**
 * Returns a seat's name with the habit of its bot; the name alone without one.
 * @param name as it is shown
 */
export function nameWithHabit(name: string, occupant: SeatOccupant | undefined, { lobby }: Words): string {
  const habit = occupant?.kind === 'bot' ? occupant.habit : undefined;
  return habit === undefined ? name : lobby.botLike(name, lobby.botHabits[habit]);
}

/** Returns a line of markdown, after a line break, for the bots with habits; empty for none. */
export function habitsLine(occupants: readonly SeatOccupant[], { lobby }: Words): string {
  const told = occupants.flatMap((occupant) =>
    occupant.kind === 'bot' && occupant.habit !== undefined
      ? lobby.botPlays[occupant.habit](escaped(occupant.name))
      : [],
  );
  return told.length === 0 ? '' : `\n-# ${told.join(' ')}`;
}
