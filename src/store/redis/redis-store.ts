/** The store for several machines: Redis through keyv, with scripts for operations that keyv lacks. */
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
import {
  checkArchiveEntry,
  checkCommit,
  jsonText,
  readArchivedGame,
  readArchivedSummary,
  readable,
  readStoredGame,
  readStoredLogEntry,
  repeatedOutboxId,
} from '../stored-game.ts';
import { KeyvRecords } from './keyv-records.ts';
import type { RedisConnection } from './redis-connection.ts';
import { RedisOutbox, wholeMs } from './redis-outbox.ts';
import { RedisPrograms } from './redis-programs.ts';
import { SCRIPTS } from './scripts.ts';

const GAME_FIELDS = ['channelId', 'guildId', 'version', 'status', 'userIds', 'dueAt', 'data'] as const;
const BOOKKEEPING = ['expiresAt', 'changed'] as const;
const FIELDS = [...GAME_FIELDS, ...BOOKKEEPING] as const;
const SWEEP_AT_ONCE = 100;
/** Redis' own expiry is a fallback one day after the sweep, which also removes the indexes. */
const EXPIRY_GRACE_MS = 24 * 60 * 60 * 1_000;

const word = z.string();
const texts = z.array(word);
const values = z.array(z.string().nullable());
const found = z.tuple([z.string(), values]);
const counted = z.tuple([z.int(), z.int()]);
const claimAnswer = z.tuple([z.enum(['yes', 'no'])]).rest(z.string());
const commitAnswer = z.enum(['committed', 'conflict', 'repeated', 'outbox-twice']);

interface Found {
  readonly id: string;
  readonly changed: number;
  readonly fields: Readonly<Record<string, string | null | undefined>>;
}

const ARCHIVE_FIELDS = ['order', 'guildId', 'userIds', 'summary', 'body'] as const;

function archiveIndexOf(of: ArchiveOf): string {
  if (of === 'all') return 'archive-all';
  return 'userId' in of ? `archive-of:${of.userId}` : `archive-guild:${of.guildId}`;
}

/** The arguments of the commit's script for the archive; empty texts for no entry. */
function archiveArguments(entry: ArchiveEntry | undefined): readonly string[] {
  if (!entry) return ['', '', '', ''];
  return [jsonText(entry.summary), entry.body, entry.guildId ?? '', jsonText(entry.userIds)];
}

export class RedisStore implements GameStore {
  readonly programs: Programs;
  readonly warnings: readonly string[];
  readonly #redis: RedisConnection;
  readonly #records: Records;
  readonly #outbox: RedisOutbox;
  readonly #times: StoreTimes;
  readonly #onProblem: (problem: unknown) => void;

  constructor(
    redis: RedisConnection,
    warnings: readonly string[],
    times: StoreTimes,
    onProblem: (problem: unknown) => void,
  ) {
    this.#redis = redis;
    this.programs = new RedisPrograms(redis);
    this.warnings = warnings;
    this.#outbox = new RedisOutbox(redis, onProblem);
    this.#records = new Records(new KeyvRecords(redis), 'records');
    this.#times = times;
    this.#onProblem = onProblem;
  }

  async create(commit: Omit<Commit, 'expectedVersion'>): Promise<CommitResult> {
    return this.commit({ ...commit, expectedVersion: 0 });
  }

