/** Delivers outbox entries: tables here, posted once a turn and edited within the turn; notices in `NoticeDelivery`. */

import { z } from 'zod';
import { turnOf } from '../../engine/hosting.ts';
import type { OutboxEntry } from '../../store/index.ts';
import { awaitedPeople, doesPersonWaitForBots } from '../actions/play.ts';
import { errorFields } from '../ports/log.ts';
import { isFailure, SendFailure } from '../ports/send.ts';
import type { GameRecord } from '../repository/game-record.ts';
import type { LoadedGame } from '../repository/game-update.ts';
import { snapshotOf } from '../snapshot.ts';
import { type DeliveryParts, NoticeDelivery, noteInRecord } from './notice-delivery.ts';
import type { Deliver, Delivered } from './outbox.ts';
import { callingNonce } from './posted-once.ts';

/** Earlier versions wrote one person or null. */
const mention = z.union([
  z.array(z.string()),
  z.string().transform((userId) => [userId]),
  z.null().transform((): string[] => []),
]);

const tablePayload = z.looseObject({ version: z.int(), mention });

export class Delivery<Payload> {
  readonly #parts: DeliveryParts<Payload>;
  readonly #notices: NoticeDelivery<Payload>;

  constructor(parts: DeliveryParts<Payload>) {
    this.#parts = parts;
    this.#notices = new NoticeDelivery(parts);
  }

  /** Sends the first waiting entry, together with the entries that the same message settles. */
  readonly deliver: Deliver = (game, first, waiting) => {
    if (first.kind === 'reward') return this.#reward(game, first);
    if (first.kind === 'next-game') return this.#openNext(game, first);
    return first.kind === 'table' ? this.#showTable(game, first, waiting) : this.#notices.post(game, first);
  };

  async #reward({ stored, record }: LoadedGame, { id }: OutboxEntry): Promise<Delivered> {
    for (const rewards of this.#parts.rewards) await rewards.reward(stored.id, record);
    return { settled: [id], went: 'quiet' };
  }

