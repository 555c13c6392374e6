/** Commits to Redis: one script for a change of a game that stays in its channel, several for one that does not. */
import { z } from 'zod';
import { type ArchiveEntry, type Commit, type CommitResult, StoreUnavailable } from '../game-store.ts';
import { keyLifetimeMs, type StoreTimes } from '../store-times.ts';
import { jsonText, repeatedOutboxId } from '../stored-game.ts';
import { Beginnings } from './beginnings.ts';
import type { Channels, Taking } from './channels.ts';
import type { Keys } from './keys.ts';
import type { RedisConnection } from './redis-connection.ts';
import { wholeMs } from './redis-outbox.ts';
import { SCRIPTS } from './scripts.ts';
import type { Settling } from './settling.ts';

const commitAnswer = z.enum([
  'committed',
  'claimed',
  'unsettled',
  'unsettled claimed',
  'conflict',
  'repeated',
  'outbox-twice',
  'take-channel',
]);

/** The arguments of the commit's script for the archive; empty texts for no entry. */
function archiveArguments(entry: ArchiveEntry | undefined): readonly string[] {
  if (!entry) return ['', '', '', ''];
  return [jsonText(entry.summary), entry.body, entry.guildId ?? '', jsonText(entry.userIds)];
}

export class RedisCommits {
  readonly #redis: RedisConnection;
  readonly #keys: Keys;
  readonly #channels: Channels;
  readonly #settling: Settling;
  readonly #beginnings: Beginnings;
  readonly #times: StoreTimes;

  constructor(redis: RedisConnection, keys: Keys, channels: Channels, settling: Settling, times: StoreTimes) {
    this.#redis = redis;
    this.#keys = keys;
    this.#channels = channels;
    this.#settling = settling;
    this.#beginnings = new Beginnings(redis, keys, times);
    this.#times = times;
  }

  /**
   * Does what `commit` of `GameStore` does, with a commit that was checked.
   * @returns `claimed` for a commit that has claimed its messages as well, which are all that wait of the game
   */
  async commit(commit: Commit): Promise<CommitResult | 'claimed'> {
    const since = performance.now();
    const { game, expectedVersion, interactionId } = commit;
    if (expectedVersion > 0) {
      const result = await this.#commit(commit, null, since);
      if (result !== 'take-channel') return result;
    } else if (interactionId !== null) {
      const begun = await this.#beginnings.begin(interactionId, game.id, since);
      if (begun !== 'begun') return begun;
    }
    const taking = await this.#channels.take(game.channelId, game.id, since);
    if (!taking) return 'conflict';
    const result = await this.#commitOrGiveBack(commit, taking, since);
    if (result !== 'committed' && result !== 'claimed') await this.#channels.giveBack(taking);
    return result === 'take-channel' ? 'conflict' : result;
  }

  async #commitOrGiveBack(commit: Commit, taking: Taking, since: number) {
    try {
      return await this.#commit(commit, taking, since);
    } catch (error) {
      const isCertain = error instanceof StoreUnavailable && !error.mayHaveLanded;
      if (isCertain) await this.#channels.giveBack(taking);
      throw error;
    }
  }

  async #commit(
    commit: Commit,
    taking: Taking | null,
    since: number,
  ): Promise<CommitResult | 'claimed' | 'take-channel'> {
    const { game } = commit;
    const prefix = this.#keys.of(game.id);
    const args = this.#commitArguments(commit, taking !== null);
    const result = await this.#redis.writeScript(SCRIPTS.commit, commitAnswer, prefix, args, since);
    if (result === 'outbox-twice') {
      if (taking) await this.#channels.giveBack(taking);
      throw repeatedOutboxId(game.id);
    }
    if (result !== 'unsettled' && result !== 'unsettled claimed') return result;
    await this.#settling.settleOrLeave(game.id, taking ?? undefined);
    return result === 'unsettled' ? 'committed' : 'claimed';
  }

  #commitArguments(commit: Commit, hasTaken: boolean): readonly string[] {
    const { game, claim } = commit;
    const { finishedTtlMs, interactionTtlMs } = this.#times;
    const now = this.#times.now();
    return [
      String(now),
      String(commit.expectedVersion),
      commit.interactionId ?? '',
      String(now + interactionTtlMs),
      String(interactionTtlMs),
      game.status === 'live' ? '' : String(now + finishedTtlMs),
      String(keyLifetimeMs(this.#times)),
      game.id,
      game.channelId,
      game.guildId ?? '',
      game.status,
      game.dueAt === null ? '' : String(game.dueAt),
      jsonText(game.userIds),
      jsonText(game.data),
      commit.logEntry === null ? '' : jsonText(commit.logEntry),
      commit.logInstead === undefined ? '' : String(commit.logInstead.length),
      ...archiveArguments(commit.archive),
      hasTaken ? 'yes' : 'no',
      this.#keys.of(game.channelId) === this.#keys.of(game.id) ? 'yes' : 'no',
      ...(claim ? [claim.name, claim.holder, wholeMs(claim.ttlMs)] : ['', '', '0']),
      ...(commit.logInstead ?? []).map(jsonText),
      ...commit.outbox.flatMap(({ id, kind, payload }) => [id, kind, jsonText(payload)]),
    ];
  }
}
