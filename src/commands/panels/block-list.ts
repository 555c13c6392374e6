/** The private list of the people whom a person has blocked, and the offer to block somebody. */
import { userMention } from '@discordjs/builders';
import type { User } from 'discord.js';
import { pressButton, row, userMenu } from '../../render/components.ts';
import type { Words } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { type Answer, textAnswer } from './answer.ts';

export const BLOCK_PREFIX = 'x1';
/** The custom id of the select that unblocks somebody. */
export const UNBLOCK_ID = `${BLOCK_PREFIX}:unblock`;
/** People named in the list; a message has room for 2,000 characters. */
const NAMED = 40;

/** Returns the custom id of the button that blocks a person. */
function blockId(userId: string): string {
  return `${BLOCK_PREFIX}:block:${userId}`;
}

/** Returns the id of the person whom a button blocks; null for other custom ids. */
export function readBlockId(customId: string): string | null {
  return /^x1:block:(\d{1,20})$/.exec(customId)?.[1] ?? null;
}

/** The private message with the button that blocks a challenger. */
export function blockOffer(userId: string, { block }: Words) {
  return {
    content: block.offer(userMention(userId)),
    allowedMentions: { parse: [] },
    components: [row([pressButton(blockId(userId), block.button)])],
  };
}

/** The list with a select to unblock somebody. */
export async function blockListAnswer(
  { profiles }: Pick<BotContext, 'profiles'>,
  userId: string,
  { block }: Words,
): Promise<Answer> {
  const blocked = await profiles.blockedBy(userId);
  if (blocked.length === 0) return textAnswer(block.none);
  const named = blocked.slice(0, NAMED).map((id) => userMention(id));
  return {
    content: block.list(named, blocked.length - named.length),
    allowedMentions: { parse: [] },
    components: [userMenu(UNBLOCK_ID, block.unblock)],
  };
}

/** Blocks somebody for a person; returns the sentence that says what came of it. */
export async function blockWords(
  { profiles, client }: Pick<BotContext, 'profiles' | 'client'>,
  userId: string,
  other: Pick<User, 'id' | 'bot'>,
  { block }: Words,
): Promise<string> {
  if (other.id === userId) return block.notYourself;
  if (other.bot || other.id === client.user.id) return block.noBots;
  const isKept = await profiles.keepBlock(userId, other.id, true);
  return isKept ? block.blocked(userMention(other.id)) : block.tooMany;
}
