/** The default store: one SQLite file on this machine, without a server. */
import type {
  ArchivedGame,
  ArchivedSummary,
  ArchiveEntry,
  ArchiveOf,
  Claim,
  ClaimResult,
  Commit,
  CommitResult,
  GameEnvelope,
  GameStatus,
  GameStore,
  Json,
  OutboxEntry,
  RecordKind,
  StoreCount,
  StoredGame,
} from '../game-store.ts';
import { Records } from '../records.ts';
import type { StoreTimes } from '../store-times.ts';
import {
  checkCommit,
  jsonText,
  readable,
  readStoredGame,
  readStoredLogEntry,
  readStoredOutboxEntry,
  repeatedOutboxId,
} from '../stored-game.ts';
import { EmbeddedArchive } from './embedded-archive.ts';
import { KeyvTable } from './keyv-table.ts';
import type { SqliteDatabase } from './sqlite-database.ts';
import {
  counted,
  type Envelope,
  envelope,
  idOf,
  prepareStatements,
  type Statements,
  versionRow,
} from './statements.ts';

export class EmbeddedStore implements GameStore {
  readonly warnings: readonly string[] = [];
  /** False, as the program locks the folder; see `lockFolder`. */
  readonly programs = null;
  readonly #database: SqliteDatabase;
  readonly #sql: Statements;
  readonly #records: Records;
  readonly #archive: EmbeddedArchive;
  readonly #times: StoreTimes;
  readonly #onProblem: (problem: unknown) => void;

  constructor(database: SqliteDatabase, times: StoreTimes, onProblem: (problem: unknown) => void) {
    this.#database = database;
    this.#sql = prepareStatements(database);
    this.#records = new Records(new KeyvTable(database), 'records');
    this.#archive = new EmbeddedArchive(database, this.#sql, onProblem);
    this.#times = times;
    this.#onProblem = onProblem;
  }

  now(): number {
    return this.#times.now();
  }

  async create(commit: Omit<Commit, 'expectedVersion'>): Promise<CommitResult> {
    return this.commit({ ...commit, expectedVersion: 0 });
  }

  async commit(commit: Commit): Promise<CommitResult> {
    checkCommit(commit);
    // Serialised before the transaction, so that the write lock is held only for the writes.
    const data = jsonText(commit.game.data);
    const userIds = jsonText(commit.game.userIds);
    const now = this.#times.now();
    return this.#database.keep<CommitResult>(() => {
      if (commit.interactionId !== null && this.#sql.seen.row([commit.interactionId, now])) return 'repeated';
      const found = this.#sql.envelope.row([commit.game.id, now]);
      const before = found === undefined ? null : envelope.parse(found);
      if ((before?.version ?? 0) !== commit.expectedVersion) return 'conflict';
      // An expired game that no sweep has removed yet must not block the id.
      if (!before) this.#removeGame(commit.game.id);
      if (!this.#assignChannel(commit.game, before)) return 'conflict';
      this.#writeGame(commit.game, before, userIds, data, now);
      this.#append(commit, now);
      if (commit.archive) this.#archive.add(commit.archive);
      return 'committed';
    });
  }

  /**
   * Assigns the channel to a game that starts, moves or is revived; returns false when another live game has the
   * channel.
   */
  #assignChannel(game: GameEnvelope, before: Envelope | null): boolean {
    const stays = before?.channelId === game.channelId;
    if (stays && (before.status === 'live' || game.status !== 'live')) return true;
    if (this.#sql.liveInChannel.row([game.channelId, game.id])) return false;
    if (before && !stays) this.#sql.leaveChannel.run([before.channelId, game.id]);
    this.#sql.takeChannel.run([game.channelId, game.id]);
    return true;
  }

  #writeGame(game: GameEnvelope, before: Envelope | null, userIds: string, data: string, now: number): void {
    const { id, channelId, guildId, version, status, dueAt } = game;
    // The expiry counts from the end of the game: later changes, such as a removed name, do not extend it.
    const expiresAt = status === 'live' ? null : (before?.expiresAt ?? now + this.#times.finishedTtlMs);
    if (before) {
      this.#sql.updateGame.run([channelId, guildId, version, status, userIds, dueAt, expiresAt, data, id]);
    } else {
      this.#sql.insertGame.run([id, channelId, guildId, version, status, userIds, dueAt, expiresAt, data]);
    }
    if (before?.userIds === userIds) {
      if (before.status !== status) this.#sql.setSeats.run([status, id]);
      return;
    }
    if (before) this.#sql.clearSeats.run([id]);
    for (const userId of game.userIds) this.#sql.seat.run([userId, id, status]);
  }

