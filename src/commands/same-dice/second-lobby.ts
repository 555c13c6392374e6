/** The lobby for the second game on the dice of a finished one. */
import { createHash } from 'node:crypto';
import { houseRulesIn, playedMode } from '../../engine/hosting.ts';
import { LOBBY_LIFE, type Lobby, type LobbySeat, type Person } from '../../games/lobby/lobby.ts';
import { originOfSecond } from '../../games/repository/game-id.ts';
import { isBotFromStart, peopleWhoPlayed } from '../../games/repository/occupants.ts';
import type { TableSnapshot } from '../../games/table-snapshot.ts';

/** Returns the id of the lobby for the second game; constant for each game, so that one lobby is open at a time. */
export function secondLobbyId(gameId: string): string {
  return createHash('sha256').update(originOfSecond(gameId)).digest('hex').slice(0, 12);
}

/**
 * Returns the lobby, in the channel of the press. Bots sit as at the start of the first game; the host takes the first free seat.
 * @param channelId the channel beside the thread of the first game
 * @param now ms since 1970
 */
export function secondLobby(game: TableSnapshot, channelId: string, host: Person, now: number): Lobby {
  const { gameId, guildId, occupants, pace, state, language } = game;
  const heroes = state.seats.map(({ hero }) => hero);
  const own = occupants.findIndex((occupant) => !isBotFromStart(occupant));
  const seats = occupants.map((occupant, seat): LobbySeat => {
    if (isBotFromStart(occupant)) return { occupant: { kind: 'bot' }, hero: null };
    return { occupant: seat === own ? { kind: 'person', ...host } : null, hero: null };
  });
  const level = occupants.flatMap((one) => (one.kind === 'bot' && one.level ? [one.level] : []))[0];
  return {
    id: secondLobbyId(gameId),
    guildId,
    channelId,
    messageId: null,
    host,
    mode: playedMode(state.mode),
    seats,
    invited: [],
    pace,
    first: 'roll',
    houseRules: houseRulesIn(state.rules),
    sameDice: { of: gameId, heroes, barred: [...peopleWhoPlayed(occupants)] },
    ...(level === undefined ? {} : { botLevel: level }),
    expiresAt: now + LOBBY_LIFE,
    ...(language === undefined ? {} : { language }),
  };
}