  /** Opens the next game of a series; people are told why when it cannot be opened. */
  async #openNext(game: LoadedGame, entry: OutboxEntry): Promise<Delivered> {
    const opened = await this.#parts.openNext(game);
    if (opened === 'begun' || opened === 'none') return { settled: [entry.id], went: 'quiet' };
    const payload = { kind: 'series-waits', because: opened.refused };
    return this.#notices.post(game, { ...entry, kind: 'notice', payload });
  }

  /**
   * Updates the table message for all waiting table entries up to the game's version. An edit settles all of them. A
   * post settles only its own entry: after a crash the post is repeated with the same nonce, the chat returns the first
   * post, and the other entries update it. The table of a silent game is posted again, to find out whether posting
   * works.
   */
  async #showTable(
    game: LoadedGame,
    first: OutboxEntry,
    waiting: readonly OutboxEntry[],
  ): Promise<Delivered> {
    const told = waiting.flatMap((entry) => {
      const { version, mention: named } = tablePayload.parse(
        entry.kind === 'table' ? entry.payload : NOT_TOLD,
      );
      return version <= game.stored.version ? [{ id: entry.id, mention: named }] : [];
    });
    // The entry was committed after the game was read; the next round reads both again.
    if (told.length === 0) return { settled: [], went: 'quiet' };
    const { table, state, retired, reminders, silent } = game.record;
    const settled = told.map((entry) => entry.id);
    if (waitsForBots(game.record) && !mayBePosted(game.record, told)) return { settled, went: 'quiet' };
    if (reminders.length > 0) await this.#notices.removeAnswered(game);
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
      await this.#postTable(game, first.id, mentionsOf(game.record, told));
    } catch (error) {
      // When posting is forbidden, an earlier message may still be editable, so that the game can continue.
      const standing = table ?? retired.at(-1);
      if (!isFailure(error, 'forbidden', 'archived') || !standing) throw error;
      if (!(await this.#edited(game, standing.messageId))) throw error;
      return { settled, went: 'barred' };
    }
    return { settled: [first.id], went: 'posted' };
  }

  async #edited(game: LoadedGame, messageId: string): Promise<boolean> {
    const payload = await this.#parts.render.renderTable(snapshotOf(game));
    try {
      await this.#parts.send.editTable(game.stored.channelId, messageId, payload);
      return true;
    } catch (error) {
      if (isFailure(error, 'gone-message', 'old-edit', 'archived')) return false;
      throw error;
    }
  }

  async #postTable(game: LoadedGame, nonce: string, mentions: readonly string[]): Promise<void> {
    const { id, channelId } = game.stored;
    const turn = turnOf(game.record.state);
    const payload = await this.#parts.render.renderTable(snapshotOf(game));
    const { posts } = this.#parts;
    const first = await posts.postTable(channelId, payload, nonce, mentions);
    const isCalled = mentions.every((userId) => first.called.includes(userId));
    const { messageId } = isCalled
      ? first
      : await posts.postTable(channelId, payload, callingNonce(nonce), mentions);
    const kept = await noteInRecord(this.#parts.games, id, (record) => {
      const old = record.table;
      if (old?.messageId === messageId) return record;
      const past = old && {
        messageId: old.messageId,
        fromTurn: old.turn,
        toTurn: Math.max(old.turn, turn.number - 1),
      };
      const uncalled = isCalled
        ? []
        : [{ messageId: first.messageId, fromTurn: turn.number, toTurn: turn.number }];
      return {
        ...record,
        table: { messageId, turn: turn.number },
        restored: record.restored && { ...record.restored, since: record.restored.since ?? messageId },
        retired: [...record.retired, ...(past ? [past] : []), ...uncalled],
      };
    });
    if (kept && kept.record.retired.length > 0) await this.#retire(kept);
  }

  /**
   * Removes the buttons of earlier table messages. A message that cannot be edited may keep its buttons, as they are
   * stale.
   */
  async #retire(game: LoadedGame): Promise<void> {
    const { stored, record } = game;
    const done = new Set<string>();
    for (const past of record.retired) {
      await this.#retireOne(game, past);
      done.add(past.messageId);
    }
    await noteInRecord(this.#parts.games, stored.id, (now) => ({
      ...now,
      retired: now.retired.filter((past) => !done.has(past.messageId)),
    }));
  }

  async #retireOne(game: LoadedGame, past: GameRecord['retired'][number]): Promise<void> {
    const { stored, record } = game;
    const { id: gameId, channelId } = stored;
    const { messageId, fromTurn, toTurn } = past;
    const lines = record.lines
      .filter((line) => line.turn >= fromTurn && line.turn <= toTurn)
      .map((line) => line.text);
    const payload = await this.#parts.render.renderPast({
      snapshot: snapshotOf(game),
      fromTurn,
      toTurn,
      lines,
    });
    try {
      await this.#parts.send.editTable(channelId, messageId, payload);
    } catch (error) {
      if (!(error instanceof SendFailure)) throw error;
      if (error.code === 'gone-message') return;
      if (error.code !== 'old-edit' && error.code !== 'invalid') throw error;
      await this.#parts.send.deleteMessage(channelId, messageId).catch((failure: unknown) => {
        this.#parts.log.info({ gameId, ...errorFields(failure) }, 'a past table keeps its stale buttons');
      });
    }
  }
}

/**
 * Whether a person waits while only bots are asked. Their moves are committed at once and bring a table of their own, so
 * the table waits for them: one press of a person is one edit.
 */
function waitsForBots(record: GameRecord): boolean {
  return record.table !== null && !record.silent && doesPersonWaitForBots(record);
}

/**
 * Whether the table of this turn may have been posted for somebody without being known: the program died in between, and
 * a person has pressed on it. It is posted with the same nonce then, so that the chat returns it.
 */
function mayBePosted(
  { table, state }: GameRecord,
  told: readonly { readonly mention: readonly string[] }[],
): boolean {
  return table?.turn !== turnOf(state).number && told.some((entry) => entry.mention.length > 0);
}

/** A payload for entries of other kinds; no game reaches its version. */
const NOT_TOLD = { version: Number.MAX_SAFE_INTEGER, mention: [] };

/** Returns the people to notify: named by an entry and still asked. */
function mentionsOf(
  record: GameRecord,
  entries: readonly { readonly mention: readonly string[] }[],
): readonly string[] {
  const asked = awaitedPeople(record).map(({ occupant }) => occupant.userId);
  const named = new Set(entries.flatMap((entry) => entry.mention));
  return [...new Set(asked)].filter((userId) => named.has(userId));
}
