/** Where a game is played: a thread of its own when that can be, else the channel itself. */
import { channelMention } from '@discordjs/builders';
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
import { clipped } from '../../render/table/phrasing.ts';
import type { Words } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { persistently, remedyFor } from '../discord/failures.ts';
import { cannotPost, mayOpenThread } from '../discord/permissions.ts';

const made = z.object({ id: z.string() });

/** What is known of the channel where a duel was asked for. */
export interface Spot {
  readonly channelId: string;
  /** Null when the bot cannot see the channel. */
  readonly channel: Channel | null;
  /** What the bot may do there. */
  readonly held: Readonly<PermissionsBitField>;
}

/**
 * The language of what a channel sees: that of its server.
 * @returns Discord's name of the language; undefined where there is no server or it does not say
 */
export function channelLanguage(
  place: Pick<BaseInteraction, 'guildLocale'> & { readonly guild: Guild | null },
) {
  return place.guildLocale ?? place.guild?.preferredLocale;
}

function canHoldThreads(channel: Channel | null): boolean {
  return channel?.type === ChannelType.GuildText || channel?.type === ChannelType.GuildAnnouncement;
}

/** Whether each game gets a thread of its own. */
function hasThreads({ channel, held }: Spot): boolean {
  return canHoldThreads(channel) && mayOpenThread(held);
}

/** Why no game can be played from this spot, as a sentence; null when one can. */
export function unmetRequirement(spot: Spot, words: Words): string | null {
  if (hasThreads(spot)) return null;
  const reason = cannotPost(spot.held, spot.channel, words);
  return reason === null ? null : words.challenge.cannotPlay(reason);
}

/**
 * Why no game can begin at this spot now, as a sentence: nothing can be posted, or a game would have to share the
 * channel with one that is played there. Null when one can.
 */
export async function refusalAt(
  { store }: Pick<BotContext, 'store'>,
  spot: Spot,
  words: Words,
): Promise<string | null> {
  const unmet = unmetRequirement(spot, words);
  if (unmet !== null || hasThreads(spot)) return unmet;
  const game = await store.loadByChannel(spot.channelId);
  return game?.status === 'live' ? words.challenge.gameHere(channelMention(spot.channelId)) : null;
}

/**
 * Opens a thread below a message and brings the players in.
 * @param name at most 100 characters
 * @returns the thread's id, or the channel's own when there can be no thread
 */
export async function openPlace(
  context: BotContext,
  spot: Spot,
  messageId: string,
  name: string,
  playerIds: readonly string[],
): Promise<string> {
  if (!hasThreads(spot)) return spot.channelId;
  let threadId: string;
  try {
    const thread = await persistently(() =>
      context.client.rest.post(Routes.threads(spot.channelId, messageId), {
        body: { name: clipped(name, 100), auto_archive_duration: ThreadAutoArchiveDuration.OneWeek },
      }),
    );
    threadId = made.parse(thread).id;
  } catch (error) {
    if (!isThreadThere(error)) {
      context.log.warn({ channelId: spot.channelId, messageId, error }, 'no thread could be opened');
      return spot.channelId;
    }
    // An earlier try made the thread and died, or lost the answer. A thread has the id of its message.
    threadId = messageId;
  }
  await Promise.all(playerIds.map((id) => bringIn(context, threadId, id)));
  return threadId;
}

function isThreadThere(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.ThreadAlreadyCreatedForMessage;
}

async function bringIn(context: BotContext, threadId: string, userId: string): Promise<void> {
  try {
    await context.client.rest.put(Routes.threadMembers(threadId, userId));
  } catch (error) {
    // Somebody who left meanwhile, or a full thread: they can still open it by its link.
    context.log.warn({ threadId, remedy: remedyFor(error), error }, 'a player was not added to the thread');
  }
}