  #append(commit: Commit, now: number): void {
    if (commit.logInstead !== undefined) this.#sql.clearLog.run([commit.game.id]);
    for (const entry of commit.logInstead ?? []) this.#sql.appendLog.run([commit.game.id, jsonText(entry)]);
    if (commit.logEntry !== null) this.#sql.appendLog.run([commit.game.id, jsonText(commit.logEntry)]);
    for (const { id, gameId, kind, payload } of commit.outbox) {
      if (this.#sql.outboxHas.row([id])) throw repeatedOutboxId(commit.game.id);
      this.#sql.appendOutbox.run([id, gameId, kind, jsonText(payload)]);
    }
    if (commit.interactionId !== null) {
      this.#sql.remember.run([commit.interactionId, now + this.#times.interactionTtlMs]);
    }
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

  async loadByChannel(channelId: string): Promise<StoredGame | null> {
    return this.#readGame(this.#sql.gameByChannel.row([channelId, this.#times.now()]));
  }

  async loadById(gameId: string): Promise<StoredGame | null> {
    return this.#readGame(this.#sql.gameById.row([gameId, this.#times.now()]));
  }

  async versionOf(gameId: string): Promise<number | null> {
    return versionRow.parse(this.#sql.versionById.row([gameId, this.#times.now()]))?.version ?? null;
  }

  #readGame(found: unknown): StoredGame | null {
    return found === undefined ? null : readStoredGame(idOf(found), found);
  }

  async readLog(gameId: string): Promise<readonly Json[]> {
    const entries = this.#sql.readLog.texts([gameId, this.#times.now()], 'entry');
    return entries.map((text) => readStoredLogEntry(gameId, text));
  }

  async listByUser(userId: string, status: GameStatus = 'live'): Promise<readonly StoredGame[]> {
    const found = this.#sql.gamesByUser.rows([userId, status, this.#times.now()]);
    return readable(found, (game) => readStoredGame(idOf(game), game), this.#onProblem);
  }

  async idsByUser(userId: string, status: GameStatus): Promise<readonly string[]> {
    return this.#sql.idsByUser.texts([userId, status, this.#times.now()], 'id');
  }

  async setAside(gameId: string): Promise<void> {
    await this.#database.change(() => this.#sql.setAside.run([gameId]));
  }

  async listLive(): Promise<readonly string[]> {
    return this.#sql.liveIds.texts([], 'id');
  }

  async listFinished(): Promise<readonly string[]> {
    return this.#sql.finishedIds.texts([this.#times.now()], 'id');
  }

  async listDue(nowMs: number, limit: number): Promise<readonly string[]> {
    return this.#sql.dueIds.texts([nowMs, limit], 'id');
  }

  async listDueAfter(afterMs: number, limit: number): Promise<readonly string[]> {
    return this.#sql.lateDueIds.texts([afterMs, limit], 'id');
  }

  async count(): Promise<StoreCount> {
    return counted.parse(this.#sql.count.row([]));
  }

  async deleteGame(gameId: string): Promise<void> {
    await this.#database.keep(() => this.#removeGame(gameId));
  }

  #removeGame(gameId: string): void {
    for (const statement of this.#sql.removeGame) statement.run([gameId]);
  }

  async readOutbox(limit: number, gameId?: string): Promise<readonly OutboxEntry[]> {
    for (;;) {
      const found =
        gameId === undefined ? this.#sql.outbox.rows([limit]) : this.#sql.outboxOfGame.rows([gameId, limit]);
      const entries = readable(found, (entry) => readStoredOutboxEntry(idOf(entry), entry), this.#onProblem);
      if (entries.length === found.length) return entries;
      const sound = new Set(entries.map(({ id }) => id));
      await this.settleOutbox(found.map(idOf).filter((id) => !sound.has(id)));
    }
  }

  async unsentOf(gameId: string, limit: number) {
    // Both are read synchronously, so no commit comes in between.
    const [version, entries] = await Promise.all([this.versionOf(gameId), this.readOutbox(limit, gameId)]);
    return { version, entries };
  }

  async claimUnsent(claim: Claim, ttlMs: number, gameId: string, limit: number) {
    if ((await this.readOutbox(1, gameId)).length === 0) return 'empty';
    if (!(await this.claim(claim.name, claim.holder, ttlMs))) return 'taken';
    return this.unsentOf(gameId, limit);
  }

  async settleAndRead(ids: readonly string[], claim: Claim, gameId: string, limit: number) {
    await this.settleOutbox(ids);
    const unsent = await this.unsentOf(gameId, limit);
    if (unsent.entries.length > 0) return unsent;
    await this.release(claim.name, claim.holder);
    return 'empty';
  }

  async listUnsent(): Promise<readonly string[]> {
    return this.#sql.outboxGames.texts([], 'id');
  }

  async settleOutbox(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    // Not flushed: if a power cut restores an entry, its message is sent again with the same nonce.
    await this.#database.change(() => {
      for (const id of ids) this.#sql.settle.run([id]);
    });
  }

  async claim(name: string, holder: string, ttlMs: number): Promise<boolean> {
    const now = this.#times.now();
    // Not flushed: claims last seconds, and after a power cut their holders are gone.
    return this.#database.change(() => this.#sql.claim.run([name, holder, now + ttlMs, now]) > 0);
  }

  async claimAndRead(name: string, holder: string, ttlMs: number, channelId: string): Promise<ClaimResult> {
    const claimed = await this.claim(name, holder, ttlMs);
    const game = await this.loadByChannel(channelId);
    return { claimed, game: game && { id: game.id, version: game.version } };
  }

  async release(name: string, holder: string): Promise<void> {
    await this.#database.change(() => this.#sql.release.run([name, holder]));
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
    const now = this.#times.now();
    return this.#database.change(() => {
      const expired = this.#sql.expiredIds.texts([now], 'id');
      for (const id of expired) this.#removeGame(id);
      this.#sql.forgetInteractions.run([now]);
      this.#sql.forgetClaims.run([now]);
      return expired.length;
    });
  }

  async ping(): Promise<void> {
    this.#sql.ping.row([]);
  }

  async close(): Promise<void> {
    this.#database.close();
  }
}
