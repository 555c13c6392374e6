/**
 * Drains the outbox: sends what commits have caused, in order for each game, one drainer a game at a time
 * over all processes. What fails for now stays and is tried again; what can't be sent is settled and logged.
 */
import { type GameStore, type OutboxEntry, UnreadableGame } from '../../store/index.ts';
import type { KeptGame, KeptGames } from './kept-games.ts';
import { KeyedRuns } from './keyed-runs.ts';
import { errorFields, type Log } from './log.ts';
import { SendFailure } from './send-port.ts';

/** How long a drainer holds a game without a sign of life. */
const CLAIM_MS = 10_000;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
/** Failures that are the program's own are not repeated for ever. */
const TRIES_OF_BROKEN = 3;
/** Entries read at a time: of one game, and to find the games that have any. */
const BATCH = 100;
const GLANCE = 1_000;

/** Sends entries of one game. Answers which are done. @throws SendFailure when the sending failed */
export type Deliver = (
  game: KeptGame,
  first: OutboxEntry,
  waiting: readonly OutboxEntry[],
) => Promise<readonly string[]>;

export interface OutboxParts {
  readonly store: GameStore;
  readonly games: KeptGames;
  readonly deliver: Deliver;
  /** The channel is gone. */
  readonly onChannelGone: (gameId: string) => Promise<void>;
  /** Nothing can be posted (true), or something was again (false). */
  readonly onSilence: (gameId: string, silent: boolean) => Promise<void>;
  readonly holder: string;
  readonly now: () => number;
  readonly log: Log;
}

export class Outbox {
  readonly #parts: OutboxParts;
  readonly #runs = new KeyedRuns((gameId) => this.#drain(gameId));
  readonly #waits = new Map<string, { until: number; failures: number }>();

  constructor(parts: OutboxParts) {
    this.#parts = parts;
  }

  /** Drains a game; resolves when its outbox is empty or must wait. */
  kick(gameId: string): Promise<void> {
    return this.#runs.run(gameId);
  }

  /** Kicks every game that has something to send. */
  async kickAll(): Promise<void> {
    const entries = await this.#parts.store.readOutbox(GLANCE);
    await Promise.all([...new Set(entries.map((entry) => entry.gameId))].map((gameId) => this.kick(gameId)));
  }

  /** Resolves when nothing is being sent. */
  idle(): Promise<void> {
    return this.#runs.idle();
  }

  async #drain(gameId: string): Promise<void> {
    try {
      await this.#drainClaimed(gameId);
    } catch (error) {
      // Whatever it was, the entries are still in the store, and the next kick meets them again.
      this.#wait(gameId, null);
      // An unreadable game is reported where it is read, once.
      if (error instanceof UnreadableGame) return;
      this.#parts.log.error({ gameId, ...errorFields(error) }, 'the outbox could not be drained');
    }
  }

  async #drainClaimed(gameId: string): Promise<void> {
    const { store, holder, now } = this.#parts;
    if ((this.#waits.get(gameId)?.until ?? 0) > now()) return;
    const claim = `outbox:${gameId}`;
    if (!(await store.claim(claim, holder, CLAIM_MS))) return;
    try {
      while (await this.#sendNext(gameId)) await store.claim(claim, holder, CLAIM_MS);
    } finally {
      await store.release(claim, holder);
    }
  }

  /** Sends the first waiting entry and what goes with it; false when there is none or it must wait. */
  async #sendNext(gameId: string): Promise<boolean> {
    const { store, games, deliver, onSilence } = this.#parts;
    // The game is read before the entries: what they speak of is then in it, or they are left for the next round.
    const game = await games.byId(gameId);
    const waiting = await store.readOutbox(BATCH, gameId);
    const first = waiting[0];
    if (!first) return false;
    if (!game || game.record.ended === 'abandoned') {
      await store.settleOutbox(waiting.map((entry) => entry.id));
      return false;
    }
    try {
      await store.settleOutbox(await deliver(game, first, waiting));
      this.#waits.delete(gameId);
      if (game.record.silent) await onSilence(gameId, false);
      return true;
    } catch (error) {
      return this.#afterFailure(gameId, first, error);
    }
  }

  /** True when the next entry can be tried at once. */
  async #afterFailure(gameId: string, first: OutboxEntry, error: unknown): Promise<boolean> {
    const { store, log, onChannelGone, onSilence } = this.#parts;
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
        await store.settleOutbox([first.id]);
        return true;
      case 'rate':
      case 'retry':
        this.#wait(gameId, error instanceof SendFailure ? error.retryAfterMs : null);
        log.warn(fields, 'a message is tried again');
        return false;
      case 'broken':
        if (this.#wait(gameId, null) < TRIES_OF_BROKEN) {
          log.error(fields, 'a message could not be made; it is tried again');
          return false;
        }
        break;
      default:
        break;
    }
    log.error(fields, 'a message was given up');
    await store.settleOutbox([first.id]);
    this.#waits.delete(gameId);
    return true;
  }

  /** Leaves a game alone for a while; answers how often in a row it has failed. */
  #wait(gameId: string, ms: number | null): number {
    const failures = (this.#waits.get(gameId)?.failures ?? 0) + 1;
    const growing = Math.min(FIRST_WAIT_MS * 2 ** (failures - 1), LONGEST_WAIT_MS);
    this.#waits.set(gameId, { until: this.#parts.now() + (ms ?? growing), failures });
    return failures;
  }
}
