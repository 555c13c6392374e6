/** The acts of the clock on a due game: remind, warn, play by autopilot, forfeit, remove people who left. */

import type { Seat } from '../../engine/index.ts';
import {
  clockEntries,
  consequencesOf,
  mentionsFor,
  noticeEntry,
  tableEntry,
} from '../actions/consequences.ts';
import { leaveTable } from '../actions/leaving.ts';
import {
  type AwaitedPerson,
  awaitedPeople,
  clockRev,
  type Played,
  remark,
  withoutActionsYet,
} from '../actions/play.ts';
import { clockDueOf, countedFor, withDue } from '../actions/question-clock.ts';
import { remarkOn } from '../actions/remarks.ts';
import type { GameRecord } from '../repository/game-record.ts';
import type { GameUpdate, LoadedGame, NewOutboxEntry } from '../repository/game-update.ts';
import { quietUpdate } from '../repository/game-update.ts';
import { peopleAt } from '../repository/occupants.ts';
import { type Chooser, playForAbsent } from './bots.ts';
import { type ClockStage, dueAfterDelay, nextTry, stageMs } from './clock-times.ts';
import { lateNotices } from './stand-in.ts';

/** The maximum number of autopilot answers per time-out; more than any turn needs. */
const ANSWERS_A_TIMEOUT = 60;
/** The maximum number of log lines with which the autopilot says what it did. */
const MOST_TOLD = 6;
/** A clock that acts later than this, in ms, was stopped: no process ran, or the machine slept. */
const AWAY_MS = 60_000;

/** A person that the game waits for and for whom the clock counts. */
export interface Absent extends AwaitedPerson {
  /** True when the person is no longer in the server, or cannot see the channel any more. */
  readonly isGone: boolean;
  /** Set for a person who is in the server and cannot see the channel. */
  readonly isUnsighted?: true;
}

/**
 * Returns the clock's next act on the people who are asked, at least one. Stages count over an outage, but leave at least
 * an hour or the whole stage, so that nobody is warned and timed out at once.
 */
export async function clockStep(
  game: LoadedGame,
  absent: readonly Absent[],
  chooser: Chooser,
  now: number,
): Promise<GameUpdate> {
  const { stage } = game.record.clock;
  const gone = absent.filter(({ isGone }) => isGone);
  // A person who left by mistake can return until the next stage.
  if (gone.length > 0 && stage !== 'asked') return removePlayers(game, gone, 'left', chooser, now);
  switch (stage) {
    case 'asked':
      if (gone.length === 0 && isWarningMissed(game, absent, now)) return warned(game, absent, now);
      return onlyStage(
        game,
        'nudged',
        dueOf(game, absent, 'nudged', now),
        reminders(game, absent, now),
        absent,
      );
    case 'nudged':
      return warned(game, absent, now);
    case 'warned':
      // After an outage, in which nobody could move, the people are warned and given time again.
      return isLate(game, now) ? warnedAgain(game, absent, now) : timeOut(game, absent, chooser, now);
  }
}

/**
 * Restarts the present stage, when the messages of the stage before were not sent yet.
 * @param isTableWaiting true when an update of the table is queued already
 */
export function restartStage(game: LoadedGame, isTableWaiting: boolean, now: number): GameUpdate {
  const { record } = game;
  // A silent game has no stage that runs: the next attempt at posting starts anew.
  if (record.silent) return quietUpdate(game, { record, dueAt: nextTry(record.silentSince, now) });
  const { times, stage } = record.clock;
  const due = countedFor(record, awaitedPeople(record))(now, stageMs(times, stage));
  return onlyStage(game, stage, due, isTableWaiting ? [] : clockEntries(record), null);
}

/** Whether no process ran when the game was due, so that nobody could act. */
export function isLate({ stored }: LoadedGame, now: number): boolean {
  return stored.dueAt !== null && now - stored.dueAt > AWAY_MS;
}

