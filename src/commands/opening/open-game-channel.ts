/** Opens the channel of a game: a new thread when possible, otherwise the requesting channel itself. */
import { channelMention, TimestampStyles, time } from '@discordjs/builders';
import {
  type BaseInteraction,
  type Channel,
  ChannelType,
  DiscordAPIError,
  type Guild,
  type PermissionsBitField,
  RESTJSONErrorCodes,
  Routes,
  ThreadAutoArchiveDuration,
} from 'discord.js';
import { z } from 'zod';
import { CHANNEL_NAME_LENGTH } from '../../render/discord-limits.ts';
import { clipped } from '../../render/table/phrasing.ts';
import type { Words } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { rateLimitMs, remedyFor, withRetries } from '../discord/failures.ts';
import { cannotPost, mayOpenThread } from '../discord/permissions.ts';

const made = z.object({ id: z.string() });

/** The channel where a game was requested. */
export interface GameChannel {
  readonly channelId: string;
  /** Null when the bot cannot see the channel. */
  readonly channel: Channel | null;
  /** The bot's permissions in the channel. */
  readonly held: Readonly<PermissionsBitField>;
}

/**
 * The language of public messages in a channel: the language of its server.
 * @returns Discord's name of the language; undefined outside servers or when the server names none
 */
export function channelLanguage(
  place: Pick<BaseInteraction, 'guildLocale'> & { readonly guild: Guild | null },
) {
  return place.guildLocale ?? place.guild?.preferredLocale;
}

function canHoldThreads(channel: Channel | null): boolean {
  return channel?.type === ChannelType.GuildText || channel?.type === ChannelType.GuildAnnouncement;
}

/** True when each game gets its own thread. */
export function hasThreads({ channel, held }: GameChannel): boolean {
  return canHoldThreads(channel) && mayOpenThread(held);
}

/** Returns why no game can be played from this channel, as a sentence; null when one can. */
export function unmetRequirement(place: GameChannel, words: Words): string | null {
  if (hasThreads(place)) return null;
  const reason = cannotPost(place.held, place.channel, words);
  return reason === null ? null : words.challenge.cannotPlay(reason);
}

/**
 * Returns why no game can start in this channel now, as a sentence; null when one can. Either the bot cannot post, or a
 * game would share the channel with a live game.
 */
export async function refusalAt(
  { store }: Pick<BotContext, 'store'>,
  place: GameChannel,
  words: Words,
): Promise<string | null> {
  const unmet = unmetRequirement(place, words);
  if (unmet !== null || hasThreads(place)) return unmet;
  const game = await store.loadByChannel(place.channelId);
  return game?.status === 'live' ? words.challenge.gameHere(channelMention(place.channelId)) : null;
}

/** How long a thread may take, in ms: whoever asked for it should not wait longer without a word. */
const THREAD_WITHIN_MS = 2_500;

/** The channel of a new game. `limitedUntil` is when Discord opens threads again (ms since 1970), if it limits them. */
export interface OpenedChannel {
  readonly channelId: string;
  readonly limitedUntil?: number;
}

/**
 * Opens a thread below a message and adds the players.
 * @param name at most 100 characters
 * @returns the thread, or the channel itself when no thread is possible
 */
export async function openGameChannel(
  context: BotContext,
  place: GameChannel,
  messageId: string,
  name: string,
  playerIds: readonly string[],
): Promise<OpenedChannel> {
  const { channelId } = place;
  if (!hasThreads(place)) {
    // Discord allows two new names in ten minutes: the game does not wait for its own.
    void retitle(context, place, name);
    return { channelId };
  }
  let threadId: string;
  try {
    const body = {
      name: clipped(name, CHANNEL_NAME_LENGTH),
      auto_archive_duration: ThreadAutoArchiveDuration.OneWeek,
    };
    const thread = await withRetries(
      () => context.client.rest.post(Routes.threads(channelId, messageId), { body }),
      THREAD_WITHIN_MS,
    );
    threadId = made.parse(thread).id;
  } catch (error) {
    if (!threadExists(error)) {
      context.log.warn({ channelId, messageId, error }, 'no thread could be opened');
      const limit = rateLimitMs(error);
      return limit === null ? { channelId } : { channelId, limitedUntil: context.now() + limit };
    }
    // An earlier attempt created the thread, and its answer was lost. A thread has the id of its message.
    threadId = messageId;
  }
  await Promise.all(playerIds.map((id) => addToThread(context, threadId, id)));
  return { channelId: threadId };
}

/** Names the bot's own thread after the game that begins in it; other channels keep their names. */
async function retitle(
  { client, log }: BotContext,
  { channelId, channel }: GameChannel,
  title: string,
): Promise<void> {
  const name = clipped(title, CHANNEL_NAME_LENGTH);
  if (!channel?.isThread() || channel.ownerId !== client.user.id || channel.name === name) return;
  try {
    await client.rest.patch(Routes.channel(channelId), { body: { name } });
  } catch (error) {
    log.warn({ channelId, remedy: remedyFor(error), error }, 'a thread was not named after its new game');
  }
}

/**
 * Returns why a game cannot be played in the channel itself while Discord limits new threads, as a sentence that says
 * until when; null when it can.
 */
export async function refusalWhileLimited(
  { store }: Pick<BotContext, 'store'>,
  { channelId, channel, held }: GameChannel,
  until: number,
  { challenge }: Words,
): Promise<string | null> {
  const isTaken = (await store.loadByChannel(channelId))?.status === 'live';
  const canPlay = !isTaken && cannotPost(held, channel) === null;
  return canPlay ? null : challenge.threadLater(relativeTime(until));
}

/** A time that Discord shows as "in 5 minutes". */
export function relativeTime(at: number): string {
  return time(Math.ceil(at / 1_000), TimestampStyles.RelativeTime);
}

function threadExists(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.ThreadAlreadyCreatedForMessage;
}

async function addToThread(context: BotContext, threadId: string, userId: string): Promise<void> {
  try {
    await context.client.rest.put(Routes.threadMembers(threadId, userId));
  } catch (error) {
    // The player left the server, or the thread is full: players can still open the thread by its link.
    context.log.warn({ threadId, remedy: remedyFor(error), error }, 'a player was not added to the thread');
  }
}
