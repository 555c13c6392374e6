/**
 * The store for several machines: Redis through keyv, with scripts for operations that keyv lacks. One server or a
 * cluster: what lies in which slot is told in `keys.ts`, what follows a commit in `settling.ts`.
 */
import { z } from 'zod';
import {
  type ArchivedGame,
  type ArchivedSummary,
  type ArchiveEntry,
  type ArchiveOf,
  type Claim,
  type ClaimResult,
  type Commit,
  type CommitResult,
  type GameStatus,
  type GameStore,
  type Json,
  type OutboxEntry,
  type RecordKind,
  type StoreCount,
  type StoredGame,
  StoreUnavailable,
  type Unsent,
} from '../game-store.ts';
import type { Programs } from '../programs.ts';
import { Records } from '../records.ts';
import type { StoreTimes } from '../store-times.ts';
import { checkCommit } from '../stored-game.ts';
import { Channels } from './channels.ts';
import type { Keys } from './keys.ts';
import { KeyvRecords } from './keyv-records.ts';
import { Transfer } from './moving/transfer.ts';
import { Partitions } from './partitions.ts';
import { Polls } from './polls.ts';
import { RedisArchive } from './redis-archive.ts';
import { RedisCommits } from './redis-commits.ts';
import type { RedisConnection } from './redis-connection.ts';
import { RedisGames } from './redis-games.ts';
import { RedisOutbox, wholeMs } from './redis-outbox.ts';
import { RedisPrograms } from './redis-programs.ts';
import { SCRIPTS } from './scripts.ts';
import { Settling } from './settling.ts';

const SWEEP_AT_ONCE = 100;

const word = z.string();
const texts = z.array(word);
export class RedisStore implements GameStore {
  readonly programs: Programs;
  /** For moving games to another Redis, and from it. */
  readonly transfer: Transfer;
  readonly warnings: readonly string[];
  readonly #redis: RedisConnection;
  readonly #keys: Keys;
  readonly #partitions: Partitions;
  readonly #polls: Polls;
  readonly #records: Records;
  readonly #outbox: RedisOutbox;
  readonly #archive: RedisArchive;
  readonly #channels: Channels;
  readonly #settling: Settling;
  readonly #commits: RedisCommits;
  readonly #times: StoreTimes;
  readonly #games: RedisGames;

