/** Counts in the store, read at each scrape only. */
import { type GameStore, StoreUnavailable } from '../store/index.ts';
import type { Meters } from './meters.ts';

/** The oldest unsent message at the last scrape, and since when it is the oldest (ms since 1970). */
export interface FirstInLine {
  id: string;
  since: number;
}

type Gauges = Pick<Meters, 'storeUp' | 'liveGames' | 'outboxEntries' | 'outboxOldest'>;

/** Updates the gauges of the store; only its `up` gauge when the store does not answer. */
export async function readStore(
  store: Pick<GameStore, 'count' | 'readOutbox'>,
  first: FirstInLine,
  { storeUp, liveGames, outboxEntries, outboxOldest }: Gauges,
): Promise<void> {
  try {
    const [{ live, outbox }, [oldest]] = await Promise.all([store.count(), store.readOutbox(1)]);
    if (oldest === undefined || oldest.id !== first.id) {
      first.id = oldest?.id ?? '';
      first.since = Date.now();
    }
    storeUp.set(1);
    liveGames.set(live);
    outboxEntries.set(outbox);
    outboxOldest.set(oldest === undefined ? 0 : (Date.now() - first.since) / 1_000);
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    storeUp.set(0);
  }
}
