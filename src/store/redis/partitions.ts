/** Questions to all partitions, and the joining of their answers. */
import { z } from 'zod';
import type { Keys } from './keys.ts';
import type { RedisConnection } from './redis-connection.ts';
import { SCRIPTS } from './scripts.ts';

const texts = z.array(z.string());
const values = z.array(z.string().nullable());

/** An id of a sorted set, and its place there. */
interface Scored {
  readonly id: string;
  readonly score: number;
}

/** The fields of a hash, in the order that was asked for; null for a field that is not there. */
export type Fields = readonly (string | null)[];

export class Partitions {
  readonly #redis: RedisConnection;
  readonly #keys: Keys;

  constructor(redis: RedisConnection, keys: Keys) {
    this.#redis = redis;
    this.#keys = keys;
  }

  /** Asks every partition, given by its prefix, and returns the answers. */
  each<T>(ask: (prefix: string) => Promise<T>): Promise<readonly T[]> {
    return Promise.all(this.#keys.all.map(ask));
  }

  /**
   * Reads parts of the sorted sets of one name and joins them, the lowest score first.
   * @param command the command that reads a part, one that Redis 5 knows
   * @param words what follows the key in it
   */
  async range(
    name: string,
    command: 'ZRANGE' | 'ZRANGEBYSCORE',
    words: readonly string[],
  ): Promise<readonly string[]> {
    const found = await this.each((prefix) =>
      this.#redis.read(texts, prefix, [command, `${prefix}${name}`, ...words, 'WITHSCORES']),
    );
    const joined = found.flatMap(scoredOf).toSorted((one, other) => one.score - other.score);
    return joined.map(({ id }) => id);
  }

  /** Returns the number of members of the sorted sets of one name. */
  async size(name: string): Promise<number> {
    const sizes = await this.each((prefix) =>
      this.#redis.read(z.int(), prefix, ['ZCARD', `${prefix}${name}`]),
    );
    return sizes.reduce((sum, size) => sum + size, 0);
  }

  /**
   * Reads fields of many hashes, with one question to each partition that has some of them.
   * @param kind the start of the hashes' names, before the id
   * @returns the fields of each id, in the order of the ids
   */
  async fieldsOf(
    kind: 'game:' | 'archive:',
    ids: readonly string[],
    fields: readonly string[],
  ): Promise<readonly Fields[]> {
    const ofPrefix = new Map<string, string[]>();
    for (const id of ids) {
      const prefix = this.#keys.of(id);
      const some = ofPrefix.get(prefix);
      if (some) some.push(id);
      else ofPrefix.set(prefix, [id]);
    }
    const found = new Map<string, Fields>();
    await Promise.all(
      [...ofPrefix].map(async ([prefix, some]) => {
        const asked = [kind, String(fields.length), ...fields, ...some];
        const answer = await this.#redis.readScript(SCRIPTS.fieldsOf, z.array(values), prefix, asked);
        for (const [at, id] of some.entries()) found.set(id, answer[at] ?? []);
      }),
    );
    return ids.map((id) => found.get(id) ?? []);
  }
}

/** Reads the answer of ZRANGE with scores: ids and scores by turns. */
export function scoredOf(answer: readonly string[]): readonly Scored[] {
  return answer.flatMap((id, at) => (at % 2 === 0 ? [{ id, score: Number(answer[at + 1]) }] : []));
}
