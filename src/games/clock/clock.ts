/** What the clock does with a game whose time has come: remind, warn, play on, forfeit, see that somebody left. */

import { calling, clockEntries, consequencesOf, noticeEntry, tableEntry } from '../actions/consequences.ts';
import { leaveTable } from '../actions/leaving.ts';
import { type AwaitedPerson, clockRev, type Played, remark, unplayed } from '../actions/play.ts';
import { clockAt } from '../actions/question-clock.ts';
import { remarkOn } from '../actions/remarks.ts';
import type { GameRecord } from '../repository/game-record.ts';
import type { GameUpdate, LoadedGame, NewOutboxEntry } from '../repository/game-update.ts';
import { abandonedUpdate, quietUpdate } from '../repository/game-update.ts';
import { peopleAt } from '../repository/occupants.ts';
import { type Chooser, playSeat } from './bots.ts';
import { type ClockStage, nextTry, SILENCE_PATIENCE_MS, stageMs } from './clock-times.ts';

/** The most that an autopilot answers at one time-out: more than any turn needs. */
const ANSWERS_A_TIMEOUT = 60;
/** A clock that acts so much too late, in ms, stood still: no process ran, or the machine slept. */
const AWAY_MS = 60_000;

/** A person whom the game waits for, and for whom the clock counts. */
export interface Absent extends AwaitedPerson {
  /** Not in the server any more. */
  readonly isGone: boolean;
}

/**
 * The clock's next act on the people who are asked, at least one. Each stage counts from when the one before was
 * really carried out: after an outage nobody is warned and timed out in one breath.
 */
export async function clockStep(
  game: LoadedGame,
  absent: readonly Absent[],
  chooser: Chooser,
  now: number,
): Promise<GameUpdate> {
  const { stage } = game.record.clock;
  const gone = absent.filter(({ isGone }) => isGone);
  // Who left by mistake has until the next stage to come back.
  if (gone.length > 0 && stage !== 'asked') return lose(game, gone, 'left', chooser, now);
  switch (stage) {
    case 'asked':
      return onlyStage(game, 'nudged', now, reminders(game.record, absent, now));
    case 'nudged':
      return warned(game, absent, now);
    case 'warned':
      // Nobody could move while nobody was there to take the move: then the people are given the time anew.
      return isLate(game, now) ? warned(game, absent, now) : timeOut(game, absent, chooser, now);
  }
}

/**
 * Gives the time of the present stage anew: what the people are to know by now has not reached them yet.
 * @param isTableWaiting whether the table is still to be shown anyway
 */
export function timeAnew(game: LoadedGame, isTableWaiting: boolean, now: number): GameUpdate {
  const { record } = game;
  return onlyStage(game, record.clock.stage, now, isTableWaiting ? [] : clockEntries(record));
}

function isLate({ stored }: LoadedGame, now: number): boolean {
  return stored.dueAt !== null && now - stored.dueAt > AWAY_MS;
}

/** One reminder for all who are there, and word of each who is not. */
function reminders(record: GameRecord, absent: readonly Absent[], now: number): NewOutboxEntry[] {
  const askedRev = clockRev(record);
  const until = now + stageMs(record.clock.times, 'nudged');
  const nudge = calling(
    absent.filter(({ isGone }) => !isGone),
    askedRev,
  );
  return [
    // With the table: nobody says when its message was deleted.
    ...(nudge ? [tableEntry(), noticeEntry({ kind: 'nudge', ...nudge })] : []),
    ...absent.flatMap(({ seat, occupant, isGone }) =>
      isGone ? [noticeEntry({ kind: 'gone', seat, userId: occupant.userId, askedRev, until })] : [],
    ),
  ];
}

function warned(game: LoadedGame, absent: readonly Absent[], now: number): GameUpdate {
  const { record } = game;
  const until = now + stageMs(record.clock.times, 'warned');
  const sleeps = fallsAsleep(record, absent) ? { sleeps: true as const } : {};
  const notices = [false, true].flatMap((forfeits) => {
    const called = calling(
      absent.filter(({ seat }) => outOfPatience(record, seat) === forfeits),
      clockRev(record),
    );
    return called ? [noticeEntry({ kind: 'warning', ...called, until, forfeits, ...sleeps })] : [];
  });
  return onlyStage(game, 'warned', now, [...clockEntries(record), ...notices]);
}

function outOfPatience(record: GameRecord, seat: number): boolean {
  return (record.absences[seat] ?? 0) >= record.clock.times.autopilots;
}

