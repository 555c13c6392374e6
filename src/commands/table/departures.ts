/** Channels that vanish, people who leave, places where nothing can be said: answers, not exceptions. */
import { escaped } from '../../render/table/phrasing.ts';
import type { GameStore } from '../../store/index.ts';
import { consequencesOf, dueAfterQuestion } from './consequences.ts';
import type { KeptGame, KeptGames } from './kept-games.ts';
import { type Describe, playStep, remark, unplayed } from './play.ts';

export interface DepartureParts {
  readonly store: GameStore;
  readonly games: KeptGames;
  readonly describe: Describe;
  readonly onCommitted: (game: KeptGame) => void;
  readonly now: () => number;
}

export class Departures {
  readonly #parts: DepartureParts;

  constructor(parts: DepartureParts) {
    this.#parts = parts;
  }

  /** The channel is gone: the game ends without a winner, and what waits to be sent there is dropped. */
  async abandon(load: () => Promise<KeptGame | null>): Promise<void> {
    const { store, games } = this.#parts;
    const changed = await games.change<string>(load, ({ stored, record }) =>
      record.ended === 'abandoned'
        ? { leave: stored.id }
        : {
            keep: {
              record: { ...record, ended: 'abandoned' },
              status: 'finished',
              dueAt: null,
              outbox: [],
              log: null,
              interactionId: null,
            },
          },
    );
    const gameId =
      changed.did === 'committed' ? changed.game.stored.id : changed.did === 'left' ? changed.because : null;
    if (gameId === null) return;
    for (;;) {
      const entries = await store.readOutbox(100, gameId);
      if (entries.length === 0) return;
      await store.settleOutbox(entries.map((entry) => entry.id));
    }
  }

  /** The person left the guild: their seats there concede. */
  async leave(guildId: string, userId: string): Promise<void> {
    const { games } = this.#parts;
    for (const { stored } of await games.listFor(userId)) {
      if (stored.guildId === guildId) await this.#concede(stored.id, userId);
    }
  }

  /** Nothing can be posted: the clock stands still. Something can again: it starts anew. */
  async silence(gameId: string, silent: boolean): Promise<void> {
    const { games, now } = this.#parts;
    await games.change<null>(
      () => games.byId(gameId),
      (game) => {
        if (game.record.silent === silent) return { leave: null };
        const record = { ...game.record, silent, clock: { ...game.record.clock, stage: 'asked' as const } };
        const { status } = game.stored;
        const dueAt = status === 'live' ? dueAfterQuestion(record, now()) : null;
        return { keep: { record, status, dueAt, outbox: [], log: null, interactionId: null } };
      },
    );
  }

  async #concede(gameId: string, userId: string): Promise<void> {
    const { games, describe, onCommitted, now } = this.#parts;
    const changed = await games.change<null>(
      () => games.byId(gameId),
      ({ stored, record }) => {
        const seat = record.sitters.findIndex((sitter, index) => {
          const playing = record.state.seats[index]?.defeated === false;
          return playing && sitter.kind === 'person' && sitter.userId === userId;
        });
        const sitter = record.sitters[seat];
        if (stored.status !== 'live' || !sitter) return { leave: null };
        const told = remark(unplayed(record), `${escaped(sitter.name)} has left.`);
        const played = playStep(told, seat, { type: 'concede' }, 'left', describe);
        const at = now();
        return {
          keep: {
            ...consequencesOf(record, played.record, 'left', stored.dueAt, at),
            log: { at, steps: played.steps, lines: played.lines },
            interactionId: null,
          },
        };
      },
    );
    if (changed.did === 'committed') onCommitted(changed.game);
  }
}