/** Returns one reminder for all people who are in the server, and a notice for each person who left. */
function reminders(game: LoadedGame, absent: readonly Absent[], now: number): NewOutboxEntry[] {
  const { record } = game;
  const askedRev = clockRev(record);
  const until = dueOf(game, absent, 'nudged', now);
  const nudge = mentionsFor(
    absent.filter(({ isGone }) => !isGone),
    askedRev,
  );
  return [
    // The table is updated too, because Discord does not report a table message that was deleted.
    ...(nudge ? [tableEntry(), noticeEntry({ kind: 'nudge', ...nudge })] : []),
    ...absent.flatMap(({ seat, occupant, isGone, isUnsighted }) => {
      const why = isUnsighted ? { unsighted: isUnsighted } : {};
      const { userId } = occupant;
      return isGone ? [noticeEntry({ kind: 'gone', seat, userId, askedRev, until, ...why })] : [];
    }),
  ];
}

function warned(game: LoadedGame, absent: readonly Absent[], now: number): GameUpdate {
  return warnedUntil(game, absent, dueOf(game, absent, 'warned', now));
}

/**
 * Warns people again after an outage over their deadline. A second outage over it gives the whole stage: on a machine
 * that runs for some hours a day, an hour would never pass while it runs, and the game would stand still.
 */
function warnedAgain(game: LoadedGame, absent: readonly Absent[], now: number): GameUpdate {
  const { times, prolonged } = game.record.clock;
  const whole = countedFor(game.record, absent)(now, stageMs(times, 'warned'));
  return warnedUntil(game, absent, prolonged ? whole : dueOf(game, absent, 'warned', now));
}

function warnedUntil(game: LoadedGame, absent: readonly Absent[], until: number): GameUpdate {
  const { record } = game;
  const sleeps = fallsAsleep(record, absent) ? { sleeps: true as const } : {};
  const notices = [false, true].flatMap((forfeits) => {
    const called = mentionsFor(
      absent.filter(({ seat }) => isOutOfTimeouts(record, seat) === forfeits),
      clockRev(record),
    );
    return called ? [noticeEntry({ kind: 'warning', ...called, until, forfeits, ...sleeps })] : [];
  });
  return onlyStage(game, 'warned', until, [...clockEntries(record), ...notices], absent);
}

function isOutOfTimeouts(record: GameRecord, seat: Seat): boolean {
  return (record.absences[seat] ?? 0) >= record.clock.times.autopilots;
}

/** True when no person of a party would be left after the time-out: a Mission then waits for its people. */
function fallsAsleep(record: GameRecord, absent: readonly Absent[]): boolean {
  if (record.state.mission === undefined) return false;
  const lost = new Set(
    absent.filter(({ seat }) => isOutOfTimeouts(record, seat)).map(({ occupant }) => occupant.userId),
  );
  return peopleAt(record.occupants).every((userId) => lost.has(userId));
}

/**
 * Whether an outage took the time of the reminder and of the warning, and the deadline is still far enough away: then
 * the warning comes at once, and the deadline stays.
 */
function isWarningMissed({ stored, record }: LoadedGame, absent: readonly Absent[], now: number): boolean {
  const { times } = record.clock;
  const counted = countedFor(record, absent);
  const nudgeAt = clockDueOf(record, stored.dueAt) ?? now;
  const warningAt = counted(nudgeAt, stageMs(times, 'nudged'));
  const deadline = counted(warningAt, stageMs(times, 'warned'));
  return warningAt <= now && dueAfterDelay(deadline, times, 'warned', now, counted) === deadline;
}

/** When the clock acts next in a stage that begins now, or again: counted from when it was due to begin. */
function dueOf(
  { stored, record }: LoadedGame,
  called: readonly Absent[],
  stage: ClockStage,
  now: number,
): number {
  const { times, stage: before } = record.clock;
  const begun = clockDueOf(record, stored.dueAt) ?? now;
  const counted = countedFor(record, called);
  // A warning that comes in place of a missed reminder counts both stages.
  const missed = before === 'asked' && stage === 'warned' ? stageMs(times, 'nudged') : 0;
  const due = before === stage ? begun : counted(begun, missed + stageMs(times, stage));
  return dueAfterDelay(due, times, stage, now, counted);
}

/**
 * Starts a stage of the clock, or the same one again, without any other change.
 * @param called the people whom the act of the clock is for; null for all that are asked
 */
