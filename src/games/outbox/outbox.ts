/**
 * Drains the outbox: sends the messages of commits, in order for each game, with one drainer per game over all
 * processes. Temporary failures are retried; messages that can never be sent are settled and logged.
 */
import {
  type GameStore,
  type OutboxEntry,
  StoreUnavailable,
  UnreadableGame,
  type Unsent,
} from '../../store/index.ts';
import type { PollResult } from '../clock/due-games.ts';
import { KeyedRuns } from '../concurrency/keyed-runs.ts';
import { outboxClaim } from '../concurrency/outbox-claim.ts';
import { CLAIM_MS, type Hold, RenewedClaim } from '../concurrency/renewed-claim.ts';
import type { Scheduler } from '../concurrency/scheduler.ts';
import { errorFields, type Log } from '../ports/log.ts';
import { SendFailure } from '../ports/send.ts';
import type { GameRepository } from '../repository/game-repository.ts';
import type { LoadedGame } from '../repository/game-update.ts';
import type { StoreOutage } from '../repository/store-outage.ts';
import { DeliveryState } from './delivery-state.ts';
import { Backoff, DrainSlots } from './drain-queue.ts';

const LONGEST_WAIT_MS = 60_000;
/** Shorter than the wait above, so that everything is sent within seconds after the store is back. */
const LONGEST_WAIT_FOR_STORE_MS = 5_000;
/** Attempts at a message that fails because of a bug. */
const TRIES_OF_BROKEN = 3;
/** The maximum number of entries of a game to read at a time. */
const BATCH = 100;

/**
 * The result of a delivery. `posted`: a new message was posted. `barred`: nothing can be posted, but an earlier message
 * was edited. `quiet`: a message was edited, or there was nothing to send.
 */
export interface Delivered {
  /** Ids of the completed entries. */
  readonly settled: readonly string[];
  readonly went: 'posted' | 'barred' | 'quiet';
}

/** Sends entries of one game. @throws SendFailure when sending fails */
export type Deliver = (
  game: LoadedGame,
  first: OutboxEntry,
  waiting: readonly OutboxEntry[],
) => Promise<Delivered>;

export interface OutboxParts {
  readonly store: GameStore;
  readonly games: GameRepository;
  readonly deliver: Deliver;
  /** Called after entries were settled. */
  readonly onSettled: (ids: readonly string[]) => void;
  /** Called when the channel is deleted. */
  readonly onChannelGone: (gameId: string) => Promise<void>;
  /** Called when posting is impossible (true) or works again (false). */
  readonly onSilence: (gameId: string, silent: boolean) => Promise<void>;
  /** Called when the claim expired during delivery: the table must be updated once more. */
  readonly onOvertaken: (gameId: string) => Promise<void>;
  /** Called when a game's messages were sent or must wait. */
  readonly onDrained: () => void;
  readonly outage: StoreOutage;
  readonly scheduler: Scheduler;
  readonly holder: string;
  readonly now: () => number;
  readonly log: Log;
}

/** Removes delivered entries of the game that is drained; returns what is unsent then. */
type Settle = (ids: readonly string[]) => Promise<'empty' | Unsent>;

export class Outbox {
  readonly #parts: OutboxParts;
  readonly #runs = new KeyedRuns((gameId) => this.#drain(gameId));
  readonly #backoff: Backoff;
  readonly #slots = new DrainSlots();
  readonly #state = new DeliveryState();
  /** Games in which somebody has acted since their last drain; they have priority over left-over messages. */
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

  /** The number of games with unsent messages that this process has taken up. */
  get backlog(): number {
    return this.#slots.size;
  }

  /** Why no message is sent, in words for the operator; null when messages are sent or none waits. */
  get problem(): string | null {
    return this.#state.problem();
  }