  async commit(commit: Commit): Promise<CommitResult> {
    checkCommit(commit);
    const { game } = commit;
    const { finishedTtlMs, interactionTtlMs } = this.#times;
    const now = this.#times.now();
    const result = await this.#redis.writeScript(SCRIPTS.commit, commitAnswer, [
      String(now),
      String(commit.expectedVersion),
      commit.interactionId ?? '',
      String(now + interactionTtlMs),
      String(interactionTtlMs),
      game.status === 'live' ? '' : String(now + finishedTtlMs),
      String(finishedTtlMs + EXPIRY_GRACE_MS),
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
      ...(commit.logInstead ?? []).map(jsonText),
      ...commit.outbox.flatMap(({ id, gameId, kind, payload }) => [id, gameId, kind, jsonText(payload)]),
    ]);
    if (result === 'outbox-twice') throw repeatedOutboxId(game.id);
    return result;
  }

  async listArchive(of: ArchiveOf, after: number, limit: number): Promise<readonly ArchivedSummary[]> {
    const index = archiveIndexOf(of);
    const asked = [index, String(after), String(limit)];
    const games = await this.#redis.readScript(SCRIPTS.listArchive, z.array(found), asked);
    return readable(
      games,
      ([gameId, [order, summary]]) => readArchivedSummary({ gameId, order, summary }),
      this.#onProblem,
    );
  }

  async readArchived(gameId: string): Promise<ArchivedGame | null> {
    const fields = await this.#redis.readAs(values, (client) =>
      client.hmGet(`${this.#redis.prefix}archive:${gameId}`, [...ARCHIVE_FIELDS]),
    );
    if (fields.every((field) => field === null)) return null;
    return readArchivedGame({
      gameId,
      ...Object.fromEntries(ARCHIVE_FIELDS.map((field, at) => [field, fields[at]])),
    });
  }

  async replaceArchived(entry: ArchiveEntry): Promise<boolean> {
    checkArchiveEntry(entry);
    const { gameId, guildId, userIds, summary, body } = entry;
    const written = [gameId, guildId ?? '', jsonText(userIds), jsonText(summary), body];
    return (await this.#redis.writeScript(SCRIPTS.replaceArchived, word, written)) === 'yes';
  }

  async loadByChannel(channelId: string): Promise<StoredGame | null> {
    const shape = found.nullable();
    const answer = await this.#redis.readScript(SCRIPTS.gameByChannel, shape, [channelId, ...FIELDS]);
    return answer && this.#readGame(...answer);
  }

  async loadById(gameId: string): Promise<StoredGame | null> {
    const fields = await this.#redis.readAs(values, (client) =>
      client.hmGet(`${this.#redis.prefix}game:${gameId}`, [...FIELDS]),
    );
    return this.#readGame(gameId, fields);
  }

  async versionOf(gameId: string): Promise<number | null> {
    const [version, expiresAt] = await this.#redis.readAs(values, (client) =>
      client.hmGet(`${this.#redis.prefix}game:${gameId}`, ['version', 'expiresAt']),
    );
    const isOver = expiresAt && Number(expiresAt) <= this.#times.now();
    return version && !isOver ? Number(version) : null;
  }

  #readGame(id: string, fields: readonly (string | null)[]): StoredGame | null {
    const game = this.#found(id, fields);
    return game && readStoredGame(game.id, game.fields);
  }

  /** Returns null for a game that does not exist, or has expired but was not swept yet. */
  #found(id: string, answer: readonly (string | null)[]): Found | null {
    if (answer.every((value) => value === null)) return null;
    const fields = Object.fromEntries(FIELDS.map((field, at) => [field, answer[at]]));
    const { expiresAt, changed } = fields;
    if (expiresAt && Number(expiresAt) <= this.#times.now()) return null;
    return { id, fields, changed: Number(changed) };
  }

  async readLog(gameId: string): Promise<readonly Json[]> {
    const [expiresAt, log] = await this.#redis.readAs(z.tuple([word.nullish(), texts]), (client) =>
      Promise.all([
        client.hGet(`${this.#redis.prefix}game:${gameId}`, 'expiresAt'),
        client.lRange(`${this.#redis.prefix}log:${gameId}`, 0, -1),
      ]),
    );
    if (expiresAt && Number(expiresAt) <= this.#times.now()) return [];
    return log.map((text) => readStoredLogEntry(gameId, text));
  }

  async listByUser(userId: string, status: GameStatus = 'live'): Promise<readonly StoredGame[]> {
    const now = String(this.#times.now());
    const wanted = [userId, status, now, ...FIELDS];
    const games = await this.#redis.readScript(SCRIPTS.gamesByUser, z.array(found), wanted);
    const kept = games.map(([id, fields]) => this.#found(id, fields)).filter((game) => game !== null);
    const latestFirst = kept.toSorted((one, other) => other.changed - one.changed);
    return readable(latestFirst, (game) => readStoredGame(game.id, game.fields), this.#onProblem);
  }

  async idsByUser(userId: string, status: GameStatus): Promise<readonly string[]> {
    const key = `${this.#redis.prefix}user:${userId}`;
    const [from, to] =
      status === 'live' ? (['+inf', '+inf'] as const) : ([`(${this.#times.now()}`, '(+inf'] as const);
    return this.#redis.readAs(texts, (client) => client.zRangeByScore(key, from, to));
  }

  async setAside(gameId: string): Promise<void> {
    await this.#redis.writeScript(SCRIPTS.setAside, word, [gameId]);
  }

  async listLive(): Promise<readonly string[]> {
    return this.#redis.readAs(texts, (client) => client.zRange(`${this.#redis.prefix}live`, 0, -1));
  }

  async listFinished(): Promise<readonly string[]> {
    return this.#redis.readAs(texts, (client) =>
      client.zRangeByScore(`${this.#redis.prefix}finished`, `(${this.#times.now()}`, '+inf'),
    );
  }

  async listDue(nowMs: number, limit: number): Promise<readonly string[]> {
    const LIMIT = { offset: 0, count: limit };
    return this.#redis.readAs(texts, (client) =>
      client.zRangeByScore(`${this.#redis.prefix}due`, '-inf', nowMs, { LIMIT }),
    );
  }

  async listDueAfter(afterMs: number, limit: number): Promise<readonly string[]> {
    const LIMIT = { offset: 0, count: limit };
    return this.#redis.readAs(texts, (client) =>
      client.zRange(`${this.#redis.prefix}due`, '+inf', `(${afterMs}`, { BY: 'SCORE', REV: true, LIMIT }),
    );
  }

  async count(): Promise<StoreCount> {
    const [live, outbox] = await this.#redis.readAs(counted, (client) =>
      Promise.all([client.zCard(`${this.#redis.prefix}live`), client.zCard(`${this.#redis.prefix}outbox`)]),
    );
    return { live, outbox };
  }

  async deleteGame(gameId: string): Promise<void> {
    await this.#redis.writeScript(SCRIPTS.deleteGame, word, [gameId]);
  }

  readOutbox(limit: number, gameId?: string): Promise<readonly OutboxEntry[]> {
    return this.#outbox.read(limit, gameId);
  }

  unsentOf(gameId: string, limit: number): Promise<Unsent> {
    return this.#outbox.unsentOf(gameId, limit);
  }

  claimUnsent(claim: Claim, ttlMs: number, gameId: string, limit: number) {
    return this.#outbox.claimUnsent(claim, ttlMs, gameId, limit);
  }

  settleAndRead(ids: readonly string[], claim: Claim, gameId: string, limit: number) {
    return this.#outbox.settleAndRead(ids, claim, gameId, limit);
  }

  listUnsent(): Promise<readonly string[]> {
    return this.#outbox.games();
  }

  settleOutbox(ids: readonly string[]): Promise<void> {
    return this.#outbox.settle(ids);
  }

  async claim(name: string, holder: string, ttlMs: number): Promise<boolean> {
    const asked = [name, holder, wholeMs(ttlMs)];
    return (await this.#redis.writeScript(SCRIPTS.claim, word, asked)) === 'yes';
  }

  async claimAndRead(name: string, holder: string, ttlMs: number, channelId: string): Promise<ClaimResult> {
    const asked = [name, holder, wholeMs(ttlMs), channelId];
    const answer = await this.#redis.writeScript(SCRIPTS.claimAndRead, claimAnswer, asked);
    const [taken, id, version] = answer;
    return { claimed: taken === 'yes', game: id && version ? { id, version: Number(version) } : null };
  }

  async release(name: string, holder: string): Promise<void> {
    await this.#redis.writeScript(SCRIPTS.release, word, [name, holder]);
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
    const now = String(this.#times.now());
    let removed = 0;
    // In batches: one long script would block every other client of the server.
    for (let last = SWEEP_AT_ONCE; last === SWEEP_AT_ONCE; removed += last) {
      last = Number(await this.#redis.writeScript(SCRIPTS.sweep, word, [now, String(SWEEP_AT_ONCE)]));
    }
    return removed;
  }

  async ping(): Promise<void> {
    const answer = await this.#redis.read((client) => client.ping());
    if (answer !== 'PONG')
      throw new StoreUnavailable(`Redis at ${this.#redis.place} answers "${answer}" to a ping.`);
  }

  async close(): Promise<void> {
    await this.#redis.close();
  }
}
