/** Posts notices beside the table, and deletes reminders that are not needed any more. */
import { turnOf } from '../../engine/hosting.ts';
import type { Seat } from '../../engine/index.ts';
import type { OutboxEntry } from '../../store/index.ts';
import { clockEntries } from '../actions/consequences.ts';
import { awaitedIn, awaitedPeople, clockRev, isBotAsked } from '../actions/play.ts';
import { clockDueOf, countedFor, withDue } from '../actions/question-clock.ts';
import { dueAfterDelay } from '../clock/clock-times.ts';
import type { NextGameResult } from '../game-service.ts';
import { errorFields, type Log } from '../ports/log.ts';
import type { LateNews, Notice, TableRenderer } from '../ports/render.ts';
import { isFailure, SendFailure, type SendPort } from '../ports/send.ts';
import type { GameRecord } from '../repository/game-record.ts';
import type { GameRepository } from '../repository/game-repository.ts';
import { type LoadedGame, type NewOutboxEntry, quietUpdate } from '../repository/game-update.ts';
import { handsMayChange, peopleAt } from '../repository/occupants.ts';
import { awaitsSecond } from '../same-dice/seal.ts';
import { snapshotOf } from '../snapshot.ts';
import { courseOfGame, postAtFirst, postInParentChannel, type ReadLog } from './finish-post.ts';
import { noticePayload } from './notice-payload.ts';
import type { Delivered } from './outbox.ts';
import type { Posts } from './posted-once.ts';

/** The maximum delay of a reminder, in ms, with which the due time of the clock stays as it was set. */
const PROMPT_MS = 5_000;

/** Adds what a finished game brings to the records of its people, at most once for each game. */
export interface Rewards {
  /** @throws StoreUnavailable */
  reward(gameId: string, record: GameRecord): Promise<void>;
}

/** The dependencies of deliveries. */
export interface DeliveryParts<Payload> {
  readonly games: GameRepository;
  readonly send: SendPort<Payload>;
  /** The send port for messages that must be posted only once. */
  readonly posts: Posts<Payload>;
  readonly render: TableRenderer<Payload>;
  /** Opens the next game of the series of a finished game, at most once for each game. @throws StoreUnavailable */
  readonly openNext: (game: LoadedGame) => Promise<NextGameResult>;
  /** What a finished game adds to the records of its people; each does nothing for games of other modes. */
  readonly rewards: readonly Rewards[];
  /** Returns the present time in ms since 1970. */
  readonly now: () => number;
  readonly log: Log;
  /** Whether a person wants to be called one turn before their own; false when the store does not answer. */
  readonly callsEarly: (userId: string) => Promise<boolean>;
  /** Reads the complete log of a game. */
  readonly readLog: ReadLog;
  /** Returns what the archive adds to the message at the end of a game; null when it cannot be read. */
  readonly lateNews: (game: LoadedGame) => Promise<LateNews | null>;
}

export class NoticeDelivery<Payload> {
  readonly #parts: DeliveryParts<Payload>;

  constructor(parts: DeliveryParts<Payload>) {
    this.#parts = parts;
  }

