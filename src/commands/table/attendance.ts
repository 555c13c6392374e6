/**
 * Sees to a game that waits for no press: plays its bots, and lets its clock act. Started by the commit
 * that asked a bot, and for games whose time has come; everything it does is a commit, so that it happens
 * once whoever does it.
 */
import { type GameStore, UnreadableGame } from '../../store/index.ts';
import { type Chooser, playSeat } from './bots.ts';
import { clockStep } from './clock.ts';
import { consequencesOf } from './consequences.ts';
import type { Draft, KeptGame, KeptGames } from './kept-games.ts';
import { KeyedRuns } from './keyed-runs.ts';
import { errorFields, type Log } from './log.ts';
import { askedSitter, type Played, unplayed } from './play.ts';

/** A bot's answers in one commit: few enough for the table to follow, and little to do again after a conflict. */
const ANSWERS_A_COMMIT = 8;
/** Commits of one run; a game of bots alone goes on at the clock's next tick. */
const COMMITS_A_RUN = 12;
/** How long a run holds a game without a commit: after a crash its bots stand still for that long. */
const CLAIM_MS = 10_000;

export interface AttendanceParts {
  readonly store: GameStore;
  readonly games: KeptGames;
  readonly chooser: Chooser;
  readonly onCommitted: (gameId: string) => void;
  readonly holder: string;
  readonly now: () => number;
  readonly log: Log;
}

export class Attendance {
  readonly #parts: AttendanceParts;
  readonly #runs = new KeyedRuns((gameId) => this.#attend(gameId));
  #stopped = false;

  constructor(parts: AttendanceParts) {
    this.#parts = parts;
  }

  /** Sees to a game; resolves when it waits for a person, is over, or had its share. */
  see(gameId: string): Promise<void> {
    return this.#stopped ? Promise.resolve() : this.#runs.run(gameId);
  }

  idle(): Promise<void> {
    return this.#runs.idle();
  }

  /** Ends after the commit under way. */
  stop(): Promise<void> {
    this.#stopped = true;
    return this.#runs.idle();
  }

  async #attend(gameId: string): Promise<void> {
    const { store, games, holder, log } = this.#parts;
    const claim = `attend:${gameId}`;
    try {
      if (!(await store.claim(claim, holder, CLAIM_MS))) return;
      try {
        await this.#commitWhileNeeded(gameId, claim);
      } finally {
        await store.release(claim, holder);
      }
    } catch (error) {
      log.error({ gameId, ...errorFields(error) }, 'a game could not be seen to');
      if (error instanceof UnreadableGame) await games.setAside(gameId);
    }
  }

  async #commitWhileNeeded(gameId: string, claim: string): Promise<void> {
    const { store, games, holder, onCommitted } = this.#parts;
    for (let commits = 0; commits < COMMITS_A_RUN && !this.#stopped; commits += 1) {
      const changed = await games.change<null>(
        () => games.byId(gameId),
        async (game) => {
          const keep = await this.#need(game);
          return keep ? { keep } : { leave: null };
        },
      );
      if (changed.did !== 'committed') return;
      onCommitted(gameId);
      await store.claim(claim, holder, CLAIM_MS);
    }
  }

  /** What the game needs now, or null when it waits for a person who has time. */
  async #need(game: KeptGame): Promise<Draft | null> {
    const { chooser, now } = this.#parts;
    const { stored, record } = game;
    const asked = stored.status === 'live' ? askedSitter(record) : null;
    if (!asked) return null;
    const { seat, sitter } = asked;
    if (sitter.kind === 'bot') {
      const played = await playSeat(unplayed(record), seat, 'bot', ANSWERS_A_COMMIT, chooser, stored.id);
      return draftOf(game, played, now());
    }
    if (stored.dueAt === null || stored.dueAt > now()) return null;
    return clockStep(game, seat, sitter, chooser, now());
  }
}

function draftOf({ stored, record }: KeptGame, played: Played, now: number): Draft {
  const { steps, lines } = played;
  return {
    ...consequencesOf(record, played.record, 'played', stored.dueAt, now),
    log: { at: now, steps, lines },
    interactionId: null,
  };
}
