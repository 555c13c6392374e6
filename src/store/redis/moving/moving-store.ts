/**
 * A store on its way from one Redis to another. Until the former is sealed everything is there, also for programs that
 * know of no move. Afterwards a game is moved before it is changed. Reads look into the later store first, then into the
 * former, and once more into the later: a game may be moved in between.
 */
import { randomUUID } from 'node:crypto';
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
  StoreMoved,
  type Unsent,
} from '../../game-store.ts';
import type { Programs } from '../../programs.ts';
import type { RedisStore } from '../redis-store.ts';
import { Mover } from './mover.ts';
import { MovingPrograms } from './moving-programs.ts';

export class MovingStore implements GameStore {
  readonly programs: Programs;
  readonly warnings: readonly string[];
  readonly #former: RedisStore;
  readonly #later: RedisStore;
  readonly #mover: Mover;

  constructor(former: RedisStore, later: RedisStore) {
    this.#former = former;
    this.#later = later;
    this.#mover = new Mover(former, later, randomUUID());
    this.warnings = later.warnings;
    this.programs = new MovingPrograms(former.programs, later.programs);
  }

  now(): number {
    return this.#later.now();
  }

  async create(commit: Omit<Commit, 'expectedVersion'>): Promise<CommitResult> {
    return this.commit({ ...commit, expectedVersion: 0 });
  }

  async commit(commit: Commit): Promise<CommitResult> {
    const { id, channelId } = commit.game;
    if ((await this.#later.versionOf(id)) === null) {
      const result = await this.#unlessMoved(() => this.#former.commit(commit));
      if (result !== 'moved') return result;
    }
    await this.#mover.open();
    if (commit.interactionId !== null) {
      if (await this.#former.transfer.hasSeen(commit.interactionId, id)) return 'repeated';
    }
    await this.#mover.move(id);
    await this.#mover.moveOfChannel(channelId);
    return this.#later.commit(commit);
  }

  /** Returns `moved` when the former store is sealed. */
  async #unlessMoved<T>(work: () => Promise<T>): Promise<T | 'moved'> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof StoreMoved) return 'moved';
      throw error;
    }
  }