  /** Posts the notice of an entry unless it is outdated. */
  async post(game: LoadedGame, entry: OutboxEntry): Promise<Delivered> {
    const written: Notice = noticePayload.parse(entry.payload);
    const settled = [entry.id];
    const timely = timelyOf(game.record, written);
    if (timely === null) return { settled, went: 'quiet' };
    if (timely.kind === 'early' && !(await this.#parts.callsEarly(timely.userId))) {
      return { settled, went: 'quiet' };
    }
    const notice = await this.#inTime(game, timely);
    const isEnd = (notice.kind === 'over' || notice.kind === 'result') && notice.how !== 'called-off';
    // What happened in a game is not told outside of it while others play on its dice.
    const isTold = isEnd && !(notice.kind === 'result' && awaitsSecond(game.record));
    const [summary = null] = isTold ? await courseOfGame(game, this.#parts.readLog) : [];
    const isNews = notice.kind === 'over' || notice.kind === 'compared';
    const news = isNews ? await this.#parts.lateNews(game) : null;
    if (notice.kind === 'compared' && !news?.compared) return { settled, went: 'quiet' };
    const payload = await this.#parts.render.renderNotice(snapshotOf(game), notice, summary, news);
    if (notice.kind === 'result') {
      const isPosted = await postInParentChannel(this.#parts, game, payload, entry.id);
      return { settled, went: isPosted ? 'posted' : 'quiet' };
    }
    if (notice.kind === 'compared') {
      const isPosted = await postAtFirst(this.#parts, game, payload, entry.id);
      return { settled, went: isPosted ? 'posted' : 'quiet' };
    }
    const people = peopleOf(game.record, notice);
    const messageId = await this.#parts.posts.postNotice(game.stored.channelId, payload, entry.id, people);
    if ('askedRev' in notice) {
      const calls = seatsCalledBy(notice);
      const { askedRev } = notice;
      await this.#keepReminder(game, { messageId, askedRev, ...(calls === null ? {} : { calls }) });
      if (calls !== null) await this.#removeEarlier(game, { messageId, askedRev, calls });
    }
    return { settled, went: 'posted' };
  }

  /** Deletes earlier reminders of the same question to the same people, such as those before a warning. */
  async #removeEarlier(
    game: LoadedGame,
    { messageId, askedRev, calls }: Required<GameRecord['reminders'][number]>,
  ): Promise<void> {
    const over = game.record.reminders.filter(
      (one) =>
        one.messageId !== messageId &&
        one.askedRev === askedRev &&
        one.calls?.every((seat) => calls.includes(seat)) === true,
    );
    await this.#remove(game, over);
  }

  /** Stores the message id of a reminder, which is deleted when its question is answered. */
  async #keepReminder({ stored }: LoadedGame, reminder: GameRecord['reminders'][number]): Promise<void> {
    await noteInRecord(this.#parts.games, stored.id, (now) => {
      const known = now.reminders.some(({ messageId }) => messageId === reminder.messageId);
      return known ? now : { ...now, reminders: [...now.reminders, reminder] };
    });
  }

  /** Deletes reminders of answered questions; a reminder that cannot be deleted stays. */
  async removeAnswered(game: LoadedGame): Promise<void> {
    const { record } = game;
    await this.#remove(
      game,
      record.reminders.filter(({ askedRev }) => !isAsked(record, askedRev)),
    );
  }

  async #remove({ stored }: LoadedGame, over: GameRecord['reminders']): Promise<void> {
    if (over.length === 0) return;
    for (const { messageId } of over) {
      await this.#parts.send.deleteMessage(stored.channelId, messageId).catch((failure: unknown) => {
        if (isFailure(failure, 'retry', 'rate') || !(failure instanceof SendFailure)) throw failure;
        this.#parts.log.info(
          { gameId: stored.id, ...errorFields(failure) },
          'a reminder that is not needed any more could not be deleted',
        );
      });
    }
    const done = new Set(over.map(({ messageId }) => messageId));
    await noteInRecord(this.#parts.games, stored.id, (now) => ({
      ...now,
      reminders: now.reminders.filter(({ messageId }) => !done.has(messageId)),
    }));
  }

  /** Restarts the time that a reminder grants when the reminder was delayed, such as while Discord was slow. */
  async #inTime({ stored, record }: LoadedGame, notice: Notice): Promise<Notice> {
    const { stage, times } = record.clock;
    const due = clockDueOf(record, stored.dueAt);
    if (due === null || notice.kind === 'ping' || notice.kind === 'take-back' || !('askedRev' in notice))
      return notice;
    const counted = countedFor(record, awaitedPeople(record));
    const least = dueAfterDelay(due, times, stage, this.#parts.now(), counted);
    const until = least - due <= PROMPT_MS ? due : least;
    if (until !== due) {
      const isSame = (now: GameRecord) => clockRev(now) === notice.askedRev && now.clock.stage === stage;
      await noteInRecord(
        this.#parts.games,
        stored.id,
        (now) => (isSame(now) ? withDue(now, until).record : now),
        {
          // A bot that is asked keeps its own due time.
          dueAt: (now, dueAt) => (isSame(now) && !isBotAsked(now) ? withDue(now, until).dueAt : dueAt),
          outbox: (now) => (isSame(now) ? clockEntries(now) : []),
        },
      );
    }
    return 'until' in notice ? { ...notice, until } : notice;
  }
}

