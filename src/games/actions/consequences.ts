/**
 * The consequences of a change of a game: when the clock acts next, and which messages are sent. They are decided in
 * the same commit as the change.
 */
import { actSideBySide, playedSeats, turnOf } from '../../engine/hosting.ts';
import type { GameStatus, Json } from '../../store/index.ts';
import { isAsynchronous, timesOfPace } from '../clock/paces.ts';
import type { Ending, Press } from '../game-service.ts';
import type { Called, Notice } from '../ports/render.ts';
import type { GameRecord } from '../repository/game-record.ts';
import {
  type GameUpdate,
  type LoadedGame,
  type NewOutboxEntry,
  quietUpdate,
} from '../repository/game-update.ts';
import { standingOf } from '../series/standing.ts';
import { withWaits } from './absence.ts';
import { type AwaitedPerson, askedRevOf, awaitedIn, awaitedPeople } from './play.ts';
import { clockGoesOn, dueGoingOn, restartClock } from './question-clock.ts';

export interface Consequences {
  readonly record: GameRecord;
  readonly status: GameStatus;
  readonly dueAt: number | null;
  readonly outbox: readonly NewOutboxEntry[];
}

/**
 * Returns the consequences of a change: the next question, the clock, the status and the messages.
 * @param before the record before the change, or null for a new game
 * @param changed the record after the change
 * @param ending how the game ended, when it is over after this change
 * @param dueBefore when the clock would have acted without the change
 * @param now ms since 1970
 */
export function consequencesOf(
  before: GameRecord | null,
  changed: GameRecord,
  ending: Ending,
  dueBefore: number | null,
  now: number,
): Consequences {
  if (changed.state.outcome) return gameOver(changed, ending);
  const after = withWaits(changed, now);
  if (before && isSameAsking(before, after)) return withSameQuestions(before, after, dueBefore, now);
  const clocked =
    before && clockGoesOn(before, after)
      ? { record: after, dueAt: dueGoingOn(after, dueBefore, now) }
      : restartClock(after, now);
  const { record, outbox } = outboxOf(before, clocked.record, now);
  return {
    record,
    status: 'live',
    dueAt: clocked.dueAt,
    outbox: [...outbox, ...fallenNotices(before, after)],
  };
}

/** True when the same seats are asked the same questions as before. */
function isSameAsking(before: GameRecord, after: GameRecord): boolean {
  const [was, is] = [awaitedIn(before), awaitedIn(after)];
  return (
    was.length === is.length &&
    was.every(({ seat, askedRev }, at) => seat === is[at]?.seat && askedRev === is[at]?.askedRev)
  );
}

/**
 * The consequences of a change that leaves the open questions as they are: orders, a concession or a change of player.
 * The table message shows a change of player. A bot that takes over a seat answers when it is asked.
 */
function withSameQuestions(
  before: GameRecord,
  after: GameRecord,
  dueBefore: number | null,
  now: number,
): Consequences {
  const isHandedOver = before.occupants !== after.occupants;
  const isTold = before.lines.at(-1) !== after.lines.at(-1);
  // The table of a Mission shows what a hero plans while others are asked.
  const isPlanned = after.state.mission !== undefined && before.state.rev !== after.state.rev;
  if (isTaken(before, after)) {
    return { ...restartClock(after, now), status: 'live', outbox: [tableEntry()] };
  }
  return {
    record: after,
    status: 'live',
    dueAt: isHandedOver ? dueGoingOn(after, dueBefore, now) : dueBefore,
    outbox: [...(isHandedOver || isTold || isPlanned ? [tableEntry()] : []), ...fallenNotices(before, after)],
  };
}

/** True when a person takes a seat that was not theirs; they get the full time for their question. */
function isTaken({ occupants: before }: GameRecord, { occupants: after }: GameRecord): boolean {
  const userOf = (occupant: GameRecord['occupants'][number] | undefined) =>
    occupant?.kind === 'person' ? occupant.userId : null;
  return after.some((occupant, seat) => ![null, userOf(before[seat])].includes(userOf(occupant)));
}

/** Returns one notice for each person whose hero was defeated by this change while the others play on. */
function fallenNotices(
  before: GameRecord | null,
  { occupants, state }: GameRecord,
): readonly NewOutboxEntry[] {
  return state.seats.flatMap(({ defeated }, seat) => {
    const occupant = occupants[seat];
    const fell = defeated && before !== null && !before.state.seats[seat]?.defeated;
    if (!fell || occupant?.kind !== 'person') return [];
    return [noticeEntry({ kind: 'fallen', seat, userId: occupant.userId })];
  });
}

/** Ends a game without a winner at the wish of its people, with its last messages. */
export function calledOff(after: GameRecord): Consequences {
  return gameOver(after, 'called-off');
}

