/** Reads a store in Redis, of one partition or of several, without the bot's store code. */
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import type { ArchiveLists, Question, RawArchived, RawGame, StoreReading } from './reading.ts';

const ROOT = '{throneroom}:';
/** Keys in one command. */
const AT_ONCE = 500;

/** The kind of list, id and version of each game of a partition. */
const GAMES_OF_PARTITION = `local found = {}
for _, list in ipairs({ 'live', 'finished' }) do
  for _, id in ipairs(redis.call('ZRANGE', KEYS[1] .. list, 0, -1)) do
    found[#found + 1] = { list, id, redis.call('HGET', KEYS[1] .. 'game:' .. id, 'version') or '' }
  end
end
return found`;
/** One game at one moment, so that its log and its version belong together. */
const GAME = `local P, id = KEYS[1], ARGV[1]
return {
  redis.call('HMGET', P .. 'game:' .. id, 'channelId', 'version', 'status', 'data'),
  redis.call('LRANGE', P .. 'log:' .. id, 0, -1),
  redis.call('ZCARD', P .. 'outbox-of:' .. id),
  redis.call('HMGET', P .. 'archive:' .. id, 'order', 'userIds', 'summary', 'body'),
}`;

const idList = z.array(z.string());
const values = z.array(z.string().nullable());
const listed = z.array(z.tuple([z.enum(['live', 'finished']), z.string(), z.coerce.number()]));
const fields = z.tuple([z.string(), z.coerce.number(), z.string(), z.string()]);
const wholeGame = z.tuple([fields, idList, z.number(), values]);
const layout = z.object({ partitions: z.int() });

/** Sends a raw command to the server that has the key. */
export type Ask = (key: string, ...command: readonly string[]) => Promise<unknown>;

/** Returns the prefix of the partition of a game in a store of so many partitions. */
export function partitionOf(gameId: string, partitions: number): string {
  return partitions === 1 ? ROOT : `{throneroom:${crc32(gameId) % partitions}}:`;
}

/** Returns the number of partitions that a store notes; 1 without a note. */
export async function partitionsIn(ask: Ask): Promise<number> {
  const key = `${ROOT}layout`;
  const note = z
    .string()
    .nullable()
    .parse(await ask(key, 'GET', key));
  return note === null ? 1 : layout.parse(JSON.parse(note)).partitions;
}

/** Reads what is asked for. */
export async function readRedis(ask: Ask, { known, interactions }: Question): Promise<StoreReading> {
  const partitions = await partitionsIn(ask);
  const all =
    partitions === 1 ? [ROOT] : Array.from({ length: partitions }, (_, at) => `{throneroom:${at}}:`);
  const lists = await Promise.all(all.map((prefix) => ask(prefix, 'EVAL', GAMES_OF_PARTITION, '1', prefix)));
  const versions = new Map<string, number>();
  const games: RawGame[] = [];
  for (const [list, id, version] of lists.flatMap((answer) => listed.parse(answer))) {
    if (list === 'live' || known.get(id) !== version) {
      const game = await readGame(ask, partitionOf(id, partitions), id);
      games.push(game);
      versions.set(id, game.version);
    } else versions.set(id, version);
  }
  const committed = await Promise.all(all.map((prefix) => committedIn(ask, prefix, interactions)));
  return { versions, games, committed: new Set(committed.flat()), archive: await readLists(ask) };
}

/** Returns those interactions that a partition notes. */
async function committedIn(ask: Ask, prefix: string, interactions: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (let from = 0; from < interactions.length; from += AT_ONCE) {
    const some = interactions.slice(from, from + AT_ONCE);
    const answer = values.parse(await ask(prefix, 'MGET', ...some.map((id) => `${prefix}seen:${id}`)));
    found.push(...some.filter((_, at) => answer[at] !== null));
  }
  return found;
}

async function readLists(ask: Ask): Promise<ArchiveLists> {
  const list = async (key: string) => idList.parse(await ask(key, 'ZRANGE', key, '0', '-1'));
  const prefix = `${ROOT}archive-of:`;
  const ofPeople = new Map<string, readonly string[]>();
  for (const key of idList.parse(await ask(prefix, 'KEYS', `${prefix}*`))) {
    ofPeople.set(key.slice(prefix.length), await list(key));
  }
  return { all: await list(`${ROOT}archive-all`), ofPeople };
}

async function readGame(ask: Ask, prefix: string, id: string): Promise<RawGame> {
  const answer = wholeGame.parse(await ask(prefix, 'EVAL', GAME, '1', prefix, id));
  const [[channelId, version, status, data], log, waiting, entry] = answer;
  return { id, channelId, version, status, data, log, waiting, archived: archivedOf(entry) };
}

function archivedOf([order, userIds, summary, body]: readonly (string | null)[]): RawArchived | null {
  if (!userIds || !summary || !body) return null;
  return { order: order ? Number(order) : null, userIds, summary, body };
}