interface Noted {
  /** Returns when the game is due; unchanged when left out. */
  readonly dueAt?: (record: GameRecord, before: number | null) => number | null;
  /** Returns further messages to send; none when left out. */
  readonly outbox?: (record: GameRecord) => readonly NewOutboxEntry[];
}

/**
 * Commits message ids without an action; the clock is unchanged unless `noted` changes it. The lane `answer` finishes a
 * started delivery before other tables.
 * @returns the stored game; null when the commit failed
 */
export async function noteInRecord(
  games: GameRepository,
  gameId: string,
  change: (record: GameRecord) => GameRecord,
  { dueAt = (_, before) => before, outbox = () => [] }: Noted = {},
): Promise<LoadedGame | null> {
  const changed = await games.change(
    () => games.byId(gameId),
    (game) => ({
      keep: quietUpdate(game, {
        record: change(game.record),
        dueAt: dueAt(game.record, game.stored.dueAt),
        outbox: outbox(game.record),
      }),
    }),
    'answer',
  );
  return changed.did === 'committed' ? changed.game : null;
}

/** The seats whose people a notice calls to their question; null for other notices. */
function seatsCalledBy(notice: Notice): readonly Seat[] | null {
  if (notice.kind !== 'ping' && notice.kind !== 'nudge' && notice.kind !== 'warning') return null;
  return [notice.seat, ...(notice.also ?? []).map(({ seat }) => seat)];
}

/** True when a question that was asked until `askedRev` is still open. */
function isAsked(record: GameRecord, askedRev: number): boolean {
  return awaitedIn(record).some((asked) => asked.askedRev <= askedRev);
}

/** Returns the notice without people who have answered since; null when it is outdated. */
function timelyOf(record: GameRecord, notice: Notice): Notice | null {
  // A person who was forgotten at the end of the game is not mentioned by a message that waited since before.
  const isThere = (userId: string) => peopleAt(record.occupants).includes(userId);
  if ('askedRev' in notice && !isAsked(record, notice.askedRev)) return null;
  if (notice.kind === 'early' && turnOf(record.state).number !== notice.turn) return null;
  if (notice.kind === 'hero-offer') {
    const isOpen = record.offers.some(({ seat, userId }) => seat === notice.seat && userId === notice.to);
    return isOpen ? notice : null;
  }
  if (notice.kind !== 'ping' && notice.kind !== 'nudge' && notice.kind !== 'warning') {
    const isReplaced = notice.kind === 'replaced';
    return isReplaced || !('userId' in notice) || isThere(notice.userId) ? notice : null;
  }
  const { seat, userId, also = [], askedRev, ...rest } = notice;
  const waited = awaitedPeople(record);
  const [first, ...more] = [{ seat, userId }, ...also].filter(
    (one) =>
      isThere(one.userId) && waited.some((asked) => asked.seat === one.seat && asked.askedRev <= askedRev),
  );
  return first ? { ...rest, ...first, askedRev, ...(more.length === 0 ? {} : { also: more }) } : null;
}

function peopleOf(record: GameRecord, notice: Notice): readonly string[] {
  const people = peopleAt(record.occupants);
  switch (notice.kind) {
    case 'over':
    case 'series-waits':
      return people;
    case 'asleep':
    case 'side':
    case 'back':
    case 'result':
    case 'compared':
    case 'series-game':
      return [];
    case 'take-back-refused':
      return people.filter((userId) => userId === notice.asker);
    case 'hero-offer':
      // Where people play against each other, all others are asked for their consent.
      return handsMayChange(record.state)
        ? [notice.to]
        : [notice.to, ...people.filter((userId) => userId !== notice.userId)];
    case 'take-back':
      return people.filter((userId) => notice.others.includes(userId));
    case 'away':
      return notice.isNews ? people.filter((userId) => userId !== notice.userId) : [];
    case 'gone':
      // Addressed to the other players: the person who left cannot see the channel.
      return people.filter((userId) => userId !== notice.userId);
    case 'ping':
    case 'nudge':
    case 'warning':
      return [...new Set([notice.userId, ...(notice.also ?? []).map(({ userId }) => userId)])];
    default:
      return [notice.userId];
  }
}
