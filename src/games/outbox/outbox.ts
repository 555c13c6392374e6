/**
 * Drains the outbox: sends what commits have caused, in order for each game, one drainer a game at a time
 * over all processes. What fails for now stays and is tried again; what can't be sent is settled and logged.
 */
import { type GameStore, type OutboxEntry, StoreUnavailable, UnreadableGame } from '../../store/index.ts';
import type { Look } from '../clock/due-games.ts';
import { KeyedRuns } from '../concurrency/keyed-runs.ts';
import { type Hold, whileClaimed } from '../concurrency/renewed-claim.ts';
import type { Scheduler } from '../concurrency/scheduler.ts';
import { errorFields, type Log } from '../ports/log.ts';
import { SendFailure } from '../ports/send.ts';
import type { GameRepository } from '../repository/game-repository.ts';
import type { LoadedGame } from '../repository/game-update.ts';
import type { StoreOutage } from '../repository/store-outage.ts';
import { Backoff, DrainSlots } from './drain-queue.ts';

const LONGEST_WAIT_MS = 60_000;
/** Shorter than the wait above: once the store is back, everything goes out within seconds. */
const LONGEST_WAIT_FOR_STORE_MS = 5_000;
/** Tries of a message that the program itself fails to make. */
const TRIES_OF_BROKEN = 3;
/** Entries of a game that are read at a time. */
const BATCH = 100;

/**
 * What came of a delivery. `posted`: a new message stands in the channel. `barred`: nothing can be posted
 * there, but an earlier message could be edited. `quiet`: an edit, or there was nothing to send.
 */
export interface Delivered {
  /** Ids of the entries that are done. */
  readonly settled: readonly string[];
  readonly went: 'posted' | 'barred' | 'quiet';
}

/** Sends entries of one game. @throws SendFailure when the sending failed */
export type Deliver = (
  game: LoadedGame,
  first: OutboxEntry,
  waiting: readonly OutboxEntry[],
) => Promise<Delivered>;

export interface OutboxParts {
  readonly store: GameStore;
  readonly games: GameRepository;
  readonly deliver: Deliver;
  /** These entries were settled. */
  readonly onSettled: (ids: readonly string[]) => void;
  /** The channel is gone. */
  readonly onChannelGone: (gameId: string) => Promise<void>;
  /** Nothing can be posted (true), or something was again (false). */
  readonly onSilence: (gameId: string, silent: boolean) => Promise<void>;
  /** The game was held for too long without a sign of life: its table must be brought up to date once more. */
  readonly onOvertaken: (gameId: string) => Promise<void>;
  /** A game's messages were sent, or must wait. */
  readonly onDrained: () => void;
  readonly outage: StoreOutage;
  readonly scheduler: Scheduler;
  readonly holder: string;
  readonly now: () => number;
  readonly log: Log;
}

export class Outbox {
  readonly #parts: OutboxParts;
  readonly #runs = new KeyedRuns((gameId) => this.#drain(gameId));
  readonly #backoff: Backoff;
  readonly #slots = new DrainSlots();
  /** Games in which somebody has acted since they were last drained: they come before what was left over. */
  readonly #fresh = new Set<string>();
  #stopped = false;

  constructor(parts: OutboxParts) {
    this.#parts = parts;
    this.#backoff = new Backoff(parts.now);
  }

  /** Drains a game; resolves when its outbox is empty or must wait. */
  kick(gameId: string): Promise<void> {
    this.#fresh.add(gameId);
    this.#slots.promote(gameId);
    return this.#runs.run(gameId);
  }

  /** How many games have something to send, as far as this process has taken them up. */
  get backlog(): number {
    return this.#slots.size;
  }

