/** Makes messages of outbox entries: the table, posted once a turn and edited within it, and the notices. */

import { z } from 'zod';
import { turnOf } from '../../engine/index.ts';
import type { OutboxEntry } from '../../store/index.ts';
import { stageMs } from './clock-times.ts';
import type { GameRecord } from './game-record.ts';
import type { KeptGame, KeptGames } from './kept-games.ts';
import { errorFields, type Log } from './log.ts';
import type { Deliver, Delivered } from './outbox.ts';
import { peopleAt } from './people-at.ts';
import { askedRevOf, askedSitter } from './play.ts';
import { quietDraft } from './quiet-draft.ts';
import { ENDINGS, type Notice, type TableRenderer } from './render-port.ts';
import { SendFailure, type SendPort } from './send-port.ts';
import { snapshotOf } from './snapshot.ts';

const tablePayload = z.looseObject({ version: z.int(), mention: z.string().nullable() });

const about = { seat: z.int().nonnegative(), userId: z.string() };
const question = { ...about, askedRev: z.int().nonnegative() };
const noticePayload = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ping'), ...question }),
  z.object({ kind: z.literal('nudge'), ...question }),
  z.object({ kind: z.literal('warning'), ...question, until: z.int(), forfeits: z.boolean() }),
  z.object({ kind: z.literal('gone'), ...question, until: z.int() }),
  z.object({ kind: z.literal('fallen'), ...about }),
  z.object({
    kind: z.literal('take-back'),
    ...question,
    actions: z.int(),
    others: z.array(z.string()).readonly(),
  }),
  z.object({ kind: z.literal('take-back-refused'), ...about }),
  z.object({ kind: z.literal('back') }),
  z.object({ kind: z.literal('autopilot'), ...about, left: z.int() }),
  z.object({
    kind: z.literal('over'),
    how: z.enum(ENDINGS),
    winners: z.array(z.int()),
    seed: z.string(),
    seedHash: z.string(),
  }),
]);

/** A reminder that is sent so soon after the clock acted, in ms, grants the time that was set then. */
const PROMPT_MS = 5_000;

export class Delivery<Payload> {
  readonly #games: KeptGames;
  readonly #send: SendPort<Payload>;
  readonly #render: TableRenderer<Payload>;
  readonly #now: () => number;
  readonly #log: Log;

  /** @param now ms since 1970 */
  constructor(
    games: KeptGames,
    send: SendPort<Payload>,
    render: TableRenderer<Payload>,
    now: () => number,
    log: Log,
  ) {
    this.#games = games;
    this.#send = send;
    this.#render = render;
    this.#now = now;
    this.#log = log;
  }

  /** Sends the first of the waiting entries, with what can be sent in one go. */
  readonly deliver: Deliver = (game, first, waiting) =>
    first.kind === 'table' ? this.#showTable(game, first, waiting) : this.#postNotice(game, first);

