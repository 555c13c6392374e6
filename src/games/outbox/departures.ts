/** Handles games whose channel is deleted, whose server the bot leaves, or where nothing can be posted. */
import { type GameStore, UnreadableGame } from '../../store/index.ts';
import { clockEntries, noticeEntry } from '../actions/consequences.ts';
import { restartClock } from '../actions/question-clock.ts';
import type { Scheduler } from '../concurrency/scheduler.ts';
import type { GameRepository } from '../repository/game-repository.ts';
import type { LoadedGame } from '../repository/game-update.ts';
import { abandonedUpdate, quietUpdate } from '../repository/game-update.ts';

export interface DepartureParts {
  readonly store: GameStore;
  readonly games: GameRepository;
  /** Called when a silent game is due. */
  readonly onDue: (gameId: string) => void;
  readonly scheduler: Scheduler;
  readonly now: () => number;
}

export class Departures {
  readonly #parts: DepartureParts;
  /** Silent games known to this process -> their server. */
  readonly #silent = new Map<string, string | null>();

  constructor(parts: DepartureParts) {
    this.#parts = parts;
  }

  /** Ends a game whose channel is deleted, without a winner, and drops its unsent messages. */
  async abandon(load: () => Promise<LoadedGame | null>): Promise<void> {
    const { store, games } = this.#parts;
    const changed = await games.change<string>(
      load,
      (game) =>
        game.record.ended === 'abandoned' ? { leave: game.stored.id } : { keep: abandonedUpdate(game) },
      'background',
    );
    const gameId =
      changed.did === 'committed' ? changed.game.stored.id : changed.did === 'left' ? changed.because : null;
    if (gameId === null) return;
    this.#silent.delete(gameId);
    for (;;) {
      const entries = await store.readOutbox(100, gameId);
      if (entries.length === 0) return;
      await store.settleOutbox(
        entries.map((entry) => entry.id),
        gameId,
      );
    }
  }

  /** Silences the games of a server that the bot was removed from, until it is invited again. */
  async leaveServer(guildId: string): Promise<void> {
    for (const gameId of await this.#gamesIn(guildId)) await this.silence(gameId, true);
  }

  /** Retries posting in the waiting games of a server to which the bot was invited. */
  async enterServer(guildId: string): Promise<void> {
    for (const gameId of await this.#gamesIn(guildId)) await this.#tryNow(gameId);
  }

  /**
   * Retries posting in the silent games of a server whose permissions or channels changed.
   * @param mayPost whether the bot may now post in a channel, as far as known
   */
  async tryAgain(guildId: string, mayPost: (channelId: string) => boolean): Promise<void> {
    const there = [...this.#silent].filter(([, guild]) => guild === guildId);
    for (const [gameId] of there) {
      await this.#parts.scheduler.turn('background');
      const game = await this.#parts.games.byId(gameId);
      if (game && mayPost(game.stored.channelId)) await this.#tryNow(gameId);
    }
  }

  /**
   * Sets whether a game is silent: the clock stops when nothing can be posted, and restarts when posting works again.
   */
  async silence(gameId: string, silent: boolean): Promise<void> {
    const { games, now } = this.#parts;
    const changed = await games.change<null>(
      () => games.byId(gameId),
      (game) => {
        if (game.record.silent === silent) return { leave: null };
        const at = now();
        const changed = { ...game.record, silent, silentSince: silent ? at : null };
        const isLive = game.stored.status === 'live';
        // Nobody could see the table meanwhile, so nobody was waited for.
        const { record, dueAt } = restartClock({ ...changed, waits: [] }, at);
        const outbox = isLive && !silent ? [...clockEntries(record), noticeEntry({ kind: 'back' })] : [];
        return { keep: quietUpdate(game, { record, dueAt: isLive ? dueAt : null, outbox }) };
      },
      'background',
    );
    if (changed.did !== 'committed') return;
    const { stored } = changed.game;
    if (silent && stored.status === 'live') this.#silent.set(gameId, stored.guildId);
    else this.#silent.delete(gameId);
  }

  /** Makes the next try of a silent game due now. */
  async #tryNow(gameId: string): Promise<void> {
    const { games, now, onDue } = this.#parts;
    const changed = await games.change<null>(
      () => games.byId(gameId),
      (game) =>
        game.record.silent && game.stored.status === 'live'
          ? { keep: quietUpdate(game, { dueAt: now() }) }
          : { leave: null },
      'background',
    );
    if (changed.did === 'committed') onDue(gameId);
    else this.#silent.delete(gameId);
  }

  async #gamesIn(guildId: string): Promise<readonly string[]> {
    const { store, scheduler } = this.#parts;
    const found: string[] = [];
    for (const gameId of await store.listLive()) {
      await scheduler.turn('background');
      try {
        if ((await store.loadById(gameId))?.guildId === guildId) found.push(gameId);
      } catch (error) {
        // The game's own run reports this error; the other games are not affected.
        if (!(error instanceof UnreadableGame)) throw error;
      }
    }
    return found;
  }
}
