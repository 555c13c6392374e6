/** Rewrites of one archive entry, one after the other, also in several programs. */
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GameStore } from '../../store/index.ts';

/** Longer than any rewrite takes. */
const CLAIM_MS = 10_000;
const RETRY_MS = 50;

/**
 * Runs work that reads an archive entry and replaces it, while nobody else does.
 * @throws StoreUnavailable
 */
export async function aloneWithEntry<Result>(
  store: GameStore,
  gameId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const [name, holder] = [`archive:${gameId}`, randomBytes(12).toString('hex')];
  while (!(await store.claim(name, holder, CLAIM_MS))) await sleep(RETRY_MS);
  try {
    return await work();
  } finally {
    await store.release(name, holder);
  }
}