  /**
   * Brings the table message up to date, for all waiting table entries that the game already tells of.
   * An edit settles them all. A post settles its own only: its nonce must be the same when it is repeated
   * after a crash, and the chat then answers with the first post, which the other entries bring up to date.
   * A silent game's table is posted anew, which tells whether something can be posted again.
   */
  async #showTable(game: KeptGame, first: OutboxEntry, waiting: readonly OutboxEntry[]): Promise<Delivered> {
    const told = waiting.flatMap((entry) => {
      const { version, mention } = tablePayload.parse(entry.kind === 'table' ? entry.payload : NOT_TOLD);
      return version <= game.stored.version ? [{ id: entry.id, mention }] : [];
    });
    // Committed after the game was read: the next round reads both.
    if (told.length === 0) return { settled: [], went: 'quiet' };
    const { table, state, retired, silent } = game.record;
    const settled = told.map((entry) => entry.id);
    await this.#removeAnswered(game);
    if (
      !silent &&
      table &&
      table.turn === turnOf(state).number &&
      (await this.#edited(game, table.messageId))
    ) {
      if (retired.length > 0) await this.#retire(game);
      return { settled, went: 'quiet' };
    }
    try {
      await this.#postTable(game, first.id, mentionOf(game.record, told));
    } catch (error) {
      // Where nothing new can be posted, an earlier message may still be edited: the game can be played on.
      const standing = table ?? retired.at(-1);
      if (!isFailure(error, 'forbidden', 'archived') || !standing) throw error;
      if (!(await this.#edited(game, standing.messageId))) throw error;
      return { settled, went: 'barred' };
    }
    return { settled: [first.id], went: 'posted' };
  }

  async #edited(game: KeptGame, messageId: string): Promise<boolean> {
    const payload = await this.#render.renderTable(snapshotOf(game));
    try {
      await this.#send.editTable(game.stored.channelId, messageId, payload);
      return true;
    } catch (error) {
      if (isFailure(error, 'gone-message', 'old-edit', 'archived')) return false;
      throw error;
    }
  }

  async #postTable(game: KeptGame, nonce: string, mention: string | null): Promise<void> {
    const { id, channelId } = game.stored;
    const turn = turnOf(game.record.state);
    const payload = await this.#render.renderTable(snapshotOf(game));
    const messageId = await this.#send.postTable(channelId, payload, nonce, mention);
    const kept = await this.#keep(id, (record) => {
      const old = record.table;
      if (old?.messageId === messageId) return record;
      const past = old && {
        messageId: old.messageId,
        fromTurn: old.turn,
        toTurn: Math.max(old.turn, turn.number - 1),
      };
      return {
        ...record,
        table: { messageId, turn: turn.number },
        restored: record.restored && { ...record.restored, since: record.restored.since ?? messageId },
        retired: past ? [...record.retired, past] : record.retired,
      };
    });
    if (kept && kept.record.retired.length > 0) await this.#retire(kept);
  }

  /** Takes the buttons off earlier table messages. A message that can't be changed any more is no harm: its buttons are stale. */
  async #retire({ stored, record }: KeptGame): Promise<void> {
    const done = new Set<string>();
    for (const past of record.retired) {
      await this.#retireOne(stored.id, stored.channelId, record, past);
      done.add(past.messageId);
    }
    await this.#keep(stored.id, (now) => ({
      ...now,
      retired: now.retired.filter((past) => !done.has(past.messageId)),
    }));
  }

  async #retireOne(
    gameId: string,
    channelId: string,
    record: GameRecord,
    past: GameRecord['retired'][number],
  ): Promise<void> {
    const { messageId, fromTurn, toTurn } = past;
    const lines = record.lines
      .filter((line) => line.turn >= fromTurn && line.turn <= toTurn)
      .map((line) => line.text);
    const payload = await this.#render.renderPast({
      gameId,
      fromTurn,
      toTurn,
      lines,
      ...(record.language === undefined ? {} : { language: record.language }),
    });
    try {
      await this.#send.editTable(channelId, messageId, payload);
    } catch (error) {
      if (!(error instanceof SendFailure)) throw error;
      if (error.code === 'gone-message') return;
      if (error.code !== 'old-edit' && error.code !== 'invalid') throw error;
      await this.#send.deleteMessage(channelId, messageId).catch((failure: unknown) => {
        this.#log.info({ gameId, ...errorFields(failure) }, 'a past table keeps its stale buttons');
      });
    }
  }

  async #postNotice(game: KeptGame, entry: OutboxEntry): Promise<Delivered> {
    const written: Notice = noticePayload.parse(entry.payload);
    const settled = [entry.id];
    if (!isTimely(game.record, written)) return { settled, went: 'quiet' };
    const notice = await this.#inTime(game, written);
    const payload = await this.#render.renderNotice(snapshotOf(game), notice);
    const people = peopleOf(game.record, notice);
    const messageId = await this.#send.postNotice(game.stored.channelId, payload, entry.id, people);
    if ('askedRev' in notice) await this.#keepReminder(game, { messageId, askedRev: notice.askedRev });
    return { settled, went: 'posted' };
  }

  /** A reminder goes away again when its question is answered. */
  async #keepReminder({ stored }: KeptGame, reminder: GameRecord['reminders'][number]): Promise<void> {
    await this.#keep(stored.id, (now) => {
      const known = now.reminders.some(({ messageId }) => messageId === reminder.messageId);
      return known ? now : { ...now, reminders: [...now.reminders, reminder] };
    });
  }

  /** Takes reminders away whose question is answered; one that cannot be taken away stays as it is. */
  async #removeAnswered({ stored, record }: KeptGame): Promise<void> {
    const over = record.reminders.filter(({ askedRev }) => askedRev !== askedRevOf(record));
    if (over.length === 0) return;
    for (const { messageId } of over) {
      await this.#send.deleteMessage(stored.channelId, messageId).catch((failure: unknown) => {
        if (isFailure(failure, 'retry', 'rate') || !(failure instanceof SendFailure)) throw failure;
        this.#log.info({ gameId: stored.id, ...errorFields(failure) }, 'an answered reminder stays');
      });
    }
    const done = new Set(over.map(({ messageId }) => messageId));
    await this.#keep(stored.id, (now) => ({
      ...now,
      reminders: now.reminders.filter(({ messageId }) => !done.has(messageId)),
    }));
  }

  /** The time that a reminder grants runs from now: it may have waited while Discord was slow. */
  async #inTime({ stored, record }: KeptGame, notice: Notice): Promise<Notice> {
    const { stage, times } = record.clock;
    if (
      stored.dueAt === null ||
      notice.kind === 'ping' ||
      notice.kind === 'take-back' ||
      !('askedRev' in notice)
    )
      return notice;
    const full = this.#now() + stageMs(times, stage);
    const until = full - stored.dueAt <= PROMPT_MS ? stored.dueAt : full;
    if (until !== stored.dueAt) {
      const isSame = (now: GameRecord) => askedRevOf(now) === notice.askedRev && now.clock.stage === stage;
      await this.#keep(
        stored.id,
        (now) => now,
        (now, dueAt) => (isSame(now) ? until : dueAt),
      );
    }
    return 'until' in notice ? { ...notice, until } : notice;
  }

  /**
   * A commit of message ids: no action, no messages, and the clock goes on as it was, or until `dueAt` tells. What was
   * begun is finished before another table is.
   * @returns the game as it was kept; null when it could not be
   */
  async #keep(
    gameId: string,
    change: (record: GameRecord) => GameRecord,
    dueAt: (record: GameRecord, before: number | null) => number | null = (_, before) => before,
  ): Promise<KeptGame | null> {
    const changed = await this.#games.change(
      () => this.#games.byId(gameId),
      (game) => ({
        keep: quietDraft(game, {
          record: change(game.record),
          dueAt: dueAt(game.record, game.stored.dueAt),
        }),
      }),
      'answer',
    );
    return changed.did === 'committed' ? changed.game : null;
  }
}

