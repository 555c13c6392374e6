/**
 * Sees to a game that waits for no press: plays its bots, and lets its clock act. Started by the commit
 * that asked a bot, and for games whose time has come; everything it does is a commit, so that it happens
 * once whoever does it.
 */

import { ContentError } from '../../engine/definitions.ts';
import { BrokenState } from '../../engine/hosting.ts';
import { type GameStore, UnreadableGame } from '../../store/index.ts';
import { clockEntries, consequencesOf } from '../actions/consequences.ts';
import { awaitedIn, awaitedPeople, clockRev, type Played, unplayed } from '../actions/play.ts';
import { clockAnew } from '../actions/question-clock.ts';
import { KeyedRuns } from '../concurrency/keyed-runs.ts';
import { type Hold, whileClaimed } from '../concurrency/renewed-claim.ts';
import type { Scheduler } from '../concurrency/scheduler.ts';
import { errorFields, type Log } from '../ports/log.ts';
import type { Whereabouts } from '../ports/whereabouts.ts';
import { awayUntil } from '../repository/game-record.ts';
import type { GameRepository } from '../repository/game-repository.ts';
import { type GameUpdate, type LoadedGame, quietUpdate } from '../repository/game-update.ts';
import type { StoreOutage } from '../repository/store-outage.ts';
import { type Chooser, playSeat } from './bots.ts';
import { clockStep, silentStep, timeAnew } from './clock.ts';

/** A bot's answers in one commit. Few, so that the table can follow and a conflict costs little. */
const ANSWERS_A_COMMIT = 8;
/** Commits of one run. A game of bots alone continues at the next tick of the clock. */
const COMMITS_A_RUN = 12;

/** Outbox entries that are read of one game: more than ever wait. */
const WAITING_READ = 100;

/** Whether an error is of the game itself, so that a second try cannot succeed. */
function isOfItself(error: unknown): boolean {
  return error instanceof UnreadableGame || error instanceof BrokenState || error instanceof ContentError;
}

export interface TurnRunnerParts {
  readonly store: GameStore;
  readonly games: GameRepository;
  readonly chooser: Chooser;
  readonly whereabouts: Whereabouts;
  readonly onCommitted: (gameId: string) => void;
  /** A clock has acted, so many ms after its time. */
  readonly onClockActed: (lateMs: number) => void;
  /** A run of a game ended, with its error or null. */
  readonly onEnd: (gameId: string, error: unknown) => void;
  readonly outage: StoreOutage;
  readonly scheduler: Scheduler;
  readonly holder: string;
  readonly now: () => number;
  readonly log: Log;
}

export class TurnRunner {
  readonly #parts: TurnRunnerParts;
  readonly #runs = new KeyedRuns((gameId) => this.#attend(gameId));
  #stopped = false;

  constructor(parts: TurnRunnerParts) {
    this.#parts = parts;
  }

  /** Plays a game on. Resolves when it waits for a person, is over, or has had its commits. */
  see(gameId: string): Promise<void> {
    return this.#stopped ? Promise.resolve() : this.#runs.run(gameId);
  }

  /** As `see`, unless a run of the game is under way. */
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

  /**
   * Takes a game that cannot be played off the clock, so that the poll does not meet it every second. A person who
   * presses in it is told, and can remove it.
   */
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
          return need ? { keep: need.update } : { leave: null };
        },
        'background',
      );
      if (changed.did !== 'committed') return;
      onCommitted(gameId);
      if (lateMs !== null) onClockActed(lateMs);
    }
  }

  /** What the game needs now, or null when it waits for a person who has time. */
  async #need(game: LoadedGame): Promise<Need | null> {
    const { chooser, whereabouts, now } = this.#parts;
    const { stored, record } = game;
    if (stored.status !== 'live') return null;
    const bot = awaitedIn(record).find(({ occupant }) => occupant.kind === 'bot');
    if (bot) {
      const played = await playSeat(unplayed(record), bot.seat, 'bot', ANSWERS_A_COMMIT, chooser, stored.id);
      return { update: updateOf(game, played, now()), lateMs: null };
    }
    const people = awaitedPeople(record);
    const at = now();
    if (people.length === 0 || stored.dueAt === null || stored.dueAt > at) return null;
    const lateMs = at - stored.dueAt;
    if (record.silent) {
      const ids = people.map(({ occupant }) => occupant.userId);
      return { update: silentStep(game, ids, at), lateMs };
    }
    const unsent = record.clock.stage === 'asked' ? [] : await this.#unsent(stored.id);
    if (unsent.includes('notice')) {
      return { update: timeAnew(game, unsent.includes('table'), at), lateMs: null };
    }
    const late = people.filter(
      ({ seat, askedRev }) => askedRev <= clockRev(record) && awayUntil(record, seat) <= at,
    );
    // Those for whom it counted have answered or are away: it counts for the others from now on.
    if (late.length === 0) {
      const anew = { ...clockAnew(record, at), outbox: clockEntries(record) };
      return { update: quietUpdate(game, anew), lateMs: null };
    }
    const { guildId } = stored;
    const isGone = async (userId: string) =>
      guildId !== null && (await whereabouts.isMember(guildId, userId)) === false;
    const absent = await Promise.all(
      late.map(async (one) => ({ ...one, isGone: await isGone(one.occupant.userId) })),
    );
    return { update: await clockStep(game, absent, chooser, at), lateMs };
  }

  /** The kinds of messages that are still on their way, such as a reminder or a warning while Discord is slow or away. */
  async #unsent(gameId: string): Promise<readonly string[]> {
    const waiting = await this.#parts.store.readOutbox(WAITING_READ, gameId);
    return waiting.map(({ kind }) => kind);
  }
}

/** What is to be kept of a game, and how late its clock is, when it is the clock that acts. */
interface Need {
  readonly update: GameUpdate;
  readonly lateMs: number | null;
}

function updateOf({ stored, record }: LoadedGame, played: Played, now: number): GameUpdate {
  const { steps, lines } = played;
  return {
    ...consequencesOf(record, played.record, 'played', stored.dueAt, now),
    log: { at: now, steps, lines },
    interactionId: null,
  };
}
