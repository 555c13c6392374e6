/**
 * What every program asks again and again: which games are due, which have unsent messages, which indexes wait. A program
 * notes what it has seen of each partition and what it has committed itself, and asks a partition only when something is
 * known to wait there, or when its note is some seconds old. A note is never more than a reason to ask earlier, so a wrong
 * one delays, and loses nothing. What other programs have just committed or are due to do is left to them for as long as
 * a claim lasts.
 */
import { z } from 'zod';
import type { Keys } from './keys.ts';
import { scoredOf } from './partitions.ts';
import type { RedisConnection } from './redis-connection.ts';
import { SCRIPTS } from './scripts.ts';

/** How long a partition is not asked where nothing is known to wait, in ms. */
const LOOK_EVERY_MS = 5_000;
/** How long others leave a game to the program that committed it, in ms: a claim of a program that died has ended. */
const LEFT_TO_OTHERS_MS = 2_500;
const OUTBOX_BATCH = 1_000;
/** The most own games whose due times are remembered. */
const MOST_REMEMBERED = 20_000;

const texts = z.array(z.string());
const time = z.union([z.literal('').transform(() => null), z.coerce.number()]);
const looked = z.tuple([texts, time, time, z.int(), z.int()]);
/** The game of an entry, the entry's number, and its age in ms. */
const waitingGame = z.tuple([z.string(), z.coerce.number(), z.coerce.number()]);

/** What is known of a partition. */
interface Known {
  /** When it is asked at the latest, by the monotonic clock, in ms. */
  lookAt: number;
  earliestDue: number;
  latestDue: number;
  hasUnsent: boolean;
  hasUnsettled: boolean;
  /** Games with messages of own commits that may be unsent. */
  readonly own: Set<string>;
}

/** What a poll finds of the messages. */
export interface LeftBehind {
  /** Games with unsent messages, the game with the oldest first. */
  readonly unsent: readonly string[];
  /** Partitions in which indexes wait, by their prefixes. */
  readonly unsettled: readonly string[];
}

export class Polls {
  readonly #redis: RedisConnection;
  readonly #known: ReadonlyMap<string, Known>;
  readonly #keys: Keys;
  /** Own games and the due times that they were committed with. */
  readonly #ownDue = new Map<string, number>();
  #hasLooked = false;

