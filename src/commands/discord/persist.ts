/** Asking Discord again when the network or its servers failed for a moment. */
import { setTimeout as sleep } from 'node:timers/promises';
import { remedyFor } from './failures.ts';

const TRIES = 4;
const FIRST_WAIT_MS = 100;

/**
 * Repeats a request that failed in passing; the library itself repeats only some of those. Only for
 * requests that do the same however often they are carried out.
 * @param patienceMs no try begins later than this, counted from now
 * @throws the last error; at once when it will not pass by itself
 */
export async function persistently<T>(send: () => Promise<T>, patienceMs = 10_000): Promise<T> {
  const until = Date.now() + patienceMs;
  for (let tries = 1; ; tries += 1) {
    try {
      return await send();
    } catch (error) {
      const wait = FIRST_WAIT_MS * 2 ** (tries - 1);
      if (tries >= TRIES || remedyFor(error) !== 'retry' || Date.now() + wait > until) throw error;
      await sleep(wait);
    }
  }
}
