/** A store that counts and times every operation. */
import type {
  ArchiveEntry,
  ArchiveOf,
  Claim,
  Commit,
  CommitResult,
  GameStatus,
  GameStore,
  Json,
  RecordKind,
} from '../store/index.ts';
import type { Meters } from './meters.ts';

type MeterNames = 'commits' | 'storeTime' | 'storeFailures';

export class MeasuredStore implements GameStore {
  readonly warnings: readonly string[];
  readonly programs: GameStore['programs'];
  readonly #store: GameStore;
  readonly #meters: Pick<Meters, MeterNames>;

  constructor(store: GameStore, meters: Pick<Meters, MeterNames>) {
    this.#store = store;
    this.#meters = meters;
    this.warnings = store.warnings;
    this.programs = store.programs;
  }

  async #timed<T>(operation: string, run: () => Promise<T>): Promise<T> {
    const end = this.#meters.storeTime.startTimer({ operation });
    try {
      return await run();
    } catch (error) {
      this.#meters.storeFailures.inc({ operation });
      throw error;
    } finally {
      end();
    }
  }

  async #counted(operation: string, run: () => Promise<CommitResult>): Promise<CommitResult> {
    const result = await this.#timed(operation, run);
    this.#meters.commits.inc({ result });
    return result;
  }

  now(): number {
    return this.#store.now();
  }

  create(commit: Omit<Commit, 'expectedVersion'>) {
    return this.#counted('create', () => this.#store.create(commit));
  }

  commit(commit: Commit) {
    return this.#counted('commit', () => this.#store.commit(commit));
  }

  loadByChannel(channelId: string) {
    return this.#timed('loadByChannel', () => this.#store.loadByChannel(channelId));
  }

  loadById(gameId: string) {
    return this.#timed('loadById', () => this.#store.loadById(gameId));
  }

  versionOf(gameId: string) {
    return this.#timed('versionOf', () => this.#store.versionOf(gameId));
  }

  listArchive(of: ArchiveOf, after: number, limit: number) {
    return this.#timed('listArchive', () => this.#store.listArchive(of, after, limit));
  }

  readArchived(gameId: string) {
    return this.#timed('readArchived', () => this.#store.readArchived(gameId));
  }

  replaceArchived(entry: ArchiveEntry) {
    return this.#timed('replaceArchived', () => this.#store.replaceArchived(entry));
  }

  readLog(gameId: string) {
    return this.#timed('readLog', () => this.#store.readLog(gameId));
  }

  listByUser(userId: string, status?: GameStatus) {
    return this.#timed('listByUser', () => this.#store.listByUser(userId, status));
  }

  idsByUser(userId: string, status: GameStatus) {
    return this.#timed('idsByUser', () => this.#store.idsByUser(userId, status));
  }

  setAside(gameId: string) {
    return this.#timed('setAside', () => this.#store.setAside(gameId));
  }

  listFinished() {
    return this.#timed('listFinished', () => this.#store.listFinished());
  }

  listLive() {
    return this.#timed('listLive', () => this.#store.listLive());
  }

  listDue(nowMs: number, limit: number) {
    return this.#timed('listDue', () => this.#store.listDue(nowMs, limit));
  }

  listDueAfter(afterMs: number, limit: number) {
    return this.#timed('listDueAfter', () => this.#store.listDueAfter(afterMs, limit));
  }

  count() {
    return this.#timed('count', () => this.#store.count());
  }

  deleteGame(gameId: string) {
    return this.#timed('deleteGame', () => this.#store.deleteGame(gameId));
  }

  readOutbox(limit: number, gameId?: string) {
    return this.#timed('readOutbox', () => this.#store.readOutbox(limit, gameId));
  }

  unsentOf(gameId: string, limit: number) {
    return this.#timed('unsentOf', () => this.#store.unsentOf(gameId, limit));
  }

  claimUnsent(claim: Claim, ttlMs: number, gameId: string, limit: number) {
    return this.#timed('claimUnsent', () => this.#store.claimUnsent(claim, ttlMs, gameId, limit));
  }

  settleAndRead(ids: readonly string[], claim: Claim, gameId: string, limit: number) {
    return this.#timed('settleAndRead', () => this.#store.settleAndRead(ids, claim, gameId, limit));
  }

  listUnsent() {
    return this.#timed('listUnsent', () => this.#store.listUnsent());
  }

  settleOutbox(ids: readonly string[], gameId: string) {
    return this.#timed('settleOutbox', () => this.#store.settleOutbox(ids, gameId));
  }

  claim(name: string, holder: string, ttlMs: number) {
    return this.#timed('claim', () => this.#store.claim(name, holder, ttlMs));
  }

  claimAndRead(name: string, holder: string, ttlMs: number, channelId: string) {
    return this.#timed('claimAndRead', () => this.#store.claimAndRead(name, holder, ttlMs, channelId));
  }

  release(name: string, holder: string) {
    return this.#timed('release', () => this.#store.release(name, holder));
  }

  readRecord(kind: RecordKind, id: string) {
    return this.#timed('readRecord', () => this.#store.readRecord(kind, id));
  }

  writeRecord(kind: RecordKind, id: string, value: Json) {
    return this.#timed('writeRecord', () => this.#store.writeRecord(kind, id, value));
  }

  deleteRecord(kind: RecordKind, id: string) {
    return this.#timed('deleteRecord', () => this.#store.deleteRecord(kind, id));
  }

  sweep() {
    return this.#timed('sweep', () => this.#store.sweep());
  }

  ping() {
    return this.#timed('ping', () => this.#store.ping());
  }

  close() {
    return this.#store.close();
  }
}
