/**
 * The archive in Redis. The entry of a game lies beside the game, the lists of all entries in the root: the place of an
 * entry in the order of ends is given there, in one step with its place in every list.
 */
import { z } from 'zod';
import type { ArchivedGame, ArchivedSummary, ArchiveEntry, ArchiveOf } from '../game-store.ts';
import {
  checkArchiveEntry,
  jsonText,
  readArchivedGame,
  readArchivedSummary,
  readable,
} from '../stored-game.ts';
import type { Keys } from './keys.ts';
import { Partitions, scoredOf } from './partitions.ts';
import type { RedisConnection } from './redis-connection.ts';
import { SCRIPTS } from './scripts.ts';
import type { Settling } from './settling.ts';

const ARCHIVE_FIELDS = ['order', 'guildId', 'userIds', 'summary', 'body'] as const;

const word = z.string();
const texts = z.array(word);
const values = z.array(word.nullable());

function indexOf(of: ArchiveOf): string {
  if (of === 'all') return 'archive-all';
  return 'userId' in of ? `archive-of:${of.userId}` : `archive-guild:${of.guildId}`;
}

/** Each method does what the method of `GameStore` does that its comment names. */
export class RedisArchive {
  readonly #redis: RedisConnection;
  readonly #keys: Keys;
  readonly #partitions: Partitions;
  readonly #settling: Settling;
  readonly #onProblem: (problem: unknown) => void;

  constructor(redis: RedisConnection, keys: Keys, settling: Settling, onProblem: (problem: unknown) => void) {
    this.#redis = redis;
    this.#keys = keys;
    this.#partitions = new Partitions(redis, keys);
    this.#settling = settling;
    this.#onProblem = onProblem;
  }

  /** `listArchive` */
  async list(of: ArchiveOf, after: number, limit: number): Promise<readonly ArchivedSummary[]> {
    const { root } = this.#keys;
    const portion = [`(${after}`, '+inf', 'WITHSCORES', 'LIMIT', '0', String(limit)];
    const answer = await this.#redis.read(texts, root, [
      'ZRANGEBYSCORE',
      `${root}${indexOf(of)}`,
      ...portion,
    ]);
    const games = scoredOf(answer);
    const ids = games.map(({ id }) => id);
    const fields = await this.#partitions.fieldsOf('archive:', ids, ['summary']);
    const found = games.map(({ id, score }, at) => ({
      gameId: id,
      order: score,
      summary: fields[at]?.[0] ?? null,
    }));
    return readable(found, readArchivedSummary, this.#onProblem);
  }

  /** `readArchived` */
  async read(gameId: string): Promise<ArchivedGame | null> {
    let fields = await this.#fieldsOf(gameId);
    if (fields.every((field) => field === null)) return null;
    // Its place in the order of ends follows the commit of its end.
    if (fields[0] === null) {
      await this.#settling.settle(gameId);
      fields = await this.#fieldsOf(gameId);
    }
    return readArchivedGame({
      gameId,
      ...Object.fromEntries(ARCHIVE_FIELDS.map((field, at) => [field, fields[at]])),
    });
  }

  #fieldsOf(gameId: string) {
    const prefix = this.#keys.of(gameId);
    return this.#redis.read(values, prefix, ['HMGET', `${prefix}archive:${gameId}`, ...ARCHIVE_FIELDS]);
  }

  /** `replaceArchived` */
  async replace(entry: ArchiveEntry): Promise<boolean> {
    checkArchiveEntry(entry);
    const { gameId, guildId, userIds, summary, body } = entry;
    const written = [gameId, guildId ?? '', jsonText(userIds), jsonText(summary), body];
    const prefix = this.#keys.of(gameId);
    if ((await this.#redis.writeScript(SCRIPTS.replaceArchived, word, prefix, written)) !== 'yes')
      return false;
    await this.#settling.settleOrLeave(gameId);
    return true;
  }
}
