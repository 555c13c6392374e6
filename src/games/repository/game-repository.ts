/**
 * Loads games from the store as records, and changes them by compare-and-set with retries. All writes of games go here.
 */
import { turnOf } from '../../engine/hosting.ts';
import {
  type GameStore,
  type GameVersion,
  type StoredGame,
  StoreUnavailable,
  UnreadableGame,
} from '../../store/index.ts';
import { claimWithCommit } from '../concurrency/outbox-claim.ts';
import type { Lane, Scheduler } from '../concurrency/scheduler.ts';
import type { Log } from '../ports/log.ts';
import { modeIn, parseRecord } from './game-record.ts';
import {
  type AtTheEnd,
  type Changed,
  commitOf,
  type Decide,
  type GameUpdate,
  type LoadedGame,
  newStamp,
} from './game-update.ts';
import { assertPacksUnchanged } from './pack-changes.ts';
import type { StoreOutage } from './store-outage.ts';

/**
 * Number of games in the cache, parsed and validated: some 100 KB each. Before a cached game is used its version is
 * checked in the store, since another process may have changed it.
 */
const RECENT = 32;
/** Cache lifetime in ms; short, because a restored store reuses the version numbers of later states. */
const RECENT_MS = 60_000;

/** Attempts at one change when other commits come first each time. */
const TRIES = 12;

/** A cached game, and until when it may be used (monotonic clock, in ms). */
type KnownGame = LoadedGame & { readonly until: number };

export class GameRepository {
  readonly #store: GameStore;
  readonly #atTheEnd: AtTheEnd;
  readonly #log: Log;
  readonly #holder: string;
  readonly #outage: StoreOutage;
  readonly #scheduler: Scheduler;
  readonly #reported = new Set<string>();
  /** Game id -> cached game, least recently loaded or committed first. */
  readonly #recent = new Map<string, KnownGame>();
  /** Interaction id -> game version, oldest first. */
  readonly #noted = new Map<string, GameVersion>();

