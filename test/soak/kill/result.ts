/** The result of a run of the kill soak. */
import type { Recounted } from './archive-book.ts';
import type { BotUnderKill } from './bot-under-kill.ts';
import type { PressCounts } from './check-promises.ts';
import type { Findings } from './findings.ts';
import type { GameBook } from './game-book.ts';
import type { Killed } from './journal.ts';
import type { Scene, SceneCount } from './scene-book.ts';

export interface KillResult {
  readonly findings: Findings;
  readonly counts: PressCounts;
  /** The number of kills of the bot, by instant. */
  readonly kills: Readonly<Record<string, number>>;
  readonly serverKills: number;
  /** Slots of a cluster that were moved in play. */
  readonly slotMoves: number;
  readonly games: number;
  readonly finished: number;
  readonly recount: Recounted;
  /** The number of sessions of campaigns on the score sheets of all people. */
  readonly sessions: number;
  /** Of Adventures: how many games were killed in each scene, and how many of them have ended. */
  readonly scenes: Readonly<Record<Scene, SceneCount>>;
  /** The numbers of decided series, and of pairs of games on the same dice that were compared. */
  readonly linked: { readonly series: number; readonly pairs: number };
  /** From each spawn to ready, in ms. */
  readonly starts: readonly number[];
  /** Starts that ended because the store could not be reached in time. */
  readonly failedStarts: number;
  /** How long it took until all tables were current, in ms. */
  readonly rests: readonly number[];
  readonly errors: ReadonlyMap<string, number>;
  readonly seconds: number;
}

interface ResultParts
  extends Pick<
    KillResult,
    'findings' | 'counts' | 'recount' | 'sessions' | 'scenes' | 'linked' | 'rests' | 'seconds' | 'slotMoves'
  > {
  readonly kills: readonly Killed[];
  readonly book: GameBook;
  readonly bots: readonly BotUnderKill[];
}

export function resultOf(parts: ResultParts): KillResult {
  const {
    findings,
    counts,
    kills,
    book,
    recount,
    sessions,
    scenes,
    linked,
    slotMoves,
    bots,
    rests,
    seconds,
  } = parts;
  const killsByInstant: Record<string, number> = {};
  for (const { number, name } of kills) {
    if (number > 0) killsByInstant[name] = (killsByInstant[name] ?? 0) + 1;
  }
  const games = book.all();
  return {
    findings,
    counts,
    kills: killsByInstant,
    serverKills: kills.filter(({ number }) => number < 0).length,
    slotMoves,
    games: games.length,
    finished: book.finished,
    recount,
    sessions,
    scenes,
    linked,
    starts: bots.flatMap(({ starts }) => starts),
    failedStarts: bots.reduce((sum, bot) => sum + bot.failedStarts, 0),
    rests,
    errors: errorsOf(bots),
    seconds,
  };
}

function errorsOf(bots: readonly BotUnderKill[]): ReadonlyMap<string, number> {
  const all = new Map<string, number>();
  for (const { errors } of bots) {
    for (const [message, count] of errors) all.set(message, (all.get(message) ?? 0) + count);
  }
  return all;
}
