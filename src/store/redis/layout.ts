/**
 * The layout of a store: into how many partitions its keys are divided. It is fixed when the store is set up, and noted
 * in it. A store without a note is of the first layout: everything in one slot.
 */
import { z } from 'zod';
import { StoreUnavailable } from '../game-store.ts';
import { Keys } from './keys.ts';
import type { RedisConnection } from './redis-connection.ts';

/** The newest layout that this program knows. */
const NEWEST = 2;
/** Partitions of a cluster's store that is set up without a number. */
const PARTITIONS_OF_CLUSTER = 128;
const MOST_PARTITIONS = 1_024;

const noted = z.object({ layout: z.int(), partitions: z.int().min(2).max(MOST_PARTITIONS) });

/**
 * Returns the keys of a store, and notes the layout of a new one.
 * @param partitions of a new store; without it 1 on a single server, which every version of the program knows, and 128
 *   on a cluster
 * @throws StoreUnavailable also for a layout that this program does not know
 */
export async function keysOf(redis: RedisConnection, namespace: string, partitions?: number): Promise<Keys> {
  const first = new Keys(namespace, 1);
  const key = `${first.root}layout`;
  const read = () => redis.read(z.string().nullable(), first.root, ['GET', key]);
  let note = await read();
  const wanted = partitions ?? (redis.isCluster ? PARTITIONS_OF_CLUSTER : 1);
  if (note === null && wanted > 1 && (await isEmpty(redis, first))) {
    const layout = JSON.stringify({ layout: NEWEST, partitions: wanted });
    await redis.write(first.root, ['SET', key, layout, 'NX']);
    note = await read();
  }
  if (note === null) return first;
  const parsed = z.string().transform(jsonOrNull).pipe(noted).safeParse(note);
  if (!parsed.success || parsed.data.layout > NEWEST) {
    throw new StoreUnavailable(
      `Redis at ${redis.place} holds a store of a layout that this version does not know. Use the version that set ` +
        'it up, or a newer one.',
    );
  }
  // Programs of the first layout know of no note: they fail at their first sweep instead of finding nothing.
  await redis.write(first.root, ['SET', `${first.root}finished`, `This store has layout ${NEWEST}.`]);
  return new Keys(namespace, parsed.data.partitions);
}

/** True when nothing of a store of the first layout is there. */
async function isEmpty(redis: RedisConnection, { root }: Keys): Promise<boolean> {
  const names = ['seq', 'live', 'finished', 'archive-order'].map((name) => `${root}${name}`);
  return (await redis.read(z.int(), root, ['EXISTS', ...names])) === 0;
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
