/** The games in the store as records, and the one way in which they are changed: compare-and-set, retried. */
import { turnOf } from '../../engine/index.ts';
import {
  type GameStatus,
  type GameStore,
  type Json,
  type StoredGame,
  StoreUnavailable,
  UnreadableGame,
} from '../../store/index.ts';
import { commitOf, newStamp } from './commit-of.ts';
import { type GameRecord, parseRecord } from './game-record.ts';
import type { Log } from './log.ts';
import type { LogDraft, LogEntry } from './log-entry.ts';
import { holdToPacks } from './pack-changes.ts';
import type { Lane, Scheduler } from './scheduler.ts';
import type { StoreOutage } from './store-outage.ts';

/** Presses that collide more often than this in a row meet a game that is hammered; the last one gives up. */
const TRIES = 12;

export interface KeptGame {
  readonly stored: StoredGame;
  readonly record: GameRecord;
}

/** An outbox entry before its commit gives it an id. */
export interface OutboxDraft {
  readonly kind: 'table' | 'notice';
  readonly payload: { readonly [key: string]: Json };
}

/** What a change wants to be kept. */
export interface Draft {
  readonly record: GameRecord;
  readonly status: GameStatus;
  readonly dueAt: number | null;
  readonly outbox: readonly OutboxDraft[];
  readonly log: LogDraft | null;
  readonly interactionId: string | null;
  /** Who is at the table from now on, when that changes. */
  readonly userIds?: readonly string[];
  /** The whole log anew, when what is kept of it may not stay. */
  readonly logInstead?: readonly LogEntry[];
}

/** `contested`: others committed first, again and again. */
export type Changed<L> =
  | { readonly did: 'committed'; readonly game: KeptGame }
  | { readonly did: 'left'; readonly because: L }
  | { readonly did: 'repeated' | 'contested' | 'missing' };

export type Decide<L> = (
  game: KeptGame,
) =>
  | { readonly keep: Draft }
  | { readonly leave: L }
  | Promise<{ readonly keep: Draft } | { readonly leave: L }>;

/** Has the last word on what is kept of a game that is over. */
type AtTheEnd = (stored: StoredGame, draft: Draft) => Promise<Draft>;

export class KeptGames {
  readonly #store: GameStore;
  readonly #atTheEnd: AtTheEnd;
  readonly #log: Log;
  readonly #outage: StoreOutage;
  readonly #scheduler: Scheduler;
  readonly #reported = new Set<string>();

  /** `outage` is told when a change was kept. */
  constructor(store: GameStore, atTheEnd: AtTheEnd, outage: StoreOutage, scheduler: Scheduler, log: Log) {
    this.#store = store;
    this.#atTheEnd = atTheEnd;
    this.#outage = outage;
    this.#scheduler = scheduler;
    this.#log = log;
  }

  /** @throws UnreadableGame when what is kept cannot be understood; it is reported once */
  byChannel(channelId: string): Promise<KeptGame | null> {
    return this.#read(() => this.#store.loadByChannel(channelId));
  }

  /** @throws UnreadableGame as `byChannel` */
  byId(gameId: string): Promise<KeptGame | null> {
    return this.#read(() => this.#store.loadById(gameId));
  }

  /** A person's live games; unreadable ones are reported and left out. */
  async listFor(userId: string): Promise<readonly KeptGame[]> {
    const games: KeptGame[] = [];
    for (const stored of await this.#store.listByUser(userId, 'live')) {
      try {
        games.push(this.#parse(stored));
      } catch (error) {
        if (!(error instanceof UnreadableGame)) throw error;
      }
    }
    return games;
  }

  /** Keeps a new game. */
  async create(game: Omit<StoredGame, 'version' | 'data' | 'status' | 'dueAt'>, draft: Draft) {
    return this.#store.create(commitOf({ ...game, version: 0 }, draft, newStamp()));
  }

  /**
   * Loads a game, lets `decide` say what becomes of it, and commits that; again when somebody else
   * committed first. `decide` may therefore run several times.
   * @param lane in which the change waits for its turn
   * @throws StoreUnavailable, UnreadableGame, and whatever `decide` throws
   */
  async change<L = never>(
    load: () => Promise<KeptGame | null>,
    decide: Decide<L>,
    lane: Lane,
  ): Promise<Changed<L>> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      await this.#scheduler.turn(lane);
      const game = await load();
      if (!game) return { did: 'missing' };
      const decision = await decide(game);
      if ('leave' in decision) return { did: 'left', because: decision.leave };
      const { keep } = decision;
      // Every end comes by here, whatever brought it about.
      const draft = keep.status === 'finished' ? await this.#atTheEnd(game.stored, keep) : keep;
      const commit = commitOf(game.stored, draft, newStamp());
      const result = await this.#commit(commit, game.stored.version);
      if (result === 'committed') {
        this.#outage.over();
        this.#noteEnd(game, draft);
        return { did: 'committed', game: { stored: commit.game, record: commit.record } };
      }
      if (result === 'repeated') return { did: 'repeated' };
    }
    return { did: 'contested' };
  }

  #noteEnd({ stored }: KeptGame, { status, record }: Draft): void {
    if (stored.status !== 'live' || status !== 'finished') return;
    const { id, channelId } = stored;
    this.#log.info(
      { gameId: id, channelId, ended: record.ended, turns: turnOf(record.state).number },
      'a game ends',
    );
  }

  async #commit(commit: ReturnType<typeof commitOf>, expectedVersion: number) {
    const { record, ...rest } = commit;
    try {
      return await this.#store.commit({ ...rest, expectedVersion });
    } catch (error) {
      if (!(error instanceof StoreUnavailable) || !error.mayHaveLanded) throw error;
      // The connection broke before the answer came: only the store can tell what became of it.
      const now = await this.byId(commit.game.id).catch((failure: unknown) => {
        // It can't be asked either: then nobody must be told that nothing was changed.
        throw failure instanceof StoreUnavailable ? error : failure;
      });
      return now?.record.stamp === record.stamp ? 'committed' : 'conflict';
    }
  }

  async #read(load: () => Promise<StoredGame | null>): Promise<KeptGame | null> {
    try {
      const stored = await load();
      return stored && this.#parse(stored);
    } catch (error) {
      if (error instanceof UnreadableGame) this.#report(error);
      throw error;
    }
  }

  #parse(stored: StoredGame): KeptGame {
    try {
      const record = parseRecord(stored.id, stored.data);
      if (stored.status === 'live') holdToPacks(stored.id, record);
      return { stored, record };
    } catch (error) {
      if (error instanceof UnreadableGame) this.#report(error);
      throw error;
    }
  }

  #report(error: UnreadableGame): void {
    if (this.#reported.has(error.gameId)) return;
    this.#reported.add(error.gameId);
    this.#log.error(
      { gameId: error.gameId, reason: error.message },
      'a game cannot be read and is set aside',
    );
  }
}
