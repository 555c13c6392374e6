/**
 * Which game a channel has. Two games may lie in different slots, so a channel is taken before the commit that brings a
 * game there: whoever takes it looks at the game that it names, and others are kept away meanwhile. A program that dies
 * after that leaves a channel that names a game which is not there; the game before it is found all the same, and the
 * channel is free for others five seconds later.
 */
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { StoreUnavailable } from '../game-store.ts';
import type { Keys } from './keys.ts';
import type { RedisConnection } from './redis-connection.ts';
import { SCRIPTS } from './scripts.ts';
import type { TakenChannel } from './settling.ts';

/** How long others are kept away, in ms: longer than the scripts of the one who took the channel may wait. */
const TAKEN_MS = 5_000;

const word = z.string();
const values = z.array(word.nullable());
const takeAnswer = z.union([
  z.tuple([z.literal('busy')]),
  z.tuple([z.literal('ask'), word]),
  z.tuple([z.literal('taken'), word, word]),
]);

/** A channel that was taken, and the games that it named before. */
export interface Taking extends TakenChannel {
  readonly before: readonly [string, string];
}

export class Channels {
  readonly #redis: RedisConnection;
  readonly #keys: Keys;
  readonly #now: () => number;

  constructor(redis: RedisConnection, keys: Keys, now: () => number) {
    this.#redis = redis;
    this.#keys = keys;
    this.#now = now;
  }

  /** Returns the ids of the games that a channel may have, the likeliest first. */
  async candidates(channelId: string): Promise<readonly string[]> {
    const prefix = this.#keys.of(channelId);
    const keys = ['channel:', 'channel-before:'].map((name) => `${prefix}${name}${channelId}`);
    const found = await this.#redis.read(values, prefix, ['MGET', ...keys]);
    return found.filter((id) => id !== null);
  }

  /**
   * Takes a channel for a game.
   * @param since when the work began, by the monotonic clock, in ms
   * @returns null when another live game has it, or somebody takes it at this moment
   * @throws StoreUnavailable
   */
  async take(channelId: string, gameId: string, since: number): Promise<Taking | null> {
    const prefix = this.#keys.of(channelId);
    // Not a number, which has another meaning in the same place.
    const token = `by ${randomUUID()}`;
    let seen = ['', 'no'];
    for (;;) {
      const asked = [channelId, gameId, token, String(TAKEN_MS), ...seen];
      const answer = await this.#redis.writeScript(SCRIPTS.takeChannel, takeAnswer, prefix, asked, since);
      if (answer[0] === 'busy') return null;
      if (answer[0] === 'taken') return { channelId, token, before: [answer[1], answer[2]] };
      const [, holder] = answer;
      const status = await this.#statusIn(channelId, holder);
      if (status === 'live') {
        const earlier = (await this.candidates(channelId)).filter((id) => id !== holder)[0] ?? '';
        await this.giveBack({ channelId, token, before: [holder, earlier] });
        return null;
      }
      seen = [holder, status === 'finished' ? 'yes' : 'no'];
    }
  }

  /** Returns a game's status in a channel; null when it is not there. */
  async #statusIn(channelId: string, gameId: string): Promise<string | null> {
    const prefix = this.#keys.of(gameId);
    const words = ['HMGET', `${prefix}game:${gameId}`, 'channelId', 'status', 'expiresAt'];
    const [channel, status = null, expiresAt] = await this.#redis.read(values, prefix, words);
    const isOver = expiresAt && Number(expiresAt) <= this.#now();
    return channel === channelId && !isOver ? status : null;
  }

  /**
   * Undoes `take` after a commit that was refused, unless somebody took the channel since. While the store is away it
   * does nothing: the channel is free for others in seconds all the same.
   */
  async giveBack({ channelId, token, before }: Taking): Promise<void> {
    const args = [channelId, token, ...before];
    try {
      await this.#redis.writeScript(SCRIPTS.giveBackChannel, word, this.#keys.of(channelId), args);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
    }
  }
}