  /**
   * @param outage notified of every committed change, which ends an outage
   * @param holder names this process, which sends the messages of its commits
   */
  constructor(
    store: GameStore,
    atTheEnd: AtTheEnd,
    outage: StoreOutage,
    scheduler: Scheduler,
    log: Log,
    holder: string,
  ) {
    this.#holder = holder;
    this.#store = store;
    this.#atTheEnd = atTheEnd;
    this.#outage = outage;
    this.#scheduler = scheduler;
    this.#log = log;
    outage.watch(() => this.#recent.clear());
  }

  /**
   * Stores the version of a channel's game that was read together with the interaction's claim, so that `byChannel`
   * need not read the version again.
   */
  noteVersion(interactionId: string, game: GameVersion): void {
    this.#noted.set(interactionId, game);
    const [oldest] = this.#noted.keys();
    if (this.#noted.size > RECENT && oldest !== undefined) this.#noted.delete(oldest);
  }

  /**
   * Returns the channel's game.
   * @param interactionId the press that reads the game for the first time; null checks the present version in the store
   * @throws UnreadableGame when the record cannot be parsed; each game is reported once
   */
  async byChannel(channelId: string, interactionId: string | null = null): Promise<LoadedGame | null> {
    const known = this.#knownIn(channelId);
    const noted = interactionId === null ? undefined : this.#noted.get(interactionId);
    if (interactionId !== null) this.#noted.delete(interactionId);
    // If the game has changed since, the commit conflicts and the game is read again.
    if (known && noted && isVersion(known, noted)) return known;
    const load = () => this.#store.loadByChannel(channelId);
    return known ? this.#again(known, load) : this.#read(load);
  }

  /** Returns the mode of a channel's live game. A game that is not cached is read for this and not validated. */
  async modeOf(channelId: string): Promise<string | null> {
    const known = this.#knownIn(channelId);
    if (known && (await this.#isCurrent(known))) return known.record.state.mode;
    const stored = await this.#store.loadByChannel(channelId);
    return stored?.status === 'live' ? modeIn(stored.data) : null;
  }

  /** Returns the channel's cached live game. A channel has at most one live game. */
  #knownIn(channelId: string) {
    return [...this.#recent.values()].find(
      ({ stored }) => stored.channelId === channelId && stored.status === 'live',
    );
  }

  /** Returns a game by its id. @throws UnreadableGame like `byChannel` */
  byId(gameId: string): Promise<LoadedGame | null> {
    const known = this.#recent.get(gameId);
    const load = () => this.#store.loadById(gameId);
    return known ? this.#again(known, load) : this.#read(load);
  }

  /** Returns the cached game when it has exactly this version; otherwise null. */
  atVersion(gameId: string, version: number | null): LoadedGame | null {
    const known = this.#recent.get(gameId);
    return known && version !== null && isVersion(known, { id: gameId, version }) ? known : null;
  }

  /** Returns the cached game when its version is current in the store; otherwise reads the game. */
  async #again(known: KnownGame, load: () => Promise<StoredGame | null>): Promise<LoadedGame | null> {
    if (await this.#isCurrent(known)) return known;
    this.#recent.delete(known.stored.id);
    return this.#read(load);
  }

  async #isCurrent({ stored, until }: KnownGame): Promise<boolean> {
    if (performance.now() >= until) return false;
    return (await this.#ask(() => this.#store.versionOf(stored.id))) === stored.version;
  }

  /** Clears the cache when the store fails: the store may come back with an older state. */
  async #ask<T>(store: () => Promise<T>): Promise<T> {
    try {
      return await store();
    } catch (error) {
      this.#recent.clear();
      throw error;
    }
  }

  #remember(game: LoadedGame): LoadedGame {
    const { id } = game.stored;
    this.#recent.delete(id);
    this.#recent.set(id, { ...game, until: performance.now() + RECENT_MS });
    const [oldest] = this.#recent.keys();
    if (this.#recent.size > RECENT && oldest !== undefined) this.#recent.delete(oldest);
    return game;
  }

  /** Returns a person's live games; unreadable games are reported and left out. */
  async listFor(userId: string): Promise<readonly LoadedGame[]> {
    const games: LoadedGame[] = [];
    for (const stored of await this.#store.listByUser(userId, 'live')) {
      try {
        games.push(this.#parse(stored));
      } catch (error) {
        if (!(error instanceof UnreadableGame)) throw error;
        this.#report(error);
      }
    }
    return games;
  }

  /** Stores a new game. */
  async create(game: Omit<StoredGame, 'version' | 'data' | 'status' | 'dueAt'>, update: GameUpdate) {
    const claim = claimWithCommit(game.id, this.#holder);
    return this.#store.create({ ...commitOf({ ...game, version: 0 }, update, newStamp()), claim });
  }

  /**
   * Loads a game, calls `decide` and commits its update; repeats after a conflict. `decide` may therefore run several
   * times.
   * @param lane the scheduler lane in which the change waits
   * @throws StoreUnavailable, UnreadableGame, and whatever `decide` throws
   */
  async change<L = never>(
    load: () => Promise<LoadedGame | null>,
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
      // Every end of a game passes here.
      const update = keep.status === 'finished' ? await this.#atTheEnd(game.stored, keep) : keep;
      const commit = commitOf(game.stored, update, newStamp());
      const result = await this.#commit(commit, game.stored.version);
      if (result === 'committed') {
        this.#outage.over();
        this.#noteEnd(game, update);
        return { did: 'committed', game: this.#remember({ stored: commit.game, record: commit.record }) };
      }
      if (result === 'repeated') return { did: 'repeated' };
    }
    return { did: 'contested' };
  }

  #noteEnd({ stored }: LoadedGame, { status, record }: GameUpdate): void {
    if (stored.status !== 'live' || status !== 'finished') return;
    const { id, channelId } = stored;
    this.#log.info(
      { gameId: id, channelId, ended: record.ended, turns: turnOf(record.state).number },
      'a game ends',
    );
  }

  async #commit(commit: ReturnType<typeof commitOf>, expectedVersion: number) {
    const { record, ...rest } = commit;
    const claim = claimWithCommit(commit.game.id, this.#holder);
    try {
      return await this.#ask(() => this.#store.commit({ ...rest, expectedVersion, claim }));
    } catch (error) {
      if (!(error instanceof StoreUnavailable) || !error.mayHaveLanded) throw error;
      // The connection broke before the answer arrived. The stored stamp tells whether the commit landed.
      const now = await this.byId(commit.game.id).catch((failure: unknown) => {
        // The store cannot be asked: the caller must not conclude that nothing was changed.
        throw failure instanceof StoreUnavailable ? error : failure;
      });
      return now?.record.stamp === record.stamp ? 'committed' : 'conflict';
    }
  }

  async #read(load: () => Promise<StoredGame | null>): Promise<LoadedGame | null> {
    try {
      const stored = await load();
      return stored && this.#remember(this.#parse(stored));
    } catch (error) {
      if (error instanceof UnreadableGame) this.#report(error);
      throw error;
    }
  }

  #parse(stored: StoredGame): LoadedGame {
    // The parsed record replaces the data, which need not stay in memory.
    const { data, ...envelope } = stored;
    const record = parseRecord(stored.id, data);
    if (stored.status === 'live') assertPacksUnchanged(stored.id, record);
    return { stored: envelope, record };
  }

  #report(error: UnreadableGame): void {
    if (this.#reported.has(error.gameId)) return;
    this.#reported.add(error.gameId);
    this.#log.error({ gameId: error.gameId, reason: error.message }, 'a game cannot be read and is skipped');
  }
}

function isVersion({ stored, until }: KnownGame, { id, version }: GameVersion): boolean {
  return stored.id === id && stored.version === version && performance.now() < until;
}