/** Whether nobody of a party would be left at the table: a Mission waits for people, however long they are away. */
function fallsAsleep(record: GameRecord, absent: readonly Absent[]): boolean {
  if (record.state.mission === undefined) return false;
  const lost = new Set(
    absent.filter(({ seat }) => outOfPatience(record, seat)).map(({ occupant }) => occupant.userId),
  );
  return peopleAt(record.occupants).every((userId) => lost.has(userId));
}

/** A stage of the clock begins now, and nothing else changes. */
function onlyStage(
  game: LoadedGame,
  stage: ClockStage,
  now: number,
  outbox: readonly NewOutboxEntry[],
): GameUpdate {
  const { clock } = game.record;
  const dueAt = now + stageMs(clock.times, stage);
  const record = { ...game.record, clock: { ...clockAt(clock, dueAt), stage } };
  return quietUpdate(game, { record, dueAt, outbox });
}

/** People have lost their seats, because they stayed away too long or left the server. */
function lose(
  game: LoadedGame,
  absent: readonly Absent[],
  how: 'forfeited' | 'left',
  chooser: Chooser,
  now: number,
  before: Played = unplayed(game.record),
): GameUpdate {
  const by = how === 'left' ? 'left' : 'clock';
  const played = absent.reduce(
    (so, { seat }) => (so.record.state.outcome ? so : leaveTable(so, seat, by, chooser.describe)),
    before,
  );
  const ended = consequencesOf(game.record, played.record, how, game.stored.dueAt, now);
  return { ...ended, log: logOf(played, now), interactionId: null };
}

/** The autopilot plays for whoever is out of time, and a bot takes the seats of those who were so too often. */
async function timeOut(
  game: LoadedGame,
  absent: readonly Absent[],
  chooser: Chooser,
  now: number,
): Promise<GameUpdate> {
  const { record } = game;
  if (fallsAsleep(record, absent)) return fallAsleep(game);
  const lost = absent.filter(({ seat }) => outOfPatience(record, seat));
  const played = await autopilot(
    game,
    absent.filter((one) => !lost.includes(one)),
    chooser,
  );
  if (lost.length > 0) {
    const ended = lose(game, lost, 'forfeited', chooser, now, played.played);
    return { ...ended, outbox: behindTable(ended, played.notices) };
  }
  const after = consequencesOf(record, played.played.record, 'played', game.stored.dueAt, now);
  return {
    ...after,
    outbox: behindTable(after, played.notices),
    log: logOf(played.played, now),
    interactionId: null,
  };
}

/** The table first, so that what the autopilot did is seen before it is spoken of. */
function behindTable(
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
  let played = unplayed(record);
  const notices: NewOutboxEntry[] = [];
  for (const { seat, occupant } of absent) {
    const times = (played.record.absences[seat] ?? 0) + 1;
    const present = { ...played.record, absences: played.record.absences.with(seat, times) };
    const line = remarkOn('autopilot', occupant.name, record.language);
    const told =
      line === null ? { ...played, record: present } : remark({ ...played, record: present }, line);
    played = await playSeat(told, seat, 'autopilot', ANSWERS_A_TIMEOUT, chooser, stored.id);
    const left = Math.max(0, record.clock.times.autopilots - times);
    notices.push(noticeEntry({ kind: 'autopilot', seat, userId: occupant.userId, left }));
  }
  return { played, notices };
}

/** The clock stands still until somebody presses. */
function fallAsleep(game: LoadedGame): GameUpdate {
  const { record } = game;
  return quietUpdate(game, {
    record: { ...record, clock: clockAt(record.clock, null) },
    dueAt: null,
    outbox: [tableEntry(), noticeEntry({ kind: 'asleep' })],
  });
}

function logOf({ steps, lines }: Played, now: number) {
  return { at: now, steps, lines };
}

/**
 * A game where nothing can be posted: its clock stands still, and the table is tried again later. A permission may
 * change without the bot being told, so every silence ends by itself: with a post, or after weeks with the game.
 */
export function silentStep(game: LoadedGame, asked: readonly string[], now: number): GameUpdate {
  const { record } = game;
  const since = record.silentSince ?? now;
  if (now - since >= SILENCE_PATIENCE_MS) return abandonedUpdate(game);
  return quietUpdate(game, {
    record: { ...record, silentSince: since },
    dueAt: nextTry(since, now),
    outbox: [tableEntry(asked)],
  });
}
