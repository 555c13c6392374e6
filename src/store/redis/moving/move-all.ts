/** The move of everything, for an operator's command. */
import type { RedisStore } from '../redis-store.ts';
import { Mover } from './mover.ts';

/** Games that are moved at the same time. */
const AT_ONCE = 8;

/** What was moved. */
export interface Moved {
  readonly games: number;
  readonly archived: number;
  readonly records: number;
}

/**
 * Moves all games, archive entries and records, while programs use both stores. May be repeated after an interruption.
 * @param onProgress called now and then with what was moved so far
 * @throws StoreUnavailable
 */
export async function moveAll(
  former: RedisStore,
  later: RedisStore,
  onProgress: (moved: Moved) => void = () => undefined,
): Promise<Moved> {
  const mover = new Mover(former, later, `mover ${process.pid}`);
  await mover.open();
  const moved = { games: 0, archived: 0, records: 0 };
  const moveEach = async (
    ids: readonly string[],
    kind: keyof typeof moved,
    move: (id: string) => Promise<void>,
  ) => {
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const some = ids.slice(from, from + AT_ONCE);
      await Promise.all(some.map(move));
      moved[kind] += some.length;
      onProgress(moved);
    }
  };
  const moveGame = (id: string) => mover.move(id);
  await moveEach(await former.listLive(), 'games', moveGame);
  await moveEach(await former.listFinished(), 'games', moveGame);
  // Games that are past their time are removed where they are.
  await former.sweep();
  for (;;) {
    const ids = await former.transfer.archivedIds();
    if (ids.length === 0) break;
    await moveEach(ids, 'archived', moveGame);
  }
  await moveEach(await former.transfer.recordKeys(), 'records', (key) => mover.moveRecord(key));
  return moved;
}
