/**
 * Indexes that follow a change of a game. A commit changes everything of its game at once, and notes which channels,
 * people and lists of the archive it touches; those may lie in other slots, so they are brought in line by further
 * scripts. Whoever made the change does this before it is acknowledged. If it dies in between, whoever polls next does,
 * from what is stored of the game then. A script that comes late changes nothing: it is numbered by the change.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { StoreUnavailable } from '../game-store.ts';
import { keyLifetimeMs, type StoreTimes } from '../store-times.ts';
import type { Keys } from './keys.ts';
import type { RedisConnection } from './redis-connection.ts';
import { SCRIPTS } from './scripts.ts';

/** Others settle what whoever changed the game has left for so long, in ms: longer than any of its scripts can wait. */
const LEFT_AFTER_MS = 2_500;
/** Games that are settled at the same time. */
const AT_ONCE = 20;

const word = z.string();
const texts = z.array(word);
const values = z.array(word.nullable());
const waitingAnswer = z.tuple([word, values, values]);
const touched = z.object({
  number: word,
  people: texts.default([]),
  channels: texts.default([]),
  /** Present when the archive entry changed; the people and servers in whose lists it is or was. */
  archive: texts.optional(),
  archived: texts.default([]),
  archivedIn: texts.default([]),
});

/** The channel that a commit took for its game. */
export interface TakenChannel {
  readonly channelId: string;
  readonly token: string;
}

export class Settling {
  readonly #redis: RedisConnection;
  readonly #keys: Keys;
  readonly #times: StoreTimes;

  constructor(redis: RedisConnection, keys: Keys, times: StoreTimes) {
    this.#redis = redis;
    this.#keys = keys;
    this.#times = times;
  }

  /**
   * Brings all indexes in line with a game.
   * @param taken the channel that the caller took for it
   * @returns false when somebody else has taken a channel of the game now: it is to be settled again
   * @throws StoreUnavailable
   */
  async settle(gameId: string, taken?: TakenChannel): Promise<boolean> {
    // Before the game is read, so that nothing that is read now is written when it may be out of date.
    const since = performance.now();
    const prefix = this.#keys.of(gameId);
    const answer = await this.#redis.readScript(SCRIPTS.unsettledOf, waitingAnswer, prefix, [gameId]);
    const [waiting, [channelId, status, userIds, expiresAt], [guildId, archivedPeople, revision, order]] =
      answer;
    if (waiting === '') return true;
    const changes = touched.parse(JSON.parse(waiting));
    const people = new Set(texts.parse(JSON.parse(userIds ?? '[]')));
    const lifetime = String(keyLifetimeMs(this.#times));
    const place = (status === 'live' ? '+inf' : expiresAt) ?? '';
    const write = (script: (typeof SCRIPTS)[keyof typeof SCRIPTS], of: string, args: readonly string[]) =>
      this.#redis.writeScript(script, word, of, args, since);
    const channels = changes.channels.map((channel) => {
      const there = channel === channelId ? (status ?? '') : '';
      const token = taken?.channelId === channel ? taken.token : '';
      const args = [channel, gameId, changes.number, there, lifetime, token];
      return write(SCRIPTS.settleChannel, this.#keys.of(channel), args);
    });
    const now = String(this.#times.now());
    const lists = changes.people.map((person) => {
      const args = [person, gameId, changes.number, people.has(person) ? place : '', now, lifetime];
      return write(SCRIPTS.settlePerson, this.#keys.of(person), args);
    });
    const archive =
      changes.archive && revision
        ? [
            write(SCRIPTS.settleArchive, this.#keys.root, [
              gameId,
              revision,
              guildId ?? '',
              archivedPeople ?? '[]',
              JSON.stringify(changes.archived),
              JSON.stringify(changes.archivedIn),
              order ?? '',
            ]),
          ]
        : [];
    const [answers, orders] = await Promise.all([
      Promise.all(channels),
      Promise.all(archive),
      Promise.all(lists),
    ]);
    if (answers.includes('busy')) return false;
    await write(SCRIPTS.settled, prefix, [gameId, waiting, orders[0] ?? '']);
    return true;
  }

  /** Like `settle`, for a change that is acknowledged: what fails now is done by the next poll. */
  async settleOrLeave(gameId: string, taken?: TakenChannel): Promise<void> {
    try {
      await this.settle(gameId, taken);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
    }
  }

  /** Settles the games that others have left in partitions, given by their prefixes. @throws StoreUnavailable */
  async settleLeft(prefixes: readonly string[] = this.#keys.all): Promise<void> {
    const asked = [String(LEFT_AFTER_MS)];
    const left = await Promise.all(
      prefixes.map((prefix) => this.#redis.readScript(SCRIPTS.unsettled, texts, prefix, asked)),
    );
    const games = left.flat();
    for (let from = 0; from < games.length; from += AT_ONCE) {
      await Promise.all(games.slice(from, from + AT_ONCE).map((gameId) => this.settleOrLeave(gameId)));
      // Other calls come in between.
      await pause(0);
    }
  }
}