  constructor(
    redis: RedisConnection,
    keys: Keys,
    warnings: readonly string[],
    times: StoreTimes,
    onProblem: (problem: unknown) => void,
  ) {
    this.#redis = redis;
    this.#keys = keys;
    this.#partitions = new Partitions(redis, keys);
    this.#polls = new Polls(redis, keys);
    this.programs = new RedisPrograms(redis, keys);
    this.warnings = warnings;
    this.#outbox = new RedisOutbox(redis, keys, onProblem);
    this.#records = new Records(new KeyvRecords(redis, keys), 'records');
    this.#channels = new Channels(redis, keys, times.now);
    this.#settling = new Settling(redis, keys, times);
    this.#commits = new RedisCommits(redis, keys, this.#channels, this.#settling, times);
    this.transfer = new Transfer(redis, keys, this.#channels, this.#settling, times);
    this.#archive = new RedisArchive(redis, keys, this.#settling, onProblem);
    this.#times = times;
    this.#games = new RedisGames(redis, keys, {
      channels: this.#channels,
      partitions: this.#partitions,
      times,
      onProblem,
    });
  }

  now(): number {
    return this.#times.now();
  }

  async create(commit: Omit<Commit, 'expectedVersion'>): Promise<CommitResult> {
    return this.commit({ ...commit, expectedVersion: 0 });
  }

  async commit(commit: Commit): Promise<CommitResult> {
    checkCommit(commit);
    const { game, outbox } = commit;
    const since = performance.now();
    const result = await this.#commits.commit(commit);
    if (result !== 'committed' && result !== 'claimed') return result;
    if (result === 'claimed') this.#outbox.claimed(commit, since);
    this.#games.remember(game.channelId, game.id);
    this.#polls.committed(game.id, game.status === 'live' ? game.dueAt : null, outbox.length > 0);
    return 'committed';
  }

  listArchive(of: ArchiveOf, after: number, limit: number): Promise<readonly ArchivedSummary[]> {
    return this.#archive.list(of, after, limit);
  }

  readArchived(gameId: string): Promise<ArchivedGame | null> {
    return this.#archive.read(gameId);
  }

  replaceArchived(entry: ArchiveEntry): Promise<boolean> {
    return this.#archive.replace(entry);
  }

  loadByChannel(channelId: string): Promise<StoredGame | null> {
    return this.#games.byChannel(channelId);
  }

  loadById(gameId: string): Promise<StoredGame | null> {
    return this.#games.byId(gameId);
  }

  versionOf(gameId: string): Promise<number | null> {
    return this.#games.versionOf(gameId);
  }

  readLog(gameId: string): Promise<readonly Json[]> {
    return this.#games.log(gameId);
  }

  listByUser(userId: string, status: GameStatus = 'live'): Promise<readonly StoredGame[]> {
    return this.#games.ofUser(userId, status);
  }

  idsByUser(userId: string, status: GameStatus): Promise<readonly string[]> {
    return this.#games.idsOfUser(userId, status);
  }

  async setAside(gameId: string): Promise<void> {
    await this.#redis.writeScript(SCRIPTS.setAside, word, this.#keys.of(gameId), [gameId]);
  }

  listLive(): Promise<readonly string[]> {
    return this.#partitions.range('live', 'ZRANGE', ['0', '-1']);
  }

  listFinished(): Promise<readonly string[]> {
    return this.#partitions.range('finished', 'ZRANGEBYSCORE', [`(${this.#times.now()}`, '+inf']);
  }

  listDue(nowMs: number, limit: number): Promise<readonly string[]> {
    return this.#polls.due(nowMs, limit);
  }

  listDueAfter(afterMs: number, limit: number): Promise<readonly string[]> {
    return this.#polls.dueAfter(afterMs, limit);
  }

  async count(): Promise<StoreCount> {
    const [live, outbox] = await Promise.all([
      this.#partitions.size('live'),
      this.#partitions.size('outbox'),
    ]);
    return { live, outbox };
  }

  async deleteGame(gameId: string): Promise<void> {
    await this.#redis.writeScript(SCRIPTS.deleteGame, word, this.#keys.of(gameId), [gameId]);
    await this.#settling.settleOrLeave(gameId);
  }

  readOutbox(limit: number, gameId?: string): Promise<readonly OutboxEntry[]> {
    return this.#outbox.read(limit, gameId);
  }

  unsentOf(gameId: string, limit: number): Promise<Unsent> {
    return this.#outbox.unsentOf(gameId, limit);
  }

  async claimUnsent(claim: Claim, ttlMs: number, gameId: string, limit: number) {
    const unsent = await this.#outbox.claimUnsent(claim, ttlMs, gameId, limit);
    if (unsent === 'empty') this.#polls.sent(gameId);
    return unsent;
  }

  async settleAndRead(ids: readonly string[], claim: Claim, gameId: string, limit: number) {
    const unsent = await this.#outbox.settleAndRead(ids, claim, gameId, limit);
    if (unsent === 'empty') this.#polls.sent(gameId);
    return unsent;
  }

  async listUnsent(): Promise<readonly string[]> {
    // Every program polls for what waits to be sent; what a program that died has left of its commits waits as well.
    const { unsent, unsettled } = await this.#polls.leftBehind();
    await this.#settling.settleLeft(unsettled);
    return unsent;
  }

  settleOutbox(ids: readonly string[], gameId: string): Promise<void> {
    return this.#outbox.settle(ids, gameId);
  }

  async claim(name: string, holder: string, ttlMs: number): Promise<boolean> {
    const asked = [name, holder, wholeMs(ttlMs)];
    return (await this.#redis.writeScript(SCRIPTS.claim, word, this.#keys.ofClaim(name), asked)) === 'yes';
  }

  async claimAndRead(name: string, holder: string, ttlMs: number, channelId: string): Promise<ClaimResult> {
    // They may lie in different slots, and are asked for at once.
    const [claimed, live] = await Promise.all([
      this.claim(name, holder, ttlMs),
      this.#games.liveAsRemembered(channelId),
    ]);
    if (live) return { claimed, game: live };
    const game = await this.loadByChannel(channelId);
    return { claimed, game: game && { id: game.id, version: game.version } };
  }

  async release(name: string, holder: string): Promise<void> {
    const asked = () =>
      this.#redis.writeScript(SCRIPTS.release, word, this.#keys.ofClaim(name), [name, holder]);
    await this.#outbox.endClaim(name, asked);
  }

  async readRecord(kind: RecordKind, id: string): Promise<Json | null> {
    return this.#records.read(kind, id);
  }

  async writeRecord(kind: RecordKind, id: string, value: Json): Promise<void> {
    await this.#records.write(kind, id, value);
  }

  async deleteRecord(kind: RecordKind, id: string): Promise<void> {
    await this.#records.delete(kind, id);
  }

  async sweep(): Promise<number> {
    await this.#settling.settleLeft();
    const now = String(this.#times.now());
    const removed = await this.#partitions.each((prefix) => this.#sweepPartition(prefix, now));
    return removed.reduce((sum, games) => sum + games, 0);
  }

  async #sweepPartition(prefix: string, now: string): Promise<number> {
    let removed = 0;
    // In batches: one long script would block every other client of the server.
    for (let last = SWEEP_AT_ONCE; last === SWEEP_AT_ONCE; removed += last) {
      const asked = [now, String(SWEEP_AT_ONCE)];
      const ids = await this.#redis.writeScript(SCRIPTS.sweep, texts, prefix, asked);
      await Promise.all(ids.map((id) => this.#settling.settleOrLeave(id)));
      last = ids.length;
    }
    return removed;
  }

  async ping(): Promise<void> {
    for (const answer of await this.#redis.readEach(word, ['PING'])) {
      if (answer !== 'PONG')
        throw new StoreUnavailable(`Redis at ${this.#redis.place} answers "${answer}" to a ping.`);
    }
  }

  async close(): Promise<void> {
    await this.#redis.close();
  }
}