  /** Asks the later store, the former, and the later once more, until one knows an answer. */
  async #first<T>(ask: (store: RedisStore) => Promise<T | null>): Promise<T | null> {
    return (await ask(this.#later)) ?? (await ask(this.#former)) ?? (await ask(this.#later));
  }

  async loadByChannel(channelId: string): Promise<StoredGame | null> {
    const later = await this.#later.loadByChannel(channelId);
    if (later?.status === 'live') return later;
    const former = await this.#former.loadByChannel(channelId);
    if (former?.status === 'live') return (await this.#later.loadById(former.id)) ?? former;
    return later ?? (await this.#later.loadByChannel(channelId)) ?? former;
  }

  loadById(gameId: string): Promise<StoredGame | null> {
    return this.#first((store) => store.loadById(gameId));
  }

  versionOf(gameId: string): Promise<number | null> {
    return this.#first((store) => store.versionOf(gameId));
  }

  async readLog(gameId: string): Promise<readonly Json[]> {
    return (await this.#first(async (store) => longerThanNothing(await store.readLog(gameId)))) ?? [];
  }

  async listByUser(userId: string, status: GameStatus = 'live'): Promise<readonly StoredGame[]> {
    const [former, later] = await this.#both((store) => store.listByUser(userId, status));
    const known = new Set(later.map(({ id }) => id));
    return [...later, ...former.filter(({ id }) => !known.has(id))];
  }

  idsByUser(userId: string, status: GameStatus): Promise<readonly string[]> {
    return this.#union((store) => store.idsByUser(userId, status));
  }

  async setAside(gameId: string): Promise<void> {
    await this.#throughMove(gameId, (store) => store.setAside(gameId));
  }

  listLive(): Promise<readonly string[]> {
    return this.#union((store) => store.listLive());
  }

  listFinished(): Promise<readonly string[]> {
    return this.#union((store) => store.listFinished());
  }

  listDue(nowMs: number, limit: number): Promise<readonly string[]> {
    return this.#union((store) => store.listDue(nowMs, limit));
  }

  listDueAfter(afterMs: number, limit: number): Promise<readonly string[]> {
    return this.#union((store) => store.listDueAfter(afterMs, limit));
  }

  async count(): Promise<StoreCount> {
    const [former, later] = await this.#both((store) => store.count());
    return { live: former.live + later.live, outbox: former.outbox + later.outbox };
  }

  async listArchive(of: ArchiveOf, after: number, limit: number): Promise<readonly ArchivedSummary[]> {
    const [former, later] = await this.#both((store) => store.listArchive(of, after, limit));
    // What comes after the end of a full list may have something of that list before it.
    const ends = [former, later].map((list) =>
      list.length < limit ? Number.POSITIVE_INFINITY : (list.at(-1)?.order ?? 0),
    );
    const known = new Set(later.map(({ gameId }) => gameId));
    return [...later, ...former.filter(({ gameId }) => !known.has(gameId))]
      .filter(({ order }) => order <= Math.min(...ends))
      .toSorted((one, other) => one.order - other.order)
      .slice(0, limit);
  }

  async readArchived(gameId: string): Promise<ArchivedGame | null> {
    const found = await this.#unlessMoved(() => this.#first((store) => store.readArchived(gameId)));
    if (found !== 'moved') return found;
    await this.#mover.open();
    await this.#mover.move(gameId);
    return this.#later.readArchived(gameId);
  }

  async replaceArchived(entry: ArchiveEntry): Promise<boolean> {
    if (await this.#later.replaceArchived(entry)) return true;
    const result = await this.#unlessMoved(() => this.#former.replaceArchived(entry));
    if (result !== 'moved') return result || this.#later.replaceArchived(entry);
    await this.#mover.open();
    await this.#mover.move(entry.gameId);
    return this.#later.replaceArchived(entry);
  }

  async deleteGame(gameId: string): Promise<void> {
    await this.#throughMove(gameId, (store) => store.deleteGame(gameId));
  }

  async readOutbox(limit: number, gameId?: string): Promise<readonly OutboxEntry[]> {
    const [former, later] = await this.#both((store) => store.readOutbox(limit, gameId));
    const known = new Set(later.map(({ id }) => id));
    return [...former.filter(({ id }) => !known.has(id)), ...later].slice(0, limit);
  }

  async unsentOf(gameId: string, limit: number): Promise<Unsent> {
    const known = (unsent: Unsent) => (unsent.version === null ? null : unsent);
    const found = await this.#first(async (store) => known(await store.unsentOf(gameId, limit)));
    return found ?? this.#later.unsentOf(gameId, limit);
  }

  async claimUnsent(claim: Claim, ttlMs: number, gameId: string, limit: number) {
    if (!(await this.claim(claim.name, claim.holder, ttlMs))) return 'taken';
    return this.#unsentOrRelease(claim, gameId, limit);
  }

  async settleAndRead(ids: readonly string[], claim: Claim, gameId: string, limit: number) {
    await this.settleOutbox(ids, gameId);
    return this.#unsentOrRelease(claim, gameId, limit);
  }

  async #unsentOrRelease(claim: Claim, gameId: string, limit: number): Promise<'empty' | Unsent> {
    const unsent = await this.unsentOf(gameId, limit);
    if (unsent.entries.length > 0) return unsent;
    await this.release(claim.name, claim.holder);
    return 'empty';
  }

  listUnsent(): Promise<readonly string[]> {
    return this.#union((store) => store.listUnsent());
  }

  async settleOutbox(ids: readonly string[], gameId: string): Promise<void> {
    await this.#throughMove(gameId, (store) => store.settleOutbox(ids, gameId));
  }

  /** Claims the name in both stores: programs before and after the move know one of them. */
  async claim(name: string, holder: string, ttlMs: number): Promise<boolean> {
    if (!(await this.#former.claim(name, holder, ttlMs))) return false;
    if (await this.#later.claim(name, holder, ttlMs)) return true;
    await this.#former.release(name, holder);
    return false;
  }

  async claimAndRead(name: string, holder: string, ttlMs: number, channelId: string): Promise<ClaimResult> {
    const claimed = await this.claim(name, holder, ttlMs);
    const game = await this.loadByChannel(channelId);
    return { claimed, game: game && { id: game.id, version: game.version } };
  }

  async release(name: string, holder: string): Promise<void> {
    await this.#both((store) => store.release(name, holder));
  }

  readRecord(kind: RecordKind, id: string): Promise<Json | null> {
    return this.#first((store) => store.readRecord(kind, id));
  }

  async writeRecord(kind: RecordKind, id: string, value: Json): Promise<void> {
    const written = await this.#unlessMoved(() => this.#former.writeRecord(kind, id, value));
    if (written !== 'moved') return;
    await this.#mover.open();
    await this.#mover.moveRecord(`${kind}:${id}`);
    await this.#later.writeRecord(kind, id, value);
  }

  async deleteRecord(kind: RecordKind, id: string): Promise<void> {
    await this.#former.deleteRecord(kind, id);
    if (await this.#former.transfer.isSealed()) {
      await this.#mover.open();
      await this.#mover.moveRecord(`${kind}:${id}`);
    }
    await this.#later.deleteRecord(kind, id);
  }

  async sweep(): Promise<number> {
    const [former, later] = await this.#both((store) => store.sweep());
    return former + later;
  }

  async ping(): Promise<void> {
    await this.#both((store) => store.ping());
  }

  async close(): Promise<void> {
    await this.#both((store) => store.close());
  }

  /** Asks the former store first: what is moved in between is found in both, never in none. */
  async #both<T>(ask: (store: RedisStore) => Promise<T>): Promise<readonly [T, T]> {
    const former = await ask(this.#former);
    return [former, await ask(this.#later)];
  }

  /**
   * Removes something of a game in both stores. A move that has read the game before would bring it back, so the end of
   * such a move is waited for: whoever reads a game after this has removed it from the former store finds it removed.
   */
  async #throughMove(gameId: string, remove: (store: RedisStore) => Promise<void>): Promise<void> {
    await remove(this.#former);
    if ((await this.#former.transfer.isSealed()) && (await this.#later.versionOf(gameId)) === null) {
      await this.#mover.open();
      await this.#mover.move(gameId);
    }
    await remove(this.#later);
  }

  async #union(ask: (store: RedisStore) => Promise<readonly string[]>): Promise<readonly string[]> {
    return [...new Set((await this.#both(ask)).flat())];
  }
}

function longerThanNothing<T>(list: readonly T[]): readonly T[] | null {
  return list.length > 0 ? list : null;
}