  /**
   * Drains every game with unsent messages, unless the game is being drained or must wait.
   * @returns when all games were found; `done` resolves when they were drained
   */
  async kickAll(): Promise<PollResult> {
    const unsent = await this.#parts.store.listUnsent();
    this.#state.sawWaiting(unsent.length);
    const ready = unsent.filter((gameId) => !this.#backoff.isWaiting(gameId));
    return { done: Promise.all(ready.map((gameId) => this.#runs.runUnlessRunning(gameId))) };
  }

  /** Stops after the sends in progress. */
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
      // The repository reports an unreadable game once.
      if (error instanceof UnreadableGame) return;
      this.#state.failed(error);
      this.#parts.outage.note(error, 'the outbox could not be drained', { gameId });
    }
  }

  async #drainClaimed(gameId: string): Promise<void> {
    const { store, holder } = this.#parts;
    if (this.#stopped) return;
    const own = outboxClaim(gameId, holder);
    const claim = new RenewedClaim(store, own.name, holder);
    const unsent = await claim.takeBy(
      () => store.claimUnsent(own, CLAIM_MS, gameId, BATCH),
      (answer) => typeof answer !== 'string',
    );
    // The outbox is empty, or another process has sent the entries.
    if (unsent === 'empty') this.#backoff.over(gameId);
    if (typeof unsent === 'string') return;
    const settle = (ids: readonly string[]) =>
      claim.releaseBy(
        () => store.settleAndRead(ids, own, gameId, BATCH),
        (answer) => answer === 'empty',
      );
    try {
      await this.#sendWhileHeld(gameId, claim, unsent, settle);
    } finally {
      await claim.release();
    }
  }

  async #sendWhileHeld(gameId: string, hold: Hold, first: Unsent, settle: Settle): Promise<void> {
    let unsent: Unsent | null = first;
    while (unsent && hold.held && !this.#stopped) unsent = await this.#sendNext(gameId, unsent, settle);
    // Another process took over. An edit of this process may have overwritten a newer edit of the other process.
    if (!hold.held) await this.#parts.onOvertaken(gameId);
  }

  /**
   * Sends the first waiting entry and the entries that go with it.
   * @returns what is unsent then; null when that is nothing or must wait
   */
  async #sendNext(gameId: string, unsent: Unsent, settle: Settle): Promise<Unsent | null> {
    const { deliver, onSilence, outage, scheduler } = this.#parts;
    await scheduler.turn('text');
    const { game, waiting } = await this.#readWith(gameId, unsent);
    const first = waiting[0];
    if (!first) return null;
    if (!game || game.record.ended === 'abandoned') {
      await this.#settle(
        waiting.map((entry) => entry.id),
        settle,
      );
      return null;
    }
    try {
      const { settled, went } = await deliver(game, first, waiting);
      // Before the entries are settled, since it may add one that goes out at once.
      if (went === 'barred') await onSilence(gameId, true);
      if (went === 'posted' && game.record.silent) await onSilence(gameId, false);
      const left = await this.#settle(settled, settle);
      outage.over();
      this.#state.delivered();
      this.#backoff.over(gameId);
      return left;
    } catch (error) {
      // The message may have been sent; only the store failed.
      if (error instanceof StoreUnavailable) throw error;
      return this.#afterFailure(gameId, first, error, settle);
    }
  }

  /**
   * Reads a game and then its entries. The entries must not be older than the game; otherwise the table would be posted
   * without the mentions of later entries.
   */
  async #readWith(gameId: string, unsent: Unsent) {
    const { store, games } = this.#parts;
    const known = games.atVersion(gameId, unsent.version);
    if (known) return { game: known, waiting: unsent.entries };
    const game = await games.byId(gameId);
    return { game, waiting: (await store.unsentOf(gameId, BATCH)).entries };
  }

  async #settle(ids: readonly string[], settle: Settle): Promise<Unsent | null> {
    const left = await settle(ids);
    this.#parts.onSettled(ids);
    return left === 'empty' ? null : left;
  }

  /** Handles a failed delivery; returns what can be sent at once, or null. */
  async #afterFailure(
    gameId: string,
    first: OutboxEntry,
    error: unknown,
    settle: Settle,
  ): Promise<Unsent | null> {
    const { log, onChannelGone, onSilence } = this.#parts;
    const fields = { gameId, entry: first.id, kind: first.kind, ...errorFields(error) };
    const code = error instanceof SendFailure ? error.code : 'broken';
    if (code === 'retry' || code === 'broken') this.#state.failed(error);
    switch (code) {
      case 'gone-channel':
        log.info(fields, 'the channel is gone; the game ends');
        await onChannelGone(gameId);
        return null;
      case 'forbidden':
      case 'archived':
        log.warn(fields, 'nothing can be posted; the game waits without a clock');
        await onSilence(gameId, true);
        return this.#settle([first.id], settle);
      case 'rate':
      case 'retry':
        this.#backoff.begin(
          gameId,
          error instanceof SendFailure ? error.retryAfterMs : null,
          LONGEST_WAIT_MS,
        );
        log.warn(fields, 'a message will be sent again');
        return null;
      case 'broken':
        if (this.#backoff.begin(gameId, null, LONGEST_WAIT_MS) < TRIES_OF_BROKEN) {
          log.error(fields, 'a message could not be rendered and will be retried');
          return null;
        }
        break;
      default:
        break;
    }
    log.error(fields, 'a message was dropped');
    this.#backoff.over(gameId);
    return this.#settle([first.id], settle);
  }
}