function onlyStage(
  game: LoadedGame,
  stage: ClockStage,
  due: number,
  outbox: readonly NewOutboxEntry[],
  called: readonly Absent[] | null,
): GameUpdate {
  const { clock } = game.record;
  const { reminded: _, prolonged: __, called: ___, ...anew } = clock;
  const again = stage === clock.stage ? { prolonged: true as const } : {};
  const seats = clock.from === undefined || called === null ? {} : { called: called.map(({ seat }) => seat) };
  const { record, dueAt } = withDue({ ...game.record, clock: { ...anew, stage, ...again, ...seats } }, due);
  return quietUpdate(game, { record, dueAt, outbox });
}

/** Removes people who stayed away too long or left the server. */
function removePlayers(
  game: LoadedGame,
  absent: readonly Absent[],
  how: 'forfeited' | 'left',
  chooser: Chooser,
  now: number,
  before: Played = withoutActionsYet(game.record),
): GameUpdate {
  const by = how === 'left' ? 'left' : 'clock';
  const played = absent.reduce(
    (so, { seat, isUnsighted }) =>
      so.record.state.outcome ? so : leaveTable(so, seat, by, chooser.describe, isUnsighted),
    before,
  );
  const ended = consequencesOf(game.record, played.record, how, game.stored.dueAt, now);
  return { ...ended, log: logOf(played, now), interactionId: null };
}

/** Plays the autopilot for people who are out of time, and gives the seats of repeatedly absent people to bots. */
async function timeOut(
  game: LoadedGame,
  absent: readonly Absent[],
  chooser: Chooser,
  now: number,
): Promise<GameUpdate> {
  const { record } = game;
  if (fallsAsleep(record, absent)) return fallAsleep(game);
  const lost = absent.filter(({ seat }) => isOutOfTimeouts(record, seat));
  const played = await autopilot(
    game,
    absent.filter((one) => !lost.includes(one)),
    chooser,
  );
  if (lost.length > 0) {
    const ended = removePlayers(game, lost, 'forfeited', chooser, now, played.played);
    return { ...ended, outbox: afterTable(ended, [...played.notices, ...lateNotices(record, lost)]) };
  }
  const after = consequencesOf(record, played.played.record, 'played', game.stored.dueAt, now);
  return {
    ...after,
    outbox: afterTable(after, played.notices),
    log: logOf(played.played, now),
    interactionId: null,
  };
}

/**
 * Puts the update of the table before the notices, so that people see the autopilot's moves before they are notified.
 */
function afterTable(
  { status, outbox }: Pick<GameUpdate, 'status' | 'outbox'>,
  notices: readonly NewOutboxEntry[],
): readonly NewOutboxEntry[] {
  const [table, ...rest] = outbox;
  return status === 'live' && table ? [table, ...notices, ...rest] : outbox;
}

async function autopilot(
  { stored, record }: LoadedGame,
  absent: readonly Absent[],
  chooser: Chooser,
): Promise<{ readonly played: Played; readonly notices: readonly NewOutboxEntry[] }> {
  let played = withoutActionsYet(record);
  const notices: NewOutboxEntry[] = [];
  for (const { seat, occupant } of absent) {
    const times = (played.record.absences[seat] ?? 0) + 1;
    const present = { ...played.record, absences: played.record.absences.with(seat, times) };
    const line = remarkOn('autopilot', occupant.name, record.language);
    const told =
      line === null ? { ...played, record: present } : remark({ ...played, record: present }, line);
    const answered = await playForAbsent(told, seat, ANSWERS_A_TIMEOUT, chooser, stored.id);
    played = answered.played;
    const left = Math.max(0, record.clock.times.autopilots - times);
    const more = answered.did.length > MOST_TOLD ? ['…'] : [];
    const did = [...answered.did.slice(0, MOST_TOLD), ...more];
    notices.push(noticeEntry({ kind: 'autopilot', seat, userId: occupant.userId, left, did }));
  }
  return { played, notices };
}

/** Stops the clock until somebody presses. */
function fallAsleep(game: LoadedGame): GameUpdate {
  const { record } = game;
  return quietUpdate(game, {
    record: withDue(record, null).record,
    dueAt: null,
    outbox: [tableEntry(), noticeEntry({ kind: 'asleep' })],
  });
}

function logOf({ steps, lines }: Played, now: number) {
  return { at: now, steps, lines };
}
