/** From a lobby to a game: who is still there, who sits where, and the table. */

import { escaped } from '../../render/table/phrasing.ts';
import { StoreUnavailable } from '../../store/index.ts';
import { type Words, wordsFor } from '../../words/index.ts';
import { type Agreement, type Begun, beginGame } from '../challenge/begin.ts';
import { noRoom } from '../challenge/crowding.ts';
import { hindrance, type Spot } from '../challenge/open-place.ts';
import type { Desk } from '../desk.ts';
import type { Sitter } from '../table/tables.ts';
import { type Lobby, type Person, peopleIn, seatOfPerson, seatsMissing, takenSeats } from './lobby.ts';
import { begunLobbyWords, botName } from './lobby-message.ts';
import { leave } from './seating.ts';

/** Who pressed, and where. */
export interface Start {
  readonly spot: Spot;
  readonly userId: string;
  readonly messageId: string;
  readonly interactionId: string;
  readonly locale: string;
}

/** `closed`: the game has begun, and this stands in place of the lobby. `told`: why it has not, for the host alone. */
export type Started = { readonly closed: string } | { readonly told: string };

/** Starts a lobby's game while nobody else changes the lobby. @throws StoreUnavailable */
export async function startLobby(desk: Desk, lobbyId: string, start: Start): Promise<Started> {
  const words = wordsFor(start.locale);
  const lobby = await desk.lobbies.take(lobbyId);
  if (lobby === null) {
    const isThere = (await desk.lobbies.find(lobbyId)) !== null;
    return { told: isThere ? words.lobby.beingChanged : words.lobby.gone };
  }
  try {
    const refused =
      refusal(lobby, start, words) ?? noRoom(desk, words) ?? (await freeWhoLeft(desk, lobby, words));
    if (refused !== null) return { told: refused };
    const began = await beginGame(desk, start.spot, agreementOf(lobby, start));
    if ('refused' in began) return { told: began.refused };
    await settleBegun(desk, lobbyId);
    return { closed: begunLobbyWords(lobby, began satisfies Begun) };
  } finally {
    await desk.lobbies.giveBack(lobbyId);
  }
}

function refusal(lobby: Lobby, { userId, spot }: Start, words: Words): string | null {
  if (userId !== lobby.host.id) return words.lobby.onlyHost(escaped(lobby.host.name));
  const missing = seatsMissing(lobby);
  return missing > 0 ? words.lobby.missing(missing) : hindrance(spot, words);
}

/** Frees the seats of those who are not in the server any more; says so, or null when all are there. */
async function freeWhoLeft(desk: Desk, lobby: Lobby, { lobby: say }: Words): Promise<string | null> {
  const gone: Person[] = [];
  for (const person of peopleIn(lobby)) if (await hasLeft(desk, lobby, person)) gone.push(person);
  if (gone.length === 0) return null;
  let rest = lobby;
  for (const { id } of gone) {
    const left = leave(rest, id);
    if ('lobby' in left) rest = left.lobby;
  }
  await desk.lobbies.keep(rest);
  return say.leftServer(gone.map(({ name }) => escaped(name)));
}

async function hasLeft(desk: Desk, { guildId }: Lobby, { id }: Person): Promise<boolean> {
  return guildId !== null && (await desk.whereabouts.isMember(guildId, id)) === false;
}

/** The taken seats close up: where a mode can do without some, nobody sits between two free ones. */
function agreementOf(lobby: Lobby, { messageId, interactionId, locale }: Start): Agreement {
  const words = wordsFor(lobby.language);
  const taken = takenSeats(lobby);
  const hostSeat = seatOfPerson(lobby, lobby.host.id);
  const first = lobby.first === 'host' && hostSeat !== null ? taken.indexOf(hostSeat) : 'roll';
  return {
    guildId: lobby.guildId,
    messageId,
    mode: lobby.mode,
    sitters: taken.map((seat) => sitterAt(lobby, seat, words)),
    heroes: taken.map((seat) => lobby.seats[seat]?.hero ?? null),
    pace: lobby.pace,
    first,
    houseRules: lobby.houseRules,
    interactionId,
    language: lobby.language,
    locale,
  };
}

function sitterAt(lobby: Lobby, seat: number, words: Words): Sitter {
  const occupant = lobby.seats[seat]?.occupant;
  return occupant?.kind === 'person'
    ? { kind: 'person', userId: occupant.id, name: occupant.name }
    : { kind: 'bot', name: botName(lobby, seat, words) };
}

/** The game is there and counts, whatever the store says now; the watch over lobbies finds what was left. */
async function settleBegun({ lobbies, log }: Desk, lobbyId: string): Promise<void> {
  try {
    await lobbies.settle(lobbyId);
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    log.warn({ lobby: lobbyId, error }, 'a lobby that began a game is removed later');
  }
}
