/**
 * Continues games that wait for no press: plays bots and lets the clock act. A run starts after a commit that asks a
 * bot, and for due games. Every step is a commit, so that it takes effect once even if several processes try it.
 */

import { ContentError } from '../../engine/definitions.ts';
import { BrokenState } from '../../engine/hosting.ts';
import { type GameStore, UnreadableGame } from '../../store/index.ts';
import { clockEntries, consequencesOf } from '../actions/consequences.ts';
import {
  awaitedIn,
  awaitedPeople,
  clockRev,
  doesPersonWaitForBots,
  type Played,
  withoutActionsYet,
} from '../actions/play.ts';
import { clockDueOf, isDueFor, restartClock, withDue } from '../actions/question-clock.ts';
import { standInsAt } from '../actions/stand-in.ts';
import { KeyedRuns } from '../concurrency/keyed-runs.ts';
import { type Hold, whileClaimed } from '../concurrency/renewed-claim.ts';
import type { Scheduler } from '../concurrency/scheduler.ts';
import { errorFields, type Log } from '../ports/log.ts';
import { isOutOfReach, type MembershipCheck } from '../ports/membership-check.ts';
import type { GameRepository } from '../repository/game-repository.ts';
import { type GameUpdate, type LoadedGame, quietUpdate } from '../repository/game-update.ts';
import { awayUntil } from '../repository/occupants.ts';
import type { StoreOutage } from '../repository/store-outage.ts';
import { type Chooser, helpOfBots, playSeat } from './bots.ts';
import { clockStep, isLate, restartStage } from './clock.ts';
import { isImpossibleDue, withPossibleTimes } from './due-times.ts';
import { silentStep } from './silence.ts';
import { standIn, standInLater } from './stand-in.ts';

/** A bot's answers per commit. The number is small so that people can follow the table and a conflict costs little. */
const ANSWERS_A_COMMIT = 8;
/**
 * Commits per run. A game of bots only continues at the next poll; where a person waits for the bots, another run begins
 * as soon as other games have had a turn.
 */
const COMMITS_A_RUN = 12;

/** The maximum number of outbox entries to read of one game; more than ever wait. */
const WAITING_READ = 100;

/** True when the game itself causes the error, so that a retry cannot succeed. */
function isGameFault(error: unknown): boolean {
  return error instanceof UnreadableGame || error instanceof BrokenState || error instanceof ContentError;
}

export interface TurnRunnerParts {
  readonly store: GameStore;
  readonly games: GameRepository;
  readonly chooser: Chooser;
  readonly membership: MembershipCheck;
  readonly onCommitted: (gameId: string) => void;
  /** Called after a clock acted, with the delay in ms. */
  readonly onClockActed: (lateMs: number) => void;
  /** Called at the end of a game's run, with its error or null. */
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

  /** Continues a game. Resolves when the game waits for a person, is over, or reached the commits of one run. */
  see(gameId: string): Promise<void> {
    return this.#stopped ? Promise.resolve() : this.#runs.run(gameId);
  }

  /** Like `see`, unless a run of the game is in progress. */
  seeIdle(gameId: string): Promise<void> {
    return this.#stopped ? Promise.resolve() : this.#runs.runUnlessRunning(gameId);
  }

  idle(): Promise<void> {
    return this.#runs.idle();
  }

  /** Ends all runs after their present commit. */
  stop(): Promise<void> {
    this.#stopped = true;
    return this.#runs.idle();
  }

