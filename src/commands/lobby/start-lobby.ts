/** Starts the game of a lobby: checks that its players are still in the server, fixes the seats, opens the game. */
import type { Seat } from '../../engine/index.ts';
import type { SeatOccupant } from '../../games/game-service.ts';
import { acceptedBy, isChallenge } from '../../games/lobby/challenge.ts';
import { beginDraft, isDrafted, pickingSeat, withoutDraft } from '../../games/lobby/hero-draft.ts';
import {
  botLevelOf,
  type Lobby,
  type Person,
  peopleIn,
  seatOfPerson,
  seatsMissing,
  takenSeats,
} from '../../games/lobby/lobby.ts';
import { leaveAll } from '../../games/lobby/seating.ts';
import { isOutOfReach } from '../../games/ports/membership-check.ts';
import { escaped } from '../../render/table/phrasing.ts';
import { StoreUnavailable } from '../../store/index.ts';
import { type Words, wordsFor } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import type { TextMessage } from '../discord/payload.ts';
import { capacityRefusal } from '../opening/activity-limits.ts';
import type { Agreement } from '../opening/agreement.ts';
import { beginGame } from '../opening/begin.ts';
import { type GameChannel, unmetRequirement } from '../opening/open-game-channel.ts';
import { botName } from './lobby-message.ts';
import { startedLobbyMessage } from './started-lobby.ts';

/** The press that starts the game, and its channel. */
export interface StartRequest {
  readonly place: GameChannel;
  readonly userId: string;
  readonly messageId: string;
  readonly interactionId: string;
  readonly locale: string;
  /** Set by the challenged person of a challenge, who takes the free seat; a `hero` of null draws one. */
  readonly accepted?: { readonly hero: string | null };
}

/**
 * `closed`: the game has started, and its announcement replaces the lobby; `aside` is told to the presser. `drafting`: heroes are
 * picked first. `refusal`: a sentence for the presser that says why the game does not start.
 */
export type StartResult =
  | { readonly closed: TextMessage; readonly aside?: string }
  | { readonly refusal: string }
  | { readonly drafting: Lobby };

/**
 * Starts a lobby's game while the lobby is locked against other changes.
 * @throws StoreUnavailable
 */
export async function startLobby(
  context: BotContext,
  lobbyId: string,
  start: StartRequest,
): Promise<StartResult> {
  const words = wordsFor(start.locale);
  const kept = await context.lobbies.take(lobbyId);
  if (kept === null) {
    if (start.accepted) return { refusal: words.challenge.beingAnswered };
    const isThere = (await context.lobbies.find(lobbyId)) !== null;
    return { refusal: isThere ? words.lobby.beingChanged : words.lobby.gone };
  }
  const lobby = start.accepted && isChallenge(kept) ? acceptedBy(kept, start.accepted.hero) : kept;
  try {
    const refused =
      refusal(lobby, start, words) ??
      capacityRefusal(context, words) ??
      (isChallenge(lobby) ? null : await freeSeatsOfAbsent(context, lobby, words));
    if (refused !== null) return { refusal: refused };
    if (lobby.drafted && !lobby.draft) {
      const drafting = { ...beginDraft(lobby, context.draw), messageId: start.messageId };
      await context.lobbies.keep(drafting);
      return { drafting };
    }
    const began = await beginGame(context, start.place, agreementOf(lobby, start));
    if ('refused' in began) return { refusal: began.refused };
    await settleBegun(context, lobbyId);
    const { aside } = began;
    const closed = await startedLobbyMessage(context, lobby, began);
    return { closed, ...(aside === undefined ? {} : { aside }) };
  } finally {
    await context.lobbies.giveBack(lobbyId);
  }
}

function refusal(lobby: Lobby, { userId, place, accepted }: StartRequest, words: Words): string | null {
  if (pickingSeat(lobby) !== null) return words.lobby.drafting;
  // The last pick starts the game, and so does the acceptance of a challenge.
  const mayStart = userId === lobby.host.id || isDrafted(lobby) || accepted !== undefined;
  if (!mayStart) return words.lobby.onlyHost(escaped(lobby.host.name));
  const missing = seatsMissing(lobby);
  return missing > 0 ? words.lobby.missing(missing) : unmetRequirement(place, words);
}

/** Frees the seats of people who left the server or cannot see the channel any more. Returns a sentence that names them, or null when nobody left. */
async function freeSeatsOfAbsent(
  context: BotContext,
  lobby: Lobby,
  { lobby: say }: Words,
): Promise<string | null> {
  const gone: Person[] = [];
  for (const person of peopleIn(lobby)) if (await hasLeft(context, lobby, person)) gone.push(person);
  if (gone.length === 0) return null;
  let rest = lobby;
  for (const { id } of gone) rest = leaveAll(rest, id);
  await context.lobbies.keep(withoutDraft(rest));
  return say.leftServer(gone.map(({ name }) => escaped(name)));
}

async function hasLeft({ membership }: BotContext, lobby: Lobby, { id }: Person): Promise<boolean> {
  return isOutOfReach(membership, lobby.guildId, lobby.channelId, id);
}

/** The agreed game. Free seats are removed, so that the taken seats are consecutive in modes that allow free seats. */
function agreementOf(lobby: Lobby, { messageId, interactionId, locale }: StartRequest): Agreement {
  const words = wordsFor(lobby.language);
  const taken = takenSeats(lobby);
  const starter = lobby.first === 'roll' ? undefined : lobby[lobby.first];
  const firstSeat = starter === undefined ? null : seatOfPerson(lobby, starter.id);
  return {
    guildId: lobby.guildId,
    messageId,
    mode: lobby.mode,
    ...(lobby.mission ? { mission: lobby.mission } : {}),
    ...(lobby.crawl ? { crawl: lobby.crawl } : {}),
    occupants: taken.map((seat) => occupantAt(lobby, seat, words)),
    heroes: taken.map((seat) => lobby.sameDice?.heroes[seat] ?? lobby.seats[seat]?.hero ?? null),
    pace: lobby.pace,
    first: firstSeat === null ? 'roll' : taken.indexOf(firstSeat),
    houseRules: lobby.houseRules,
    ...(lobby.friendly ? { friendly: lobby.friendly } : {}),
    ...(lobby.series ? { series: lobby.series } : {}),
    ...(lobby.sameDice ? { sameDice: { of: lobby.sameDice.of } } : {}),
    interactionId,
    language: lobby.language,
    locale,
  };
}

function occupantAt(lobby: Lobby, seat: Seat, words: Words): SeatOccupant {
  const occupant = lobby.seats[seat]?.occupant;
  return occupant?.kind === 'person'
    ? { kind: 'person', userId: occupant.id, name: occupant.name }
    : { kind: 'bot', name: botName(lobby, seat, words), level: botLevelOf(lobby) };
}

/**
 * Settles a lobby whose game has started. When the store fails, the game still counts and the expiry check settles the
 * lobby later.
 */
async function settleBegun({ lobbies, log }: BotContext, lobbyId: string): Promise<void> {
  try {
    await lobbies.settle(lobbyId);
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    log.warn({ lobby: lobbyId, error }, 'a lobby whose game has started is removed later');
  }
}