function gameOver(after: GameRecord, ending: Ending): Consequences {
  const { ownTimes: _, ...rest } = after;
  const record: GameRecord = { ...rest, ended: ending, marks: [], offers: [] };
  const { outcome } = record.state;
  const winners =
    outcome?.kind === 'won'
      ? playedSeats(record.state).flatMap((seat, index) => (seat.team === outcome.team ? [index] : []))
      : [];
  const { seed } = record.setup;
  return {
    record,
    status: 'finished',
    dueAt: null,
    outbox: [
      // The reward comes first, so that a message which Discord refuses does not delay it.
      ...(record.state.mission || record.state.crawl ? [{ kind: 'reward' as const, payload: {} }] : []),
      tableEntry(),
      noticeEntry({ kind: 'over', how: ending, winners, seed, seedHash: record.seedHash }),
      noticeEntry({ kind: 'result', how: ending, winners }),
      ...(record.sameDice?.of ? [noticeEntry({ kind: 'compared' })] : []),
      ...nextGameEntry(record),
    ],
  };
}

/** The next game of a series opens after the messages about the end of this one. */
function nextGameEntry(record: GameRecord): readonly NewOutboxEntry[] {
  const standing = standingOf(record);
  return standing === null || standing.isOver ? [] : [{ kind: 'next-game', payload: {} }];
}

/** The announcement of a game that follows another in a series, before its table. */
function seriesEntry(before: GameRecord | null, { series }: GameRecord): readonly NewOutboxEntry[] {
  return before === null && series && series.earlier.length > 0 ? [noticeEntry({ kind: 'series-game' })] : [];
}

/**
 * Returns the messages for new questions. The table of a new turn mentions the people asked. Within a turn, a ping goes
 * to people who were not active for some time.
 */
function outboxOf(
  before: GameRecord | null,
  record: GameRecord,
  now: number,
): { readonly record: GameRecord; readonly outbox: readonly NewOutboxEntry[] } {
  const people = awaitedPeople(record);
  const isNewTurn = before === null || turnOf(before.state).number !== turnOf(record.state).number;
  const askedBefore = new Set(before === null ? [] : awaitedIn(before).map(({ seat }) => seat));
  const waited = people.filter(
    ({ seat }) =>
      !askedBefore.has(seat) && now - (record.seen[seat] ?? 0) > timesOfPace(record.pace).pingAgainMs,
  );
  const called = isNewTurn ? people : waited;
  const seen = called.reduce((times, { seat }) => times.with(seat, now), record.seen);
  const ping = isNewTurn ? null : mentionsFor(waited, askedRevOf(record));
  return {
    record: { ...record, seen },
    outbox: [
      ...seriesEntry(before, record),
      // Above the table of the second side.
      ...(isSideDone(before, record) ? [noticeEntry({ kind: 'side' })] : []),
      tableEntry(isNewTurn ? idsOf(people) : []),
      ...(ping ? [noticeEntry({ kind: 'ping', ...ping })] : []),
      ...(isNewTurn ? earlyCalls(record) : []),
    ],
  };
}

/** True when the first side of a Mission ended with this change. */
function isSideDone(before: GameRecord | null, { state }: GameRecord): boolean {
  return before?.state.mission?.side === 0 && state.mission?.side === 1;
}

/**
 * The call for the person whose turn is next. It is posted only if they want that; in a live game nobody looks away for
 * a turn, and in a Mission, or a crawl played so, all heroes act at the same time.
 */
function earlyCalls({ state, occupants, pace }: GameRecord): readonly NewOutboxEntry[] {
  if (!isAsynchronous(pace) || actSideBySide(state)) return [];
  const { active, number } = turnOf(state);
  const count = occupants.length;
  const after = Array.from({ length: count - 1 }, (_, place) => (active + 1 + place) % count);
  const seat = after.find((one) => !state.seats[one]?.defeated);
  const occupant = seat === undefined ? undefined : occupants[seat];
  if (seat === undefined || occupant?.kind !== 'person') return [];
  return [noticeEntry({ kind: 'early', seat, userId: occupant.userId, turn: number })];
}

function idsOf(people: readonly AwaitedPerson[]): readonly string[] {
  return [...new Set(people.map(({ occupant }) => occupant.userId))];
}

/** Returns the people whom a notice mentions, with the newest `rev` of their questions; null when there are none. */
export function mentionsFor(people: readonly AwaitedPerson[], askedRev: number): Called | null {
  const [first, ...more] = people.map(({ seat, occupant }) => ({ seat, userId: occupant.userId }));
  if (!first) return null;
  return { ...first, askedRev, ...(more.length === 0 ? {} : { also: more }) };
}

/** The outbox entry that updates the table message. It notifies these people if a new message has to be posted. */
export function tableEntry(mention: readonly string[] = []): NewOutboxEntry {
  return { kind: 'table', payload: { mention: [...mention] } };
}

/** The entries for a change of the clock's next act: only the table of a Mission shows the clock. */
export function clockEntries({ state }: GameRecord): NewOutboxEntry[] {
  return state.mission === undefined ? [] : [tableEntry()];
}

export function noticeEntry(notice: Notice): NewOutboxEntry {
  const payload: { readonly [key: string]: Json } = { ...notice };
  return { kind: 'notice', payload };
}

/** The update for a press that changes only what the table shows. */
export function shownChange(
  game: LoadedGame,
  { interactionId }: Press,
  changes: Partial<GameRecord>,
): GameUpdate {
  const record = { ...game.record, ...changes };
  return quietUpdate(game, { record, outbox: [tableEntry()], interactionId });
}
