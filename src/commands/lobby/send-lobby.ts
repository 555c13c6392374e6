import { randomBytes } from 'node:crypto';
import type { ChatInputCommandInteraction, User } from 'discord.js';
import type { HouseRule, PlayedMode } from '../../engine/hosting.ts';
import { freeSeats, LOBBY_LIFE, type Lobby, type Pace, type Person } from '../../games/lobby/lobby.ts';
import { sitDown } from '../../games/lobby/seating.ts';
import type { BotContext } from '../bot-context.ts';
import { personName } from '../discord/person-name.ts';
import { channelLanguage } from '../opening/open-game-channel.ts';
import { replyWith } from '../routing/replies.ts';
import { openLobby } from './lobby-message.ts';

/** The settings of a new lobby, as its host requested them. */
export interface LobbyRequest {
  readonly mode: PlayedMode;
  /** Set in the mode `mission`. */
  readonly mission?: NonNullable<Lobby['mission']>;
  /** The host's hero; null for a random one. */
  readonly hero: string | null;
  readonly invite: User | null;
  readonly pace: Pace;
  readonly first: 'roll' | 'host';
  readonly houseRules: readonly HouseRule[];
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
    const users = lobby.invited.map(({ id }) => id);
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
}

function newLobby(interaction: ChatInputCommandInteraction, request: LobbyRequest, now: number): Lobby {
  const language = channelLanguage(interaction);
  const { mode, mission, hero, invite, pace, first, houseRules } = request;
  const host: Person = { id: interaction.user.id, name: personName(interaction.member, interaction.user) };
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
    seats: freeSeats(mode),
    invited: called ? [called] : [],
    pace,
    first,
    houseRules: [...houseRules],
    expiresAt: now + LOBBY_LIFE,
    ...(language === undefined ? {} : { language }),
  };
  const seated = sitDown(empty, host, { hero });
  return 'lobby' in seated ? seated.lobby : empty;
}