/** Stands for entries of another kind: of no version that a game has. */
const NOT_TOLD = { version: Number.MAX_SAFE_INTEGER, mention: null };

/** The person to notify: named by one of the entries, and still the one who is asked. */
function mentionOf(record: GameRecord, entries: readonly { readonly mention: string | null }[]) {
  const asked = askedSitter(record);
  if (asked?.sitter.kind !== 'person') return null;
  const { userId } = asked.sitter;
  return entries.some((entry) => entry.mention === userId) ? userId : null;
}

/** Whether what a notice speaks of still is so. */
function isTimely(record: GameRecord, notice: Notice): boolean {
  if ('askedRev' in notice && notice.askedRev !== askedRevOf(record)) return false;
  // Whoever was forgotten when the game ended is not called by a message that has waited since before.
  return !('userId' in notice) || peopleAt(record.sitters).includes(notice.userId);
}

function peopleOf(record: GameRecord, notice: Notice): readonly string[] {
  const people = peopleAt(record.sitters);
  switch (notice.kind) {
    case 'over':
      return people;
    case 'back':
    case 'take-back-refused':
      return [];
    case 'take-back':
      return people.filter((userId) => notice.others.includes(userId));
    case 'gone':
      // For the others at the table: the person meant would not see it.
      return people.filter((userId) => userId !== notice.userId);
    default:
      return [notice.userId];
  }
}

function isFailure(error: unknown, ...codes: readonly SendFailure['code'][]): boolean {
  return error instanceof SendFailure && codes.includes(error.code);
}