  /**
   * Drains every game that has something to send, unless it is being drained or must wait.
   * @returns when all were found; `done` when they were drained
   */
  async kickAll(): Promise<Look> {
    const unsent = await this.#parts.store.listUnsent();
    const ready = unsent.filter((gameId) => !this.#backoff.isWaiting(gameId));
    return { done: Promise.all(ready.map((gameId) => this.#runs.runUnlessRunning(gameId))) };
  }

  /** Sends no more than what is being sent. */
  stop(): void {
    this.#stopped = true;
  }

  /** Resolves when nothing is being sent. */
  idle(): Promise<void> {
    return this.#runs.idle();
  }

  async #drain(gameId: string): Promise<void> {
    if (this.#stopped || this.#backoff.isWaiting(gameId)) return;
    await this.#slots.take(gameId, this.#fresh.has(gameId));
    const lane = this.#fresh.delete(gameId) ? 'text' : 'background';
    await this.#parts.scheduler.turn(lane);
    await this.#drainNow(gameId);
    this.#slots.free();
    this.#parts.onDrained();
  }

  async #drainNow(gameId: string): Promise<void> {
    try {
      await this.#drainClaimed(gameId);
    } catch (error) {
      // The entries are still in the store; the next kick reads them again.
      const longest = error instanceof StoreUnavailable ? LONGEST_WAIT_FOR_STORE_MS : LONGEST_WAIT_MS;
      this.#backoff.begin(gameId, null, longest);
      // An unreadable game is reported where it is read, once.
      if (error instanceof UnreadableGame) return;
      this.#parts.outage.note(error, 'the outbox could not be drained', { gameId });
    }
  }

  async #drainClaimed(gameId: string): Promise<void> {
    const { store, holder } = this.#parts;
    if (this.#stopped) return;
    await whileClaimed(store, `outbox:${gameId}`, holder, (hold) => this.#sendWhileHeld(gameId, hold));
  }

  async #sendWhileHeld(gameId: string, hold: Hold): Promise<void> {
    let more = true;
    while (more && hold.held && !this.#stopped) more = await this.#sendNext(gameId);
    // Another process took over. An edit of ours that was under way may have overwritten a newer one of theirs.
    if (!hold.held) await this.#parts.onOvertaken(gameId);
  }

  /** Sends the first waiting entry and what goes with it; false when there is none or it must wait. */
  async #sendNext(gameId: string): Promise<boolean> {
    const { deliver, onSilence, outage, scheduler } = this.#parts;
    // Most rounds are the last one: a whole game is not read to find that nothing waits.
    const unsent = await this.#parts.store.unsentOf(gameId, BATCH);
    if (unsent.entries.length === 0) {
      // Nothing left, or another process has sent it.
      this.#backoff.over(gameId);
      return false;
    }
    await scheduler.turn('text');
    const { game, waiting } = await this.#readWith(gameId, unsent);
    const first = waiting[0];
    if (!first) return false;
    if (!game || game.record.ended === 'abandoned') {
      await this.#settle(waiting.map((entry) => entry.id));
      return false;
    }
    try {
      const { settled, went } = await deliver(game, first, waiting);
      await this.#settle(settled);
      outage.over();
      this.#backoff.over(gameId);
      if (went === 'barred') await onSilence(gameId, true);
      if (went === 'posted' && game.record.silent) await onSilence(gameId, false);
      return true;
    } catch (error) {
      // The message may have been sent; only the store failed.
      if (error instanceof StoreUnavailable) throw error;
      return this.#afterFailure(gameId, first, error);
    }
  }

  /** A game with its entries, of one version or of an earlier one: of a later one the table would be posted without its call. */
  async #readWith(gameId: string, unsent: Awaited<ReturnType<GameStore['unsentOf']>>) {
    const { store, games } = this.#parts;
    const known = games.atVersion(gameId, unsent.version);
    if (known) return { game: known, waiting: unsent.entries };
    const game = await games.byId(gameId);
    return { game, waiting: (await store.unsentOf(gameId, BATCH)).entries };
  }

  async #settle(ids: readonly string[]): Promise<void> {
    const { store, onSettled } = this.#parts;
    await store.settleOutbox(ids);
    onSettled(ids);
  }

  /** True when the next entry can be tried at once. */
  async #afterFailure(gameId: string, first: OutboxEntry, error: unknown): Promise<boolean> {
    const { log, onChannelGone, onSilence } = this.#parts;
    const fields = { gameId, entry: first.id, kind: first.kind, ...errorFields(error) };
    const code = error instanceof SendFailure ? error.code : 'broken';
    switch (code) {
      case 'gone-channel':
        log.info(fields, 'the channel is gone; the game ends');
        await onChannelGone(gameId);
        return false;
      case 'forbidden':
      case 'archived':
        log.warn(fields, 'nothing can be posted; the game waits without a clock');
        await onSilence(gameId, true);
        await this.#settle([first.id]);
        return true;
      case 'rate':
      case 'retry':
        this.#backoff.begin(
          gameId,
          error instanceof SendFailure ? error.retryAfterMs : null,
          LONGEST_WAIT_MS,
        );
        log.warn(fields, 'a message is tried again');
        return false;
      case 'broken':
        if (this.#backoff.begin(gameId, null, LONGEST_WAIT_MS) < TRIES_OF_BROKEN) {
          log.error(fields, 'a message could not be made; it is tried again');
          return false;
        }
        break;
      default:
        break;
    }
    log.error(fields, 'a message was given up');
    await this.#settle([first.id]);
    this.#backoff.over(gameId);
    return true;
  }
}
