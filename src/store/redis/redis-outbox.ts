/** The outbox in Redis: entries that wait to be sent, and the claim of whoever sends those of a game. */
import { z } from 'zod';
import type { Claim, Commit, OutboxEntry, Unsent } from '../game-store.ts';
import { readable, readStoredOutboxEntry } from '../stored-game.ts';
import { CommittedClaims } from './committed-claims.ts';
import type { Keys } from './keys.ts';
import { Partitions } from './partitions.ts';
import type { RedisConnection } from './redis-connection.ts';
import { SCRIPTS } from './scripts.ts';

const word = z.string();
/** An entry of a list: its number, its id, and its fields. */
const listed = z.tuple([z.coerce.number(), z.string(), z.array(z.string().nullable())]);
const found = z.tuple([z.string(), z.array(z.string().nullable())]);
const unsentAnswer = z.tuple([z.string(), z.array(found)]);
const unsentOrEmpty = z.union([z.literal('empty'), unsentAnswer]);
const unsentOrWord = z.union([z.enum(['taken', 'empty']), unsentAnswer]);

/** A time in ms as Redis takes it: a whole number, 1 or more. */
export function wholeMs(ms: number): string {
  return String(Math.max(1, Math.ceil(ms)));
}

/** Each method does what the method of `GameStore` does that its comment names. */
export class RedisOutbox {
  readonly #redis: RedisConnection;
  readonly #keys: Keys;
  readonly #partitions: Partitions;
  readonly #onProblem: (problem: unknown) => void;
  readonly #committed = new CommittedClaims();

  constructor(redis: RedisConnection, keys: Keys, onProblem: (problem: unknown) => void) {
    this.#redis = redis;
    this.#keys = keys;
    this.#partitions = new Partitions(redis, keys);
    this.#onProblem = onProblem;
  }

  /** `readOutbox` */
  async read(limit: number, gameId?: string): Promise<readonly OutboxEntry[]> {
    const ask = (prefix: string) => {
      const asked = [String(limit), gameId === undefined ? 'outbox' : `outbox-of:${gameId}`];
      return this.#redis.readScript(SCRIPTS.readOutbox, z.array(listed), prefix, asked);
    };
    for (;;) {
      const lists =
        gameId === undefined ? await this.#partitions.each(ask) : [await ask(this.#keys.of(gameId))];
      const oldestFirst = lists.flat().toSorted(([one], [other]) => one - other);
      const waiting = oldestFirst.slice(0, limit).map(([, id, fields]) => [id, fields] as const);
      const entries = await this.#readableEntries(waiting, gameId ?? null);
      if (entries) return entries;
    }
  }

  /** `unsentOf` */
  async unsentOf(gameId: string, limit: number): Promise<Unsent> {
    for (;;) {
      const asked = [String(limit), gameId];
      const unsent = await this.#unsent(
        gameId,
        await this.#redis.readScript(SCRIPTS.unsentOf, unsentAnswer, this.#keys.of(gameId), asked),
      );
      if (unsent) return unsent;
    }
  }

  /** Notes a commit that has claimed its messages. @param since when it was begun, by the monotonic clock, in ms */
  claimed(commit: Commit, since: number): void {
    this.#committed.note(commit, since);
  }

  /** Makes a call after which a name may have another holder. */
  endClaim<T>(name: string, call: () => Promise<T>): Promise<T> {
    return this.#committed.forgetWhile(name, call);
  }

  /** `claimUnsent` */
  async claimUnsent(claim: Claim, ttlMs: number, gameId: string, limit: number) {
    const known = this.#committed.take(claim, ttlMs, gameId, limit);
    if (known) return known;
    const ttl = wholeMs(ttlMs);
    for (;;) {
      const asked = [claim.name, claim.holder, ttl, String(limit), gameId];
      const answer = await this.#redis.writeScript(
        SCRIPTS.claimUnsent,
        unsentOrWord,
        this.#keys.of(gameId),
        asked,
      );
      const unsent = typeof answer === 'string' ? answer : await this.#unsent(gameId, answer);
      if (unsent) return unsent;
    }
  }

  /** `settleAndRead` */
  settleAndRead(ids: readonly string[], claim: Claim, gameId: string, limit: number) {
    return this.endClaim(claim.name, () => this.#settleAndRead(ids, claim, gameId, limit));
  }

  async #settleAndRead(ids: readonly string[], claim: Claim, gameId: string, limit: number) {
    for (let settled = ids; ; settled = []) {
      const asked = [claim.name, claim.holder, String(limit), gameId, ...settled];
      const answer = await this.#redis.writeScript(
        SCRIPTS.settleAndRead,
        unsentOrEmpty,
        this.#keys.of(gameId),
        asked,
      );
      const unsent = typeof answer === 'string' ? answer : await this.#unsent(gameId, answer);
      if (unsent) return unsent;
    }
  }

  /** Returns null when some entries are unreadable: they are deleted, and the caller asks again. */
  async #unsent(gameId: string, [version, waiting]: z.infer<typeof unsentAnswer>): Promise<Unsent | null> {
    const entries = await this.#readableEntries(waiting, gameId);
    return entries && { version: version === '' ? null : Number(version), entries };
  }

  /** Returns null when some entries are unreadable: they are deleted, and the caller reads again. */
  async #readableEntries(
    waiting: readonly (readonly [string, readonly (string | null)[]])[],
    gameId: string | null,
  ): Promise<readonly OutboxEntry[] | null> {
    const entries = readable(
      waiting,
      ([id, [game, kind, payload]]) => readStoredOutboxEntry(id, { gameId: game, kind, payload }),
      this.#onProblem,
    );
    if (entries.length === waiting.length) return entries;
    const sound = new Set(entries.map(({ id }) => id));
    const broken = waiting.filter(([id]) => !sound.has(id));
    for (const [id, [game]] of broken) await this.#remove([id], gameId ?? game ?? null);
    return null;
  }

  /** Removes entries, of every partition when their game is not known. */
  async #remove(ids: readonly string[], gameId: string | null): Promise<void> {
    if (gameId !== null) return this.settle(ids, gameId);
    await this.#partitions.each((prefix) =>
      this.#redis.writeScript(SCRIPTS.settleOutbox, word, prefix, ['', ...ids]),
    );
  }

  /** `settleOutbox` */
  async settle(ids: readonly string[], gameId: string): Promise<void> {
    if (ids.length === 0) return;
    await this.#redis.writeScript(SCRIPTS.settleOutbox, word, this.#keys.of(gameId), [gameId, ...ids]);
  }
}
