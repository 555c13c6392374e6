/**
 * Reminders of an open question: pings, the clock's reminder and its warning. They say what is asked, against whom and
 * until when, and carry the buttons of the question.
 */
import { TimestampStyles, time } from '@discordjs/builders';
import { missionById } from '../../engine/definitions.ts';
import { playedSeats } from '../../engine/hosting.ts';
import type { GameView, Seat } from '../../engine/index.ts';
import { type AwaitedPerson, awaitedPeople } from '../../games/actions/play.ts';
import type { Called, Notice } from '../../games/ports/render.ts';
import type { TableSnapshot } from '../../games/table-snapshot.ts';
import type { Row } from '../../render/components.ts';
import type { EmojiUse } from '../../render/emoji/emojis.ts';
import type { AskedHero } from '../../render/mission/mission-table.ts';
import { onOwnPanels, seatsOnMove } from '../../render/table/asked-people.ts';
import { button, buttonRows, type Place } from '../../render/table/parts.ts';
import { clipped, escaped, withoutDoubleStop } from '../../render/table/phrasing.ts';
import { nameOf } from '../../render/table/players.ts';
import { questionOf } from '../../render/table/question.ts';
import { questionRows } from '../../render/table/question-rows.ts';
import { matterOf } from '../../render/table/whose-move.ts';
import { type Words, wordsFor } from '../../words/index.ts';
import { heroName } from '../heroes.ts';
import { askedAt } from './asked-seat.ts';
import { playersOf } from './players.ts';
import { sinceFor } from './since.ts';

export type Reminder = Extract<Notice, { kind: 'ping' | 'nudge' | 'warning' }>;

/** Characters of what a person is asked. */
const MATTER_LENGTH = 400;
/** The most opponents that are named with their heroes. */
const FEW_OPPONENTS = 2;

export function isReminder(notice: Notice): notice is Reminder {
  return notice.kind === 'ping' || notice.kind === 'nudge' || notice.kind === 'warning';
}

/** Returns the lines below the call: the deadline, then for each person what is asked and what happened meanwhile. */
export function reminderLines(snapshot: TableSnapshot, reminder: Reminder): readonly string[] {
  const words = wordsFor(snapshot.language);
  const seats = seatsCalled(reminder);
  // A warning names its moment itself.
  const due = reminder.kind === 'warning' ? null : (snapshot.answerDueAt ?? null);
  return [
    ...(due === null ? [] : [words.notices.answerBefore(at(due, 'f'), at(due, 'R'))]),
    ...seats.flatMap((seat) => linesFor(snapshot, seat, seats.length > 1, words)),
  ];
}

function at(ms: number, style: 'f' | 'R'): string {
  return time(
    Math.floor(ms / 1_000),
    style === 'f' ? TimestampStyles.ShortDateTime : TimestampStyles.RelativeTime,
  );
}

function seatsCalled({ seat, also = [] }: Called): readonly Seat[] {
  return [seat, ...also.map((one) => one.seat)];
}

function linesFor(snapshot: TableSnapshot, seat: Seat, isOneOfSeveral: boolean, words: Words): string[] {
  const occupant = snapshot.occupants[seat];
  if (occupant === undefined) return [];
  const players = playersOf(snapshot);
  const { view, pending } = questionAt(snapshot, seat);
  const matter = matterOf(view, players, pending?.prompt ?? null, words);
  const who = isOneOfSeveral ? `**${nameOf(players, seat, words)}**` : null;
  const told = matter && words.notices.matter(whereOf(snapshot, view, seat, words), who, matter);
  const since = sinceFor({ ...snapshot, answerDueAt: null }, players, seat, words);
  return [
    ...(told ? [clipped(withoutDoubleStop(told), MATTER_LENGTH)] : []),
    ...(since === null ? [] : [isOneOfSeveral ? `${escaped(occupant.name)}: ${since}` : since]),
  ];
}

/** The question of a seat; one that several seats may answer is put to this one. */
function questionAt(snapshot: TableSnapshot, seat: Seat): AskedHero {
  const asked = askedAt(snapshot, seat);
  const { pending } = asked.view;
  if (pending === null || pending.seat === seat) return asked;
  const also = seatsOnMove(pending).filter((other) => other !== seat);
  return { ...asked, view: { ...asked.view, pending: { ...pending, seat, also } } };
}

