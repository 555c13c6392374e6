/** Finds tables, threads and end notices in the chat. */
import type { Playground, SeenMessage } from '../../../src/playground/index.ts';
import { answersIn, isTable } from '../../e2e/presser.ts';

/** The newest table of a thread, or null while there is none. */
export function newestTable(playground: Playground, thread: string): SeenMessage | null {
  return playground.messages(thread).findLast(isTable) ?? null;
}

/** The tables of a thread whose questions can be answered. */
export function answerableTables(playground: Playground, thread: string): SeenMessage[] {
  return playground.messages(thread).filter((message) => isTable(message) && canBePressed(message));
}

function canBePressed(message: SeenMessage): boolean {
  return message.buttons.some(({ disabled }) => !disabled) || answersIn(message).length > 0;
}

export function hasThread(playground: Playground, id: string): boolean {
  return playground.channels.some((channel) => channel.id === id && channel.thread !== null);
}

/** The number of posted notices about the end of a thread's game. */
export function endNoticeCount(playground: Playground, thread: string): number {
  return playground.messages(thread).filter(({ text }) => text.includes('Thank you for playing')).length;
}
