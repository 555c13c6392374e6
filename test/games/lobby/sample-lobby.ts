import '../../../src/content/index.ts';
import type { Mode } from '../../../src/engine/hosting.ts';
import { freeSeats, type Lobby, type Person } from '../../../src/games/lobby/lobby.ts';
import { addBot, type Seating, sitDown } from '../../../src/games/lobby/seating.ts';

export const ADA: Person = { id: '10', name: 'Ada' };
export const BO: Person = { id: '11', name: 'Bo' };
export const CY: Person = { id: '12', name: 'Cy' };

/** An empty lobby that Ada opened. */
export function lobbyOf(mode: Mode, more: Partial<Lobby> = {}): Lobby {
  return {
    id: 'aaaaaaaaaaaa',
    guildId: '1',
    channelId: '2',
    messageId: '3',
    host: ADA,
    mode,
    seats: freeSeats(mode),
    invited: [],
    pace: 'live',
    first: 'roll',
    houseRules: [],
    expiresAt: 1_000,
    ...more,
  };
}

/** What a press made of a lobby. @throws Error when it was refused */
export function taken(seating: Seating): Lobby {
  if ('refused' in seating) throw new Error(`refused: ${seating.refused}`);
  return seating.lobby;
}

/** A lobby in which people take seats one after another, then bots. */
export function seated(mode: Mode, people: readonly Person[], bots = 0): Lobby {
  let lobby = lobbyOf(mode);
  for (const person of people) lobby = taken(sitDown(lobby, person, {}));
  for (let count = 0; count < bots; count += 1) lobby = taken(addBot(lobby));
  return lobby;
}

/** Who sits where: a name, `bot` or `-`. */
export function seatsOf({ seats }: Lobby): string {
  return seats
    .map(({ occupant }) => (occupant === null ? '-' : occupant.kind === 'bot' ? 'bot' : occupant.name))
    .join(' ');
}
