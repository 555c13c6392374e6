/** What a store does so that its games can go to another one, and come from another one. */
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { keyLifetimeMs, type StoreTimes } from '../../store-times.ts';
import type { Channels } from '../channels.ts';
import type { Keys } from '../keys.ts';
import { Partitions } from '../partitions.ts';
import type { RedisConnection } from '../redis-connection.ts';
import { SCRIPTS } from '../scripts.ts';
import type { Settling } from '../settling.ts';

const PORTION = 1_000;
const LOOK_MS = 20;

const word = z.string();
const texts = z.array(word);
const exported = z.tuple([texts, texts, texts, texts]);

/** Everything of a game: its fields, log, unsent entries and archive entry, each as Redis lists it. */
export interface ExportedGame {
  readonly parts: readonly [readonly string[], readonly string[], readonly string[], readonly string[]];
  readonly game: ReadonlyMap<string, string>;
  readonly archive: ReadonlyMap<string, string>;
  /** Whether its channel shows it. */
  readonly isShown: boolean;
}

function pairs(list: readonly string[]): ReadonlyMap<string, string> {
  return new Map(list.flatMap((name, at) => (at % 2 === 0 ? [[name, list[at + 1] ?? '']] : [])));
}

export class Transfer {
  readonly #redis: RedisConnection;
  readonly #keys: Keys;
  readonly #channels: Channels;
  readonly #settling: Settling;
  readonly #times: StoreTimes;
  readonly #partitions: Partitions;

  constructor(redis: RedisConnection, keys: Keys, channels: Channels, settling: Settling, times: StoreTimes) {
    this.#redis = redis;
    this.#keys = keys;
    this.#channels = channels;
    this.#settling = settling;
    this.#times = times;
    this.#partitions = new Partitions(redis, keys);
  }

  /** Whether the store takes no changes any more. */
  async isSealed(): Promise<boolean> {
    const key = `${this.#keys.root}sealed`;
    return (await this.#redis.read(z.int(), this.#keys.root, ['EXISTS', key])) === 1;
  }

  /** Seals the store for good: the partitions, and at last the lists of the archive. May be repeated. */
  async seal(): Promise<void> {
    await this.#partitions.each((prefix) => this.#redis.writeScript(SCRIPTS.seal, word, prefix, []));
    await this.#redis.writeScript(SCRIPTS.seal, word, this.#keys.root, []);
  }

  /** Returns the last place in the archive's order of ends; 0 in an empty archive. */
  async lastOrder(): Promise<number> {
    const words = ['GET', `${this.#keys.root}archive-order`];
    return Number((await this.#redis.read(word.nullable(), this.#keys.root, words)) ?? 0);
  }

  /** Opens the store to games of another one, in whose archive `order` is the last place. May be repeated. */
  async unseal(order: number): Promise<void> {
    const open = (prefix: string) => this.#redis.writeScript(SCRIPTS.unseal, word, prefix, [String(order)]);
    await Promise.all([this.#partitions.each(open), open(this.#keys.root)]);
  }

  /** Returns whether an interaction was committed, for this game or for one that it has created. */
  async hasSeen(interactionId: string, gameId: string): Promise<boolean> {
    const begun = this.#keys.of(interactionId);
    const note = await this.#redis.read(word.nullable(), begun, ['GET', `${begun}begun:${interactionId}`]);
    const created = note?.split(' ').slice(2).join(' ');
    for (const id of created === undefined ? [gameId] : [gameId, created]) {
      const prefix = this.#keys.of(id);
      const until = await this.#redis.read(word.nullable(), prefix, [
        'GET',
        `${prefix}seen:${interactionId}`,
      ]);
      if (until !== null && Number(until) > this.#times.now()) return true;
    }
    return false;
  }

  /** Returns the ids of games that a channel names, live or not. */
  gamesOfChannel(channelId: string): Promise<readonly string[]> {
    return this.#channels.candidates(channelId);
  }

  /** Returns everything of a game; null when nothing is here. */
  async exportGame(gameId: string): Promise<ExportedGame | null> {
    const prefix = this.#keys.of(gameId);
    const parts = await this.#redis.readScript(SCRIPTS.exportGame, exported, prefix, [gameId]);
    const [game, archive] = [pairs(parts[0]), pairs(parts[3])];
    if (game.size === 0 && archive.size === 0) return null;
    const channelId = game.get('channelId');
    const shown = channelId === undefined ? [] : await this.#channels.candidates(channelId);
    return { parts, game, archive, isShown: shown[0] === gameId || game.get('status') === 'live' };
  }

  /**
   * Takes over a game, unless it is here already.
   * @param since when it was exported, by the monotonic clock, in ms
   */
  async importGame(gameId: string, { parts, game, isShown }: ExportedGame, since: number): Promise<void> {
    const channelId = game.get('channelId');
    let taken = null;
    while (isShown && channelId !== undefined && taken === null) {
      taken = await this.#channels.take(channelId, gameId, since);
      // Somebody takes it at this moment, or another game is live there: then this one is not shown.
      if (taken === null && (await this.#channels.candidates(channelId)).length > 0) break;
      if (taken === null) await pause(LOOK_MS);
    }
    const left = Number(game.get('expiresAt') || '0') - this.#times.now();
    const lifetime = left + keyLifetimeMs(this.#times) - this.#times.finishedTtlMs;
    const counts = parts.map(({ length }) => String(length));
    const args = [gameId, String(Math.max(1, lifetime)), ...counts, ...parts.flat()];
    await this.#redis.writeScript(SCRIPTS.importGame, word, this.#keys.of(gameId), args, since);
    await this.#settling.settleOrLeave(gameId, taken ?? undefined);
  }

  /** Removes a game that another store has taken over. */
  async forget(gameId: string, { archive }: ExportedGame): Promise<void> {
    const lists = [gameId, archive.get('guildId') ?? '', archive.get('userIds') ?? '[]'];
    await this.#redis.writeScript(SCRIPTS.forgetArchived, word, this.#keys.root, lists);
    await this.#redis.writeScript(SCRIPTS.forgetMoved, word, this.#keys.of(gameId), [gameId]);
    await this.#settling.settleOrLeave(gameId);
  }

  /** Returns ids of some games that are only archived. */
  async archivedIds(): Promise<readonly string[]> {
    const words = ['ZRANGE', `${this.#keys.root}archive-all`, '0', String(PORTION - 1)];
    return this.#redis.read(texts, this.#keys.root, words);
  }

  /** Returns the names of all records. */
  async recordKeys(): Promise<readonly string[]> {
    const namespace = this.#keys.root.slice(1, -2);
    const keys = await this.#redis.scan(`{${namespace}*}:record::*`);
    const own = new Set(this.#keys.all);
    return keys.flatMap((key) => {
      const [prefix = '', ...rest] = key.split('record::');
      return own.has(prefix) ? [rest.join('record::')] : [];
    });
  }

  /** Returns the text of a record; null when it is not here. */
  recordText(key: string): Promise<string | null> {
    const prefix = this.#keys.of(key);
    return this.#redis.read(word.nullable(), prefix, ['GET', `${prefix}record::${key}`]);
  }

  /** Takes over a record, unless it is here already. @param since when it was read */
  async importRecord(key: string, text: string, since: number): Promise<void> {
    await this.#redis.writeScript(SCRIPTS.importRecord, word, this.#keys.of(key), [key, text], since);
  }

  async forgetRecord(key: string): Promise<void> {
    await this.#redis.writeScript(SCRIPTS.deleteRecord, word, this.#keys.of(key), [key]);
  }
}
