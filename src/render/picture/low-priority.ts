/** The thread that calls gives way to every other one of the process when there are more of them than processors. */
import { readlinkSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import { basename } from 'node:path';

/**
 * Lowers the priority of the calling thread, on Linux; elsewhere nothing happens, because only there a single
 * thread has a number that can be named. A picture that comes later hurts nobody; an answer does.
 */
export function giveWay(): void {
  if (process.platform !== 'linux') return;
  // Names the thread that asks, as `<process>/task/<thread>`.
  const thread = Number(basename(readlinkSync('/proc/thread-self')));
  if (Number.isSafeInteger(thread) && thread > 0 && thread !== process.pid) {
    // As much below the others of a process that was itself started with a low priority.
    const lower = getPriority() + constants.priority.PRIORITY_BELOW_NORMAL;
    setPriority(thread, Math.min(lower, constants.priority.PRIORITY_LOW));
  }
}
