/** Finds tables, threads, end notices and offers in the chat. */
import { sameDiceId } from '../../../src/commands/same-dice/same-dice-id.ts';
import type { Playground, SeenMessage } from '../../../src/playground/index.ts';
import { readCustomId } from '../../../src/render/custom-id.ts';
import { answersIn, isTable } from '../../e2e/presser.ts';

/** The newest table of a thread, or of one of its games; null while there is none. */
export function newestTable(playground: Playground, thread: string, gameId?: string): SeenMessage | null {
  return playground.messages(thread).findLast((message) => isTableOf(message, gameId)) ?? null;
}

/** The tables of a game whose questions can be answered. */
export function answerableTables(playground: Playground, thread: string, gameId: string): SeenMessage[] {
  return playground.messages(thread).filter((message) => isTableOf(message, gameId) && canBePressed(message));
}

function isTableOf(message: SeenMessage, gameId: string | undefined): boolean {
  if (!isTable(message)) return false;
  return (
    gameId === undefined || message.buttons.some(({ customId }) => readCustomId(customId)?.gameId === gameId)
  );
}

/** The game of the newest table of a thread. */
export function gameIdOfThread(playground: Playground, thread: string): string | null {
  const ids = newestTable(playground, thread)?.buttons.map(({ customId }) => readCustomId(customId)?.gameId);
  return ids?.find((id) => id !== undefined) ?? null;
}

function canBePressed(message: SeenMessage): boolean {
  return message.buttons.some(({ disabled }) => !disabled) || answersIn(message).length > 0;
}

export function hasThread(playground: Playground, id: string): boolean {
  return playground.channels.some((channel) => channel.id === id && channel.thread !== null);
}

/** The posted notices about the ends of a thread's games, oldest first. */
export function endNotices(playground: Playground, thread: string): readonly SeenMessage[] {
  return playground.messages(thread).filter(({ text }) => text.includes('Thank you for playing'));
}

/** Whether a game of the thread has ended and none follows by itself. */
export function isOverIn(playground: Playground, thread: string): boolean {
  const last = endNotices(playground, thread).at(-1);
  return last !== undefined && !last.text.includes('The next game follows by itself.');
}

/** The messages that offer the dice of a finished game to others. */
export function offersOfDice(
  playground: Playground,
  channel: string,
  gameId: string,
): readonly SeenMessage[] {
  const take = sameDiceId({ gameId, verb: 'take' });
  return playground
    .messages(channel)
    .filter(({ buttons }) => buttons.some(({ customId }) => customId === take));
}
