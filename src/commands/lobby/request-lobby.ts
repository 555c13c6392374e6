/** What commands that open a lobby have in common: the host's hero, what keeps them from a lobby, and sending it. */
import type { ChatInputCommandInteraction } from 'discord.js';
import type { PlayedMode } from '../../engine/hosting.ts';
import { wordsFor } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { heroRefusal, RANDOM_HERO, readHero } from '../heroes.ts';
import { tooManyGames, tooManyLobbies } from '../opening/activity-limits.ts';
import { refusalAt } from '../opening/open-game-channel.ts';
import { gameChannelOf } from '../opening/play-the-bot.ts';
import { tellPrivately } from '../routing/replies.ts';
import { inviteRefusal } from './invite.ts';
import { type LobbyRequest, sendLobby } from './send-lobby.ts';

/** A sentence for the person who typed the command. */
export interface Refused {
  readonly refused: string;
}

/**
 * Reads the option `hero`.
 * @param usual the id of the hero that is played when none is named; null for a random one
 * @param mode what is played: bosses can be named in their modes only
 * @returns the id of the hero; null for a random one
 */
export function readHostHero(
  { options, locale }: ChatInputCommandInteraction,
  usual: string | null = null,
  mode: PlayedMode = 'duel',
): { readonly hero: string | null } | Refused {
  const typed = options.getString('hero');
  if (typed === null) return { hero: usual };
  const hero = readHero(typed, mode);
  if (hero === null) return { refused: heroRefusal(typed, wordsFor(locale), mode) };
  return { hero: hero === RANDOM_HERO ? null : hero.id };
}

/** Sends the requested lobby, or tells the person why it cannot be opened. */
export async function requestLobby(
  interaction: ChatInputCommandInteraction,
  context: BotContext,
  request: LobbyRequest | Refused,
): Promise<void> {
  if ('refused' in request) return tellPrivately(interaction, request.refused);
  const refused = await lobbyRefusal(interaction, context, request);
  if (refused !== null) return tellPrivately(interaction, refused);
  await sendLobby(interaction, context, request);
}

async function lobbyRefusal(
  interaction: ChatInputCommandInteraction,
  context: BotContext,
  { invite }: LobbyRequest,
): Promise<string | null> {
  const words = wordsFor(interaction.locale);
  const { user, channelId } = interaction;
  return (
    (await refusalAt(context, gameChannelOf(interaction), words)) ??
    (await inviteRefusal(interaction, invite, context)) ??
    (await tooManyGames(context, user.id, words)) ??
    (await tooManyLobbies(context, { from: user.id, channelId }, words))
  );
}
