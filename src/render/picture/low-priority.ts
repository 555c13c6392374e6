/** Lowers the priority of the calling thread below the other threads of the process. */
import { readlinkSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import { basename } from 'node:path';

/**
 * Lowers the priority of the calling thread, because answers to interactions have deadlines and pictures have not. Does
 * so on Linux only, where a single thread has an id that the priority can be set for.
 * @param by how much, in the steps of the system; 19 is the lowest there is
 */
export function lowerPriority(by: number = constants.priority.PRIORITY_BELOW_NORMAL): void {
  if (process.platform !== 'linux') return;
  // The link names the calling thread as `<process>/task/<thread>`.
  const thread = Number(basename(readlinkSync('/proc/thread-self')));
  if (Number.isSafeInteger(thread) && thread > 0 && thread !== process.pid) {
    // Relative to the priority of the process, which may be low itself.
    const lower = getPriority() + by;
    setPriority(thread, Math.min(lower, constants.priority.PRIORITY_LOW));
  }
}
