/** The outbox in Redis: entries that wait to be sent, and the claim of whoever sends those of a game. */
import { z } from 'zod';
import type { Claim, OutboxEntry, Unsent } from '../game-store.ts';
import { readable, readStoredOutboxEntry } from '../stored-game.ts';
import type { RedisConnection } from './redis-connection.ts';
import { SCRIPTS } from './scripts.ts';

const OUTBOX_BATCH = 1_000;

const word = z.string();
const texts = z.array(word);
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
  readonly #onProblem: (problem: unknown) => void;

  constructor(redis: RedisConnection, onProblem: (problem: unknown) => void) {
    this.#redis = redis;
    this.#onProblem = onProblem;
  }

  /** `readOutbox` */
  async read(limit: number, gameId?: string): Promise<readonly OutboxEntry[]> {
    const list = gameId === undefined ? 'outbox' : `outbox-of:${gameId}`;
    for (;;) {
      const asked = [String(limit), list];
      const waiting = await this.#redis.readScript(SCRIPTS.readOutbox, z.array(found), asked);
      const entries = await this.#readableEntries(waiting);
      if (entries) return entries;
    }
  }

  /** `unsentOf` */
  async unsentOf(gameId: string, limit: number): Promise<Unsent> {
    for (;;) {
      const asked = [String(limit), gameId];
      const unsent = await this.#unsent(await this.#redis.readScript(SCRIPTS.unsentOf, unsentAnswer, asked));
      if (unsent) return unsent;
    }
  }

  /** `claimUnsent` */
  async claimUnsent(claim: Claim, ttlMs: number, gameId: string, limit: number) {
    const ttl = wholeMs(ttlMs);
    for (;;) {
      const asked = [claim.name, claim.holder, ttl, String(limit), gameId];
      const answer = await this.#redis.writeScript(SCRIPTS.claimUnsent, unsentOrWord, asked);
      const unsent = typeof answer === 'string' ? answer : await this.#unsent(answer);
      if (unsent) return unsent;
    }
  }

  /** `settleAndRead` */
  async settleAndRead(ids: readonly string[], claim: Claim, gameId: string, limit: number) {
    for (let settled = ids; ; settled = []) {
      const asked = [claim.name, claim.holder, String(limit), gameId, ...settled];
      const answer = await this.#redis.writeScript(SCRIPTS.settleAndRead, unsentOrEmpty, asked);
      const unsent = typeof answer === 'string' ? answer : await this.#unsent(answer);
      if (unsent) return unsent;
    }
  }

  /** Returns null when some entries are unreadable: they are deleted, and the caller asks again. */
  async #unsent([version, waiting]: z.infer<typeof unsentAnswer>): Promise<Unsent | null> {
    const entries = await this.#readableEntries(waiting);
    return entries && { version: version === '' ? null : Number(version), entries };
  }

  /** Returns null when some entries are unreadable: they are deleted, and the caller reads again. */
  async #readableEntries(waiting: readonly z.infer<typeof found>[]): Promise<readonly OutboxEntry[] | null> {
    const entries = readable(
      waiting,
      ([id, [game, kind, payload]]) => readStoredOutboxEntry(id, { gameId: game, kind, payload }),
      this.#onProblem,
    );
    if (entries.length === waiting.length) return entries;
    const sound = new Set(entries.map(({ id }) => id));
    await this.settle(waiting.map(([id]) => id).filter((id) => !sound.has(id)));
    return null;
  }

  /** `listUnsent` */
  async games(): Promise<readonly string[]> {
    const games = new Set<string>();
    // In batches: one long script would block every other client of the server.
    for (let from = 0, last = OUTBOX_BATCH; last === OUTBOX_BATCH; from += OUTBOX_BATCH) {
      const places = [String(from), String(from + OUTBOX_BATCH - 1)];
      const portion = await this.#redis.readScript(SCRIPTS.outboxGames, texts, places);
      for (const gameId of portion) if (gameId !== '') games.add(gameId);
      last = portion.length;
    }
    return [...games];
  }

  /** `settleOutbox` */
  async settle(ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.#redis.writeScript(SCRIPTS.settleOutbox, word, ids);
  }
}
