import '../../../src/content/index.ts';
import type { PlayedMode } from '../../../src/engine/hosting.ts';
import type { Challenge } from '../../../src/games/lobby/challenge.ts';
import { freeSeats, type Lobby, type Person } from '../../../src/games/lobby/lobby.ts';
import { addBot, type Seating, sitDown } from '../../../src/games/lobby/seating.ts';

export const ADA: Person = { id: '10', name: 'Ada' };
export const BO: Person = { id: '11', name: 'Bo' };
export const CY: Person = { id: '12', name: 'Cy' };

/** An empty lobby that Ada opened. */
export function lobbyOf(mode: PlayedMode, more: Partial<Lobby> = {}): Lobby {
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

/** An open challenge from Ada to Bo. */
export function challengeOf(id: string, more: Partial<Lobby> = {}): Challenge {
  const empty = { occupant: null, hero: 'moon-elf' };
  const host = more.host ?? ADA;
  return {
    ...lobbyOf('duel', { id, messageId: null, opponent: BO, ...more }),
    opponent: more.opponent ?? BO,
    seats: [{ occupant: { kind: 'person', ...host }, hero: null }, empty],
  };
}

/** The lobby after an accepted press. @throws Error when the press was refused */
export function acceptedLobby(seating: Seating): Lobby {
  if ('refused' in seating) throw new Error(`refused: ${seating.refused}`);
  return seating.lobby;
}

/** A lobby in which people take seats one after another, then bots. */
export function lobbyWithPlayers(mode: PlayedMode, people: readonly Person[], bots = 0): Lobby {
  let lobby = lobbyOf(mode);
  for (const person of people) lobby = acceptedLobby(sitDown(lobby, person, {}));
  for (let count = 0; count < bots; count += 1) lobby = acceptedLobby(addBot(lobby));
  return lobby;
}

/** The seats as text: a name, `bot` or `-` for each. */
export function seatNames({ seats }: Lobby): string {
  return seats
    .map(({ occupant }) => (occupant === null ? '-' : occupant.kind === 'bot' ? 'bot' : occupant.name))
    .join(' ');
}
