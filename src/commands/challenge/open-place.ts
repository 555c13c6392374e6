/** Where a game is played: a thread of its own when that can be, else the channel itself. */
import {
  type Channel,
  ChannelType,
  type PermissionsBitField,
  Routes,
  ThreadAutoArchiveDuration,
} from 'discord.js';
import { z } from 'zod';
import type { Desk } from '../desk.ts';
import { remedyFor } from '../discord/failures.ts';
import { mayOpenThread, missingToPlay } from '../discord/permissions.ts';

const made = z.object({ id: z.string() });

/** What is known of the channel where a duel was asked for. */
export interface Spot {
  readonly channelId: string;
  /** Null when the bot cannot see the channel. */
  readonly channel: Channel | null;
  /** What the bot may do there. */
  readonly held: Readonly<PermissionsBitField>;
}

function canHoldThreads(channel: Channel | null): boolean {
  return channel?.type === ChannelType.GuildText || channel?.type === ChannelType.GuildAnnouncement;
}

/** Why no game can be played from this spot, as a sentence; null when one can. */
export function hindrance(spot: Spot): string | null {
  if (canHoldThreads(spot.channel) && mayOpenThread(spot.held)) return null;
  const missing = missingToPlay(spot.held, spot.channel?.isThread() ?? false);
  if (missing.length === 0) return null;
  return `I cannot play here: I lack the permission${missing.length > 1 ? 's' : ''} ${missing.join(', ')}. Please ask a moderator to grant ${missing.length > 1 ? 'them' : 'it'}.`;
}

/**
 * Opens a thread below a message and brings the players in.
 * @param name at most 100 characters
 * @returns the thread's id, or the channel's own when there can be no thread
 */
export async function openPlace(
  desk: Desk,
  spot: Spot,
  messageId: string,
  name: string,
  playerIds: readonly string[],
): Promise<string> {
  if (!canHoldThreads(spot.channel) || !mayOpenThread(spot.held)) return spot.channelId;
  let threadId: string;
  try {
    const thread = await desk.client.rest.post(Routes.threads(spot.channelId, messageId), {
      body: { name: name.slice(0, 100), auto_archive_duration: ThreadAutoArchiveDuration.OneWeek },
    });
    threadId = made.parse(thread).id;
  } catch (error) {
    desk.log.warn({ channel: spot.channelId, message: messageId, error }, 'no thread could be opened');
    return spot.channelId;
  }
  await Promise.all(playerIds.map((id) => bringIn(desk, threadId, id)));
  return threadId;
}

async function bringIn(desk: Desk, threadId: string, userId: string): Promise<void> {
  try {
    await desk.client.rest.put(Routes.threadMembers(threadId, userId));
  } catch (error) {
    // Somebody who left meanwhile, or a full thread: they can still open it by its link.
    desk.log.warn({ thread: threadId, user: userId, remedy: remedyFor(error), error }, 'not added to thread');
  }
}
