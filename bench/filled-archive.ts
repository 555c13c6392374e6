/** Fills the archive of a store with many entries past the store, which would take a commit for each. */
import { join } from 'node:path';
import { createClient } from '@keyv/redis';
import Libsql from 'libsql';
import type { ArchivedGame } from '../src/store/index.ts';

/** People among whom the entries are shared out, two for each. */
const PEOPLE = 100;
const AT_ONCE = 2_000;
const PREFIX = '{throneroom}:';

/** One of the people of the filled entries. */
export const SOMEBODY = 'person-1';

interface Filled extends Pick<ArchivedGame, 'gameId' | 'guildId' | 'body'> {
  readonly userIds: readonly string[];
  readonly summary: string;
}

/** The sample's result with other people; everything in one server. */
function entryAt(at: number, sample: ArchivedGame): Filled {
  const userIds = [`person-${at % PEOPLE}`, `person-${(at * 7 + 1) % PEOPLE}`];
  const [one = '', other = ''] = sample.userIds;
  const [first = '', second = ''] = userIds;
  const summary = JSON.stringify(sample.summary)
    .replaceAll(`"${one}"`, `"${first}"`)
    .replaceAll(`"${other}"`, `"${second}"`);
  return {
    gameId: `filled-${at}`,
    guildId: sample.guildId,
    body: sample.body,
    userIds: [...new Set(userIds)],
    summary,
  };
}

/** @param count 1 or more */
export function fillEmbedded(directory: string, sample: ArchivedGame, count: number): void {
  const database = new Libsql(join(directory, 'throneroom.sqlite'), { timeout: 5_000 });
  const insert = database.prepare(
    'INSERT INTO archive (game_id, guild_id, user_ids, summary, body) VALUES (?, ?, ?, ?, ?)',
  );
  const list = database.prepare(
    'INSERT INTO archive_users (user_id, seq) SELECT ?, seq FROM archive WHERE game_id = ?',
  );
  database.exec('BEGIN');
  for (let at = 0; at < count; at += 1) {
    const { gameId, guildId, body, userIds, summary } = entryAt(at, sample);
    insert.run([gameId, guildId, JSON.stringify(userIds), summary, body]);
    for (const userId of userIds) list.run([userId, gameId]);
  }
  database.exec('COMMIT');
  // Else the next start would move the journal of all entries into the file.
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
}

/** @param count 1 or more */
export async function fillRedis(url: string, sample: ArchivedGame, count: number): Promise<void> {
  const client = createClient({ url });
  await client.connect();
  const last = Number(await client.sendCommand(['INCRBY', `${PREFIX}archive-order`, String(count)]));
  for (let from = 0; from < count; from += AT_ONCE) {
    const sent: Promise<unknown>[] = [];
    for (let at = from; at < Math.min(count, from + AT_ONCE); at += 1) {
      const { gameId, guildId, body, userIds, summary } = entryAt(at, sample);
      const order = String(last - count + at + 1);
      const fields = ['order', order, 'guildId', guildId ?? '', 'userIds', JSON.stringify(userIds)];
      sent.push(
        client.sendCommand([
          'HSET',
          `${PREFIX}archive:${gameId}`,
          ...fields,
          'summary',
          summary,
          'body',
          body,
        ]),
      );
      const lists = ['archive-all', `archive-guild:${guildId}`, ...userIds.map((id) => `archive-of:${id}`)];
      for (const key of lists) sent.push(client.sendCommand(['ZADD', `${PREFIX}${key}`, order, gameId]));
    }
    await Promise.all(sent);
  }
  client.destroy();
}