  constructor(redis: RedisConnection, keys: Keys) {
    this.#redis = redis;
    this.#keys = keys;
    this.#known = new Map(
      keys.all.map((prefix) => [
        prefix,
        {
          lookAt: Number.NEGATIVE_INFINITY,
          earliestDue: Number.POSITIVE_INFINITY,
          latestDue: Number.NEGATIVE_INFINITY,
          hasUnsent: false,
          hasUnsettled: false,
          own: new Set<string>(),
        },
      ]),
    );
  }

  /** Notes an own commit. */
  committed(gameId: string, dueAt: number | null, hasMessages: boolean): void {
    const known = this.#of(gameId);
    if (hasMessages) known.own.add(gameId);
    this.#ownDue.delete(gameId);
    if (dueAt === null) return;
    this.#ownDue.set(gameId, dueAt);
    const [oldest] = this.#ownDue.keys();
    if (this.#ownDue.size > MOST_REMEMBERED && oldest !== undefined) this.#ownDue.delete(oldest);
    known.earliestDue = Math.min(known.earliestDue, dueAt);
    known.latestDue = Math.max(known.latestDue, dueAt);
  }

  /** Notes that a game has no unsent messages. */
  sent(gameId: string): void {
    this.#of(gameId).own.delete(gameId);
  }

  #of(gameId: string): Known {
    const known = this.#known.get(this.#keys.of(gameId));
    if (!known) throw new TypeError(`No partition of game ${gameId}`);
    return known;
  }

  /** Returns the games that are due, the earliest first. @throws StoreUnavailable */
  async due(nowMs: number, limit: number): Promise<readonly string[]> {
    const found = await this.#look((known) => known.earliestDue <= nowMs, nowMs, limit);
    return found
      .filter(({ id, score }) => score <= nowMs - LEFT_TO_OTHERS_MS || this.#ownDue.get(id) === score)
      .toSorted((one, other) => one.score - other.score)
      .slice(0, limit)
      .map(({ id }) => id);
  }

  /** Returns games that are due later than a time, the latest first. @throws StoreUnavailable */
  async dueAfter(afterMs: number, limit: number): Promise<readonly string[]> {
    await this.#look();
    const range = ['+inf', `(${afterMs}`, 'WITHSCORES', 'LIMIT', '0', String(limit)];
    const found = await Promise.all(
      this.#those(({ latestDue }) => latestDue > afterMs).map((prefix) =>
        this.#redis.read(texts, prefix, ['ZREVRANGEBYSCORE', `${prefix}due`, ...range]),
      ),
    );
    const latestFirst = found.flatMap(scoredOf).toSorted((one, other) => other.score - one.score);
    return latestFirst.slice(0, limit).map(({ id }) => id);
  }

  /** Returns what is left behind, of other programs only what is some seconds old. @throws StoreUnavailable */
  async leftBehind(): Promise<LeftBehind> {
    await this.#look();
    const asked = this.#those(({ hasUnsent, own }) => hasUnsent || own.size > 0);
    const waiting = (await Promise.all(asked.map((prefix) => this.#unsentIn(prefix)))).flat();
    const oldestFirst = waiting.toSorted(([, one], [, other]) => one - other);
    return {
      unsent: [...new Set(oldestFirst.map(([gameId]) => gameId))],
      unsettled: this.#those(({ hasUnsettled }) => hasUnsettled),
    };
  }

  #those(isWanted: (known: Known) => boolean): readonly string[] {
    return [...this.#known].flatMap(([prefix, known]) => (isWanted(known) ? [prefix] : []));
  }

  /** Asks the partitions that are wanted and those that were not asked for long; returns the games that are due there. */
  async #look(isWanted: (known: Known) => boolean = () => false, nowMs = 0, limit = 0) {
    const now = performance.now();
    const asked = this.#those((known) => known.lookAt <= now || isWanted(known));
    // The looks at so many partitions are spread over the time from then on.
    const isFirst = !this.#hasLooked;
    const found = await Promise.all(
      asked.map((prefix) => this.#lookAt(prefix, nowMs, limit, isFirst ? Math.random() : 1)),
    );
    this.#hasLooked = true;
    return found.flat();
  }

  async #lookAt(prefix: string, nowMs: number, limit: number, share: number) {
    const args = [String(nowMs), String(limit)];
    const answer = await this.#redis.readScript(SCRIPTS.look, looked, prefix, args);
    const [due, earliest, latest, unsent, unsettled] = answer;
    const known = this.#known.get(prefix);
    if (known) {
      known.lookAt = performance.now() + LOOK_EVERY_MS * share;
      known.earliestDue = earliest ?? Number.POSITIVE_INFINITY;
      known.latestDue = latest ?? Number.NEGATIVE_INFINITY;
      known.hasUnsent = unsent > 0;
      known.hasUnsettled = unsettled > 0;
    }
    return scoredOf(due);
  }

  /** Returns the games of the entries of a partition that are own or old, each with the number of the entry. */
  async #unsentIn(prefix: string): Promise<readonly (readonly [string, number])[]> {
    const games: (readonly [string, number])[] = [];
    const known = this.#known.get(prefix);
    // In batches: one long script would block every other client of the server.
    for (let from = 0, last = OUTBOX_BATCH; last === OUTBOX_BATCH; from += OUTBOX_BATCH) {
      const places = [String(from), String(from + OUTBOX_BATCH - 1)];
      const portion = await this.#redis.readScript(SCRIPTS.outboxGames, z.array(waitingGame), prefix, places);
      last = portion.length;
      if (from === 0 && last === 0 && known) {
        known.hasUnsent = false;
        known.own.clear();
      }
      for (const [gameId, number, ageMs] of portion) {
        const isLeft = ageMs >= LEFT_TO_OTHERS_MS || known?.own.has(gameId);
        if (gameId !== '' && isLeft) games.push([gameId, number]);
      }
    }
    return games;
  }
}
