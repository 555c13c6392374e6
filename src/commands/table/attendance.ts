/**
 * Sees to a game that waits for no press: plays its bots, and lets its clock act. Started by the commit
 * that asked a bot, and for games whose time has come; everything it does is a commit, so that it happens
 * once whoever does it.
 */
import { BrokenState, ContentError } from '../../engine/index.ts';
import { type GameStore, UnreadableGame } from '../../store/index.ts';
import { type Chooser, playSeat } from './bots.ts';
import { clockStep, timeAnew } from './clock.ts';
import { consequencesOf } from './consequences.ts';
import { type Hold, whileClaimed } from './kept-claim.ts';
import type { Draft, KeptGame, KeptGames } from './kept-games.ts';
import { KeyedRuns } from './keyed-runs.ts';
import { errorFields, type Log } from './log.ts';
import { askedSitter, type Played, unplayed } from './play.ts';
import type { Scheduler } from './scheduler.ts';
import { silentStep } from './silence.ts';
import type { StoreOutage } from './store-outage.ts';
import type { Whereabouts } from './whereabouts-port.ts';

/** A bot's answers in one commit: few enough for the table to follow, and little to do again after a conflict. */
const ANSWERS_A_COMMIT = 8;
/** Commits of one run; a game of bots alone goes on at the clock's next tick. */
const COMMITS_A_RUN = 12;

/** More messages of one game than ever wait. */
const WAITING_READ = 100;

/** What no second try mends: the game itself is beyond this bot. */
function isOfItself(error: unknown): boolean {
  return error instanceof UnreadableGame || error instanceof BrokenState || error instanceof ContentError;
}

export interface AttendanceParts {
  readonly store: GameStore;
  readonly games: KeptGames;
  readonly chooser: Chooser;
  readonly whereabouts: Whereabouts;
  readonly onCommitted: (gameId: string) => void;
  /** A clock has acted, so many ms after its time. */
  readonly onClockActed: (lateMs: number) => void;
  /** A game was seen to: the error that it met, or null. */
  readonly onEnd: (gameId: string, error: unknown) => void;
  readonly outage: StoreOutage;
  readonly scheduler: Scheduler;
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

  /** As `see`, unless somebody sees to it. */
  seeIdle(gameId: string): Promise<void> {
    return this.#stopped ? Promise.resolve() : this.#runs.runUnlessRunning(gameId);
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
    const { store, holder, outage, scheduler, onEnd } = this.#parts;
    await scheduler.turn('background');
    try {
      await whileClaimed(store, `attend:${gameId}`, holder, (hold) => this.#commitWhileNeeded(gameId, hold));
      onEnd(gameId, null);
    } catch (error) {
      onEnd(gameId, error);
      if (isOfItself(error)) await this.#setAside(gameId, error);
      else outage.note(error, 'a game could not be seen to', { gameId });
    }
  }

  /** Without a clock it is met once and not every second; whoever presses is told, and can remove it. */
  async #setAside(gameId: string, error: unknown): Promise<void> {
    const { store, outage, log } = this.#parts;
    // An unreadable game is reported where it is read, once.
    if (!(error instanceof UnreadableGame)) {
      log.error({ gameId, ...errorFields(error) }, 'a game cannot go on and is set aside');
    }
    try {
      await store.setAside(gameId);
    } catch (failure) {
      outage.note(failure, 'a game could not be set aside', { gameId });
    }
  }

  async #commitWhileNeeded(gameId: string, hold: Hold): Promise<void> {
    const { games, onCommitted, onClockActed } = this.#parts;
    for (let commits = 0; commits < COMMITS_A_RUN && !this.#stopped && hold.held; commits += 1) {
      let lateMs: number | null = null;
      const changed = await games.change<null>(
        () => games.byId(gameId),
        async (game) => {
          const need = await this.#need(game);
          lateMs = need?.lateMs ?? null;
          return need ? { keep: need.draft } : { leave: null };
        },
        'background',
      );
      if (changed.did !== 'committed') return;
      onCommitted(gameId);
      if (lateMs !== null) onClockActed(lateMs);
    }
  }

  /** What the game needs now, or null when it waits for a person who has time. */
  async #need(game: KeptGame): Promise<Need | null> {
    const { chooser, whereabouts, now } = this.#parts;
    const { stored, record } = game;
    const asked = stored.status === 'live' ? askedSitter(record) : null;
    if (!asked) return null;
    const { seat, sitter } = asked;
    if (sitter.kind === 'bot') {
      const played = await playSeat(unplayed(record), seat, 'bot', ANSWERS_A_COMMIT, chooser, stored.id);
      return { draft: draftOf(game, played, now()), lateMs: null };
    }
    const at = now();
    if (stored.dueAt === null || stored.dueAt > at) return null;
    const lateMs = at - stored.dueAt;
    if (record.silent) return { draft: silentStep(game, sitter.userId, at), lateMs };
    if (record.clock.stage !== 'asked' && (await this.#isTelling(stored.id))) {
      return { draft: timeAnew(game, at), lateMs: null };
    }
    const { guildId } = stored;
    const isGone = guildId !== null && (await whereabouts.isMember(guildId, sitter.userId)) === false;
    return { draft: await clockStep(game, { seat, person: sitter, isGone }, chooser, at), lateMs };
  }

  /** Whether the reminder or the warning is still on its way, while Discord is slow or away. */
  async #isTelling(gameId: string): Promise<boolean> {
    const waiting = await this.#parts.store.readOutbox(WAITING_READ, gameId);
    return waiting.some(({ kind }) => kind === 'notice');
  }
}

/** What is to be kept of a game, and how late its clock is, when it is the clock that acts. */
interface Need {
  readonly draft: Draft;
  readonly lateMs: number | null;
}

function draftOf({ stored, record }: KeptGame, played: Played, now: number): Draft {
  const { steps, lines } = played;
  return {
    ...consequencesOf(record, played.record, 'played', stored.dueAt, now),
    log: { at: now, steps, lines },
    interactionId: null,
  };
}