  async #attend(gameId: string): Promise<void> {
    const { store, holder, outage, scheduler, onEnd } = this.#parts;
    try {
      let goesOn = false;
      do {
        await scheduler.turn('background');
        goesOn = false;
        await whileClaimed(store, `attend:${gameId}`, holder, async (hold) => {
          goesOn = await this.#commitWhileNeeded(gameId, hold);
        });
      } while (goesOn);
      onEnd(gameId, null);
    } catch (error) {
      onEnd(gameId, error);
      if (isGameFault(error)) await this.#setAside(gameId, error);
      else outage.note(error, 'a game could not be seen to', { gameId });
    }
  }

  /**
   * Removes an unplayable game from the clock, so that it does not fail at every poll. A press in the game is answered
   * with the reason, and the person can remove the game.
   */
  async #setAside(gameId: string, error: unknown): Promise<void> {
    const { store, outage, log } = this.#parts;
    // The repository reports an unreadable game once.
    if (!(error instanceof UnreadableGame)) {
      log.error({ gameId, ...errorFields(error) }, 'a game cannot continue and is skipped');
    }
    try {
      await store.setAside(gameId);
    } catch (failure) {
      outage.note(failure, 'a game could not be set aside', { gameId });
    }
  }

  /** Commits what the game needs, as often as one run may. Returns whether a person waits for more of it. */
  async #commitWhileNeeded(gameId: string, hold: Hold): Promise<boolean> {
    const { games, onCommitted, onClockActed } = this.#parts;
    let isWaitedFor = false;
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
      if (changed.did !== 'committed') return false;
      onCommitted(gameId);
      if (lateMs !== null) onClockActed(lateMs);
      isWaitedFor = doesPersonWaitForBots(changed.game.record);
    }
    return isWaitedFor && !this.#stopped && hold.held;
  }

  /** Returns the update that the game needs now, or null when it waits for a person who still has time. */
  async #need(game: LoadedGame): Promise<Need | null> {
    const { chooser, membership, now } = this.#parts;
    const { stored, record } = game;
    if (stored.status !== 'live') return null;
    const bot = awaitedIn(record).find(({ occupant }) => occupant.kind === 'bot');
    if (bot) {
      const played = await playSeat(
        withoutActionsYet(record),
        bot.seat,
        'bot',
        ANSWERS_A_COMMIT,
        chooser,
        stored.id,
      );
      return { update: updateOf(game, played, now()), lateMs: null };
    }
    const helped = helpOfBots(withoutActionsYet(record), chooser, stored.id);
    if (helped) return { update: updateOf(game, helped, now()), lateMs: null };
    const people = awaitedPeople(record);
    const at = now();
    if (people.length === 0 || stored.dueAt === null) return null;
    if (isImpossibleDue(record, stored.dueAt, at)) {
      return { update: restartStage(withTrueTimes(game, at), false, at), lateMs: null };
    }
    if (stored.dueAt > at) return null;
    const lateMs = at - stored.dueAt;
    const wishing = standInsAt(record, at);
    if (wishing.length > 0) {
      const update = isLate(game, at)
        ? standInLater(game, wishing, at)
        : standIn(game, wishing, chooser.describe, at);
      return { update, lateMs };
    }
    if (record.silent) {
      const ids = people.map(({ occupant }) => occupant.userId);
      return { update: silentStep(game, ids, at), lateMs };
    }
    const due = clockDueOf(record, stored.dueAt);
    if (due !== null && due > at) return { update: quietUpdate(game, withDue(record, due)), lateMs: null };
    const unsent = record.clock.stage === 'asked' ? [] : await this.#unsent(stored.id);
    if (unsent.includes('notice')) {
      return { update: restartStage(game, unsent.includes('table'), at), lateMs: null };
    }
    const late = people.filter(
      ({ seat, askedRev }) =>
        askedRev <= clockRev(record) && awayUntil(record, seat) <= at && isDueFor(record, seat, at),
    );
    // The people for whom the clock counted have answered or are away, so the clock restarts for the others.
    if (late.length === 0) {
      const anew = { ...restartClock(record, at), outbox: clockEntries(record) };
      return { update: quietUpdate(game, anew), lateMs: null };
    }
    const { guildId } = stored;
    const absent = await Promise.all(
      late.map(async (one) => {
        const { userId } = one.occupant;
        const isMember = guildId === null || (await membership.isMember(guildId, userId)) !== false;
        const isGone = await isOutOfReach(membership, guildId, stored.channelId, userId);
        return { ...one, isGone, ...(isGone && isMember ? { isUnsighted: true as const } : {}) };
      }),
    );
    return { update: await clockStep(game, absent, chooser, at), lateMs };
  }

  /** Returns the kinds of unsent messages, such as a reminder or a warning while Discord is slow or unavailable. */
  async #unsent(gameId: string): Promise<readonly string[]> {
    const waiting = await this.#parts.store.readOutbox(WAITING_READ, gameId);
    return waiting.map(({ kind }) => kind);
  }
}

/** Returns the game without times that cannot be true, so that its present stage can start anew. */
function withTrueTimes(game: LoadedGame, at: number): LoadedGame {
  return { ...game, record: withPossibleTimes(game.record, at) };
}

/** The update that a game needs, and the delay of the clock in ms when the clock acts. */
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
