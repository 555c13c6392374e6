/** The wait for a server that loads its files, during which it refuses everything. */
import { setTimeout as pause } from 'node:timers/promises';
import { messageOf } from './redis-errors.ts';

/** How long the start waits, in ms. */
const TIMEOUT_MS = 30_000;
const LOOK_EACH_MS = 200;

/**
 * Resolves when the server has loaded its files.
 * @param ping asks the server something; its error tells what the server said
 * @throws what `ping` throws, when that takes too long or the server fails otherwise
 */
export async function untilLoaded(ping: () => Promise<unknown>): Promise<void> {
  const until = performance.now() + TIMEOUT_MS;
  for (;;) {
    try {
      await ping();
      return;
    } catch (error) {
      if (!messageOf(error).includes(': LOADING ') || performance.now() > until) throw error;
      await pause(LOOK_EACH_MS);
    }
  }
}
