import { randomBytes } from 'node:crypto';
import type { ChatInputCommandInteraction, User } from 'discord.js';
import type { HouseRule, PlayedMode } from '../../engine/hosting.ts';
import type { Pace } from '../../games/clock/paces.ts';
import { namesOfTwo } from '../../games/lobby/distinct-names.ts';
import { freeSeats, LOBBY_LIFE, type Lobby, type Person } from '../../games/lobby/lobby.ts';
import { sitDown } from '../../games/lobby/seating.ts';
import type { SeriesFormat } from '../../history/series.ts';
import type { BotContext } from '../bot-context.ts';
import { personName } from '../discord/person-name.ts';
import { adviseDuelFirst } from '../guide/duel-first.ts';
import { channelLanguage } from '../opening/open-game-channel.ts';
import { replyWith } from '../routing/replies.ts';
import { openLobby } from './lobby-message.ts';

/** The settings of a new lobby, as its host requested them. */
export interface LobbyRequest {
  readonly mode: PlayedMode;
  /** Set in the mode `mission`. */
  readonly mission?: NonNullable<Lobby['mission']>;
  /** Set in the modes of Adventures. */
  readonly crawl?: NonNullable<Lobby['crawl']>;
  /** The host's hero; null for a random one. */
  readonly hero: string | null;
  readonly invite: User | null;
  /** Set for a challenge: the person who alone may accept, and their proposed hero (null lets them choose). */
  readonly opponent?: { readonly user: User; readonly hero: string | null };
  readonly pace: Pace;
  readonly first: Lobby['first'];
  readonly houseRules: readonly HouseRule[];
  /** The game does not count for ratings. */
  readonly friendly?: true;
  /** Several games shall be played; left out for a single one. */
  readonly series?: SeriesFormat;
  /** Others can play on the same dice afterwards. */
  readonly sameDice?: true;
}

/** Saves the lobby with its host in the first seat, then replies with it: a visible button belongs to a saved lobby. */
export async function sendLobby(
  interaction: ChatInputCommandInteraction,
  context: BotContext,
  request: LobbyRequest,
): Promise<void> {
  const lobby = newLobby(interaction, request, context.now());
  await context.lobbies.add(lobby);
  try {
    const users = [...lobby.invited, ...(lobby.opponent ? [lobby.opponent] : [])].map(({ id }) => id);
    const messageId = await replyWith(interaction, {
      ...openLobby(lobby),
      allowedMentions: { parse: [], users },
    });
    await context.lobbies.noteMessage(lobby.id, messageId);
  } catch (error) {
    // The reply failed, and an invisible lobby must not stay open.
    await context.lobbies.take(lobby.id);
    await context.lobbies.settle(lobby.id);
    throw error;
  }
  await adviseDuelFirst(interaction, context, lobby);
}

function newLobby(interaction: ChatInputCommandInteraction, request: LobbyRequest, now: number): Lobby {
  const language = channelLanguage(interaction);
  const { mode, mission, crawl, hero, invite, pace, first, houseRules } = request;
  const { host, opponent } = peopleOf(interaction, request.opponent?.user);
  const called = invite && {
    id: invite.id,
    name: personName(interaction.options.getMember('invite'), invite),
  };
  const empty: Lobby = {
    id: randomBytes(6).toString('hex'),
    guildId: interaction.guildId,
    channelId: interaction.channelId,
    messageId: null,
    host,
    mode,
    ...(mission ? { mission } : {}),
    ...(crawl ? { crawl } : {}),
    seats: freeSeats(mode),
    ...(opponent ? { opponent } : {}),
    invited: called ? [called] : [],
    pace,
    first,
    houseRules: [...houseRules],
    ...(request.friendly ? { friendly: request.friendly } : {}),
    ...(request.series ? { series: request.series } : {}),
    ...(request.sameDice ? { sameDice: { of: null, heroes: [], barred: [] } } : {}),
    expiresAt: now + LOBBY_LIFE,
    ...(language === undefined ? {} : { language }),
  };
  const seated = sitDown(empty, host, { hero });
  const lobby = 'lobby' in seated ? seated.lobby : empty;
  const proposed = request.opponent?.hero ?? null;
  return {
    ...lobby,
    seats: lobby.seats.map((seat) => (seat.occupant === null ? { ...seat, hero: proposed } : seat)),
  };
}

/** The host, and the challenged person of a challenge with a name that tells the two apart. */
function peopleOf(
  { user, member, options }: ChatInputCommandInteraction,
  challenged: User | undefined,
): { readonly host: Person; readonly opponent?: Person } {
  const name = personName(member, user);
  if (challenged === undefined) return { host: { id: user.id, name } };
  const [own, theirs] = namesOfTwo(
    { name, account: user.username },
    { name: personName(options.getMember('opponent'), challenged), account: challenged.username },
  );
  return { host: { id: user.id, name: own }, opponent: { id: challenged.id, name: theirs } };
}