/** Against whom, or in which Mission or crawl. */
function whereOf(
  { state, occupants }: TableSnapshot,
  { mission, crawl }: GameView,
  seat: Seat,
  words: Words,
): string {
  const { notices, missionTable } = words;
  if (mission) {
    return notices.inScenario(
      missionTable.standing(escaped(missionById(mission.id).name), Math.max(1, mission.round)),
    );
  }
  if (crawl) return notices.inScenario(words.crawl.heading(escaped(crawl.name), crawl.round));
  const own = state.seats[seat]?.team;
  const others = playedSeats(state).flatMap(({ team, hero, defeated }, other) => {
    const occupant = occupants[other];
    return occupant === undefined || team === own || defeated ? [] : [{ name: escaped(occupant.name), hero }];
  });
  const isFew = others.length <= FEW_OPPONENTS;
  return notices.against(
    others.map(({ name, hero }) => (isFew ? words.table.named(name, heroName(hero, words)) : name)),
  );
}

/**
 * Returns the rows below a reminder: the buttons of the question if one question is meant, then the person's hand, and
 * what helps those who wait. When people act on panels of their own, several at once, a button opens the presser's.
 */
export function reminderRows(snapshot: TableSnapshot, called: Called, emojiUse: EmojiUse): readonly Row[] {
  const seats = new Set(seatsCalled(called));
  const meant = awaitedPeople(snapshot).filter(
    ({ seat, askedRev }) => seats.has(seat) && askedRev <= called.askedRev,
  );
  return rowsFor(snapshot, meant, emojiUse);
}

/**
 * Returns the rows of a reminder that was pressed, as its question stands now.
 * @param rev the state's `rev` for which its buttons were made
 * @returns null when the person has answered everything that the reminder asks
 */
export function pressedReminderRows(
  snapshot: TableSnapshot,
  userId: string,
  rev: number,
  emojiUse: EmojiUse,
): readonly Row[] | null {
  const own = awaitedPeople(snapshot).filter(
    ({ occupant, askedRev }) => occupant.userId === userId && askedRev <= rev,
  );
  return own.length === 0 ? null : rowsFor(snapshot, own, emojiUse);
}

function rowsFor(
  snapshot: TableSnapshot,
  meant: readonly AwaitedPerson[],
  emojiUse: EmojiUse,
): readonly Row[] {
  const { gameId, state } = snapshot;
  const { notices, table, missionTable } = wordsFor(snapshot.language);
  const own: Place = { surface: 'notice', gameId, rev: state.rev };
  const rows = answerRows(snapshot, meant, emojiUse);
  const isHandFirst = rows === null || rows.length === 0;
  return [
    ...(rows ?? []),
    ...buttonRows([
      button(
        own,
        { verb: 'hand' },
        rows === null ? missionTable.myTurn : table.hand,
        isHandFirst ? 'primary' : 'secondary',
      ),
      button(own, { verb: 'waiting' }, notices.waiting),
      button({ ...own, surface: 'table' }, { verb: 'repost' }, notices.repost),
    ]),
  ];
}

/** The buttons of one question; none where it is answered from the hand, null for several questions. */
function answerRows(
  snapshot: TableSnapshot,
  meant: readonly AwaitedPerson[],
  emojiUse: EmojiUse,
): readonly Row[] | null {
  const [first] = meant;
  if (first === undefined) return [];
  const people = new Set(meant.map(({ occupant }) => occupant.userId));
  const { seat, view, pending, legal, ...marked } = questionAt(snapshot, first.seat);
  if (people.size > 1 && onOwnPanels(view)) return null;
  const question = questionOf(view, legal, pending);
  if (question === null || question.isPrivate) return [];
  // A person may play two heroes who act at once, so an answer names its hero.
  const acting = onOwnPanels(view) ? { seat } : {};
  return questionRows({
    place: { surface: 'notice', gameId: snapshot.gameId, rev: snapshot.state.rev, ...acting },
    view,
    players: playersOf(snapshot),
    question,
    ...marked,
    quickKeeps: marked.quickKeeps ?? [],
    defenses: marked.defenses ?? {},
    emojiUse,
    words: wordsFor(snapshot.language),
  });
}
