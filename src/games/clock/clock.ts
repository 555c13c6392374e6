/** What the clock does with a game whose time has come: remind, warn, play on, forfeit, see that somebody left. */

import { consequencesOf, noticeEntry, tableEntry } from '../actions/consequences.ts';
import { leaveTable } from '../actions/leaving.ts';
import { askedRevOf, type Played, remark, unplayed } from '../actions/play.ts';
import { remarkOn } from '../actions/remarks.ts';
import type { SeatOccupant } from '../game-service.ts';
import type { GameRecord } from '../repository/game-record.ts';
import type { GameUpdate, LoadedGame, NewOutboxEntry } from '../repository/game-update.ts';
import { abandonedUpdate, quietUpdate } from '../repository/game-update.ts';
import type { Doer } from '../repository/log-entry.ts';
import { type Chooser, playSeat } from './bots.ts';
import { type ClockStage, nextTry, SILENCE_PATIENCE_MS, stageMs } from './clock-times.ts';

/** The most that an autopilot answers at one time-out: more than any turn needs. */
const ANSWERS_A_TIMEOUT = 60;
/** A clock that acts so much too late, in ms, stood still: no process ran, or the machine slept. */
const AWAY_MS = 60_000;

type Person = Extract<SeatOccupant, { kind: 'person' }>;

/** The person whom the game waits for. */
export interface Awaited {
  readonly seat: number;
  readonly person: Person;
  /** Not in the server any more. */
  readonly isGone: boolean;
}

/**
 * The clock's next act on the person who is asked. Each stage counts from when the one before was
 * really carried out: after an outage nobody is warned and timed out in one breath.
 */
export async function clockStep(
  game: LoadedGame,
  awaited: Awaited,
  chooser: Chooser,
  now: number,
): Promise<GameUpdate> {
  const { record } = game;
  const { seat, person, isGone } = awaited;
  const { stage, times } = record.clock;
  const { userId } = person;
  const question = { seat, userId, askedRev: askedRevOf(record) };
  // Who left by mistake has until the next stage to come back.
  if (isGone && stage !== 'asked') return lose(game, awaited, 'left', chooser, now);
  switch (stage) {
    case 'asked':
      if (isGone) {
        const until = now + stageMs(times, 'nudged');
        return onlyStage(game, 'nudged', now, [noticeEntry({ kind: 'gone', ...question, until })]);
      }
      // With the table: nobody says when its message was deleted.
      return onlyStage(game, 'nudged', now, [tableEntry(null), noticeEntry({ kind: 'nudge', ...question })]);
    case 'nudged':
      return warned(game, seat, userId, now);
    case 'warned': {
      // Nobody could move while nobody was there to take the move: then the person is given the time anew.
      if (game.stored.dueAt !== null && now - game.stored.dueAt > AWAY_MS) {
        return warned(game, seat, userId, now);
      }
      return outOfPatience(record, seat)
        ? lose(game, awaited, 'forfeited', chooser, now)
        : autopilot(game, seat, person, chooser, now);
    }
  }
}

/** Gives the time of the present stage anew: what the person is to know by now has not reached them yet. */
export function timeAnew(game: LoadedGame, now: number): GameUpdate {
  return onlyStage(game, game.record.clock.stage, now, []);
}

function warned(game: LoadedGame, seat: number, userId: string, now: number): GameUpdate {
  const { clock } = game.record;
  const askedRev = askedRevOf(game.record);
  const until = now + stageMs(clock.times, 'warned');
  const forfeits = outOfPatience(game.record, seat);
  const notice = noticeEntry({ kind: 'warning', seat, userId, askedRev, until, forfeits });
  return onlyStage(game, 'warned', now, [notice]);
}

function outOfPatience(record: GameRecord, seat: number): boolean {
  return (record.absences[seat] ?? 0) >= record.clock.times.autopilots;
}

/** A stage of the clock begins now, and nothing else changes. */
function onlyStage(
  game: LoadedGame,
  stage: ClockStage,
  now: number,
  outbox: readonly NewOutboxEntry[],
): GameUpdate {
  const { clock } = game.record;
  return quietUpdate(game, {
    record: { ...game.record, clock: { ...clock, stage } },
    dueAt: now + stageMs(clock.times, stage),
    outbox,
  });
}

/** The person has lost their seat, because they stayed away too long or left the server. */
function lose(
  game: LoadedGame,
  { seat }: Awaited,
  how: 'forfeited' | 'left',
  chooser: Chooser,
  now: number,
): GameUpdate {
  const by = how === 'left' ? 'left' : 'clock';
  const played = leaveTable(game.record, seat, by, chooser.describe);
  const ended = consequencesOf(game.record, played.record, how, game.stored.dueAt, now);
  return { ...ended, log: logOf(played, now), interactionId: null };
}

async function autopilot(
  game: LoadedGame,
  seat: number,
  person: Person,
  chooser: Chooser,
  now: number,
): Promise<GameUpdate> {
  const { stored, record } = game;
  const absent = (record.absences[seat] ?? 0) + 1;
  const present = unplayed({ ...record, absences: record.absences.with(seat, absent) });
  const told = remarked(present, 'autopilot', person);
  const played = await playSeat(told, seat, 'autopilot', ANSWERS_A_TIMEOUT, chooser, stored.id);
  const after = consequencesOf(record, played.record, 'played', stored.dueAt, now);
  const left = Math.max(0, record.clock.times.autopilots - absent);
  const notice = noticeEntry({ kind: 'autopilot', seat, userId: person.userId, left });
  const [table, ...rest] = after.outbox;
  // The table first, so that what the autopilot did is seen before it is spoken of.
  return {
    ...after,
    outbox: after.status === 'live' && table ? [table, notice, ...rest] : after.outbox,
    log: logOf(played, now),
    interactionId: null,
  };
}

function remarked(played: Played, by: Doer, { name }: Person): Played {
  const line = remarkOn(by, name, played.record.language);
  return line === null ? played : remark(played, line);
}

function logOf({ steps, lines }: Played, now: number) {
  return { at: now, steps, lines };
}

/**
 * A game where nothing can be posted: its clock stands still, and the table is tried again later. A permission may
 * change without the bot being told, so every silence ends by itself: with a post, or after weeks with the game.
 */
export function silentStep(game: LoadedGame, askedUserId: string, now: number): GameUpdate {
  const { record } = game;
  const since = record.silentSince ?? now;
  if (now - since >= SILENCE_PATIENCE_MS) return abandonedUpdate(game);
  return quietUpdate(game, {
    record: { ...record, silentSince: since },
    dueAt: nextTry(since, now),
    outbox: [tableEntry(askedUserId)],
  });
}
