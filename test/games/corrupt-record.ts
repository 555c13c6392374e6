/** Changes the stored record of a game without the game service. */
import type { Json } from '../../src/store/index.ts';
import { CHANNEL, type Kit } from './table-kit.ts';

export async function corruptRecord(
  kit: Kit,
  data: (old: Readonly<Record<string, Json>>) => Json,
): Promise<void> {
  const game = await kit.store.loadByChannel(CHANNEL);
  if (!game) throw new Error('no game');
  const spoilt = { ...game, version: game.version + 1, data: data(fieldsOf(game.data)) };
  await kit.store.commit({
    game: spoilt,
    expectedVersion: game.version,
    logEntry: null,
    outbox: [],
    interactionId: null,
  });
}

/** The fields of an object, none of anything else. */
export function fieldsOf(data: Json): Readonly<Record<string, Json>> {
  const entries = typeof data === 'object' && data !== null ? Object.entries(data) : [];
  return Object.fromEntries(entries);
}
