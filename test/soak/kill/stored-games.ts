/** The games of a table kit as a reader of the store finds them, for tests of the soak's checks. */
import type { Kit } from '../../games/table-kit.ts';
import type { RawGame } from './reading.ts';

/** Returns a stored game. @throws Error when it is not kept */
export async function storedGame({ store }: Kit, gameId: string): Promise<RawGame> {
  const stored = await store.loadById(gameId);
  if (!stored) throw new Error('the game is not kept');
  const entry = await store.readArchived(gameId);
  const { channelId, version, status, data } = stored;
  return {
    id: gameId,
    channelId,
    version,
    status,
    data: JSON.stringify(data),
    log: (await store.readLog(gameId)).map((one) => JSON.stringify(one)),
    waiting: 0,
    archived: entry && {
      order: entry.order,
      userIds: JSON.stringify(entry.userIds),
      summary: JSON.stringify(entry.summary),
      body: entry.body,
    },
  };
}

/** Returns a game whose stored record was changed. */
export function withRecord(game: RawGame, change: (record: Record<string, unknown>) => object): RawGame {
  const record: Record<string, unknown> = JSON.parse(game.data);
  return { ...game, data: JSON.stringify({ ...record, ...change(record) }) };
}
