/**
 * What follows from a change of a game for everybody else: when its clock acts next, and which messages
 * go out. Decided in the same commit as the change itself.
 */
import { turnOf } from '../../engine/index.ts';
import type { GameStatus, Json } from '../../store/index.ts';
import { BOT_TAKEOVER_MS, nextTry, PING_AGAIN_MS } from './clock-times.ts';
import type { GameRecord } from './game-record.ts';
import type { OutboxDraft } from './kept-games.ts';
import { askedRevOf, askedSitter } from './play.ts';
import type { Ending, Notice } from './render-port.ts';

export interface Consequences {
  readonly record: GameRecord;
  readonly status: GameStatus;
  readonly dueAt: number | null;
  readonly outbox: readonly OutboxDraft[];
}

/**
 * @param before the record before the change, or null for a new game
 * @param ending how the game ended, when it is over after this change
 * @param dueBefore when the clock would have acted without the change
 * @param now ms since 1970
 */
export function consequencesOf(
  before: GameRecord | null,
  after: GameRecord,
  ending: Ending,
  dueBefore: number | null,
  now: number,
): Consequences {
  if (after.state.outcome) return gameOver(after, ending);
  if (before && askedRevOf(before) === askedRevOf(after)) {
    return unasked(before, after, dueBefore, now);
  }
  const record: GameRecord = { ...after, clock: { ...after.clock, stage: 'asked' } };
  const asked = withPing(before, record, now);
  return { ...asked, outbox: [...asked.outbox, ...fallenNotices(before, after)] };
}

/** Nobody is asked anew: somebody gave orders, conceded or left meanwhile. Where a bot took a seat over, the table shows it, and the bot answers if it is asked. */
function unasked(before: GameRecord, after: GameRecord, dueBefore: number | null, now: number): Consequences {
  const isHandedOver = before.sitters !== after.sitters;
  const isTold = before.lines.at(-1) !== after.lines.at(-1);
  const isAskedBot = isHandedOver && askedSitter(after)?.sitter.kind === 'bot';
  return {
    record: after,
    status: 'live',
    dueAt: isAskedBot ? dueAfterQuestion(after, now) : dueBefore,
    outbox: [...(isHandedOver || isTold ? [tableDraft(null)] : []), ...fallenNotices(before, after)],
  };
}

/** A person who falls while the others play on is told once, and never asked again. */
function fallenNotices(before: GameRecord | null, { sitters, state }: GameRecord): readonly OutboxDraft[] {
  return state.seats.flatMap(({ defeated }, seat) => {
    const sitter = sitters[seat];
    const fell = defeated && before !== null && !before.state.seats[seat]?.defeated;
    if (!fell || sitter?.kind !== 'person') return [];
    return [noticeDraft({ kind: 'fallen', seat, userId: sitter.userId })];
  });
}

function gameOver(after: GameRecord, ending: Ending): Consequences {
  const record: GameRecord = { ...after, ended: ending, keeps: [], picks: [] };
  const { outcome } = record.state;
  const winners =
    outcome?.kind === 'won'
      ? record.state.seats.flatMap((seat, index) => (seat.team === outcome.team ? [index] : []))
      : [];
  const { seed } = record.setup;
  return {
    record,
    status: 'finished',
    dueAt: null,
    outbox: [
      tableDraft(null),
      noticeDraft({ kind: 'over', how: ending, winners, seed, seedHash: record.seedHash }),
    ],
  };
}

/** A new turn's table names the person asked; in mid-turn a person is pinged who has waited a while. */
function withPing(before: GameRecord | null, record: GameRecord, now: number): Consequences {
  const asked = askedSitter(record);
  const dueAt = dueAfterQuestion(record, now);
  if (asked?.sitter.kind !== 'person') return { record, status: 'live', dueAt, outbox: [tableDraft(null)] };
  const { seat, sitter } = asked;
  const { userId } = sitter;
  const newTurn = before === null || turnOf(before.state).number !== turnOf(record.state).number;
  const askedBefore = before === null ? null : askedSitter(before);
  const waited = askedBefore?.seat !== seat && now - (record.seen[seat] ?? 0) > PING_AGAIN_MS[record.pace];
  const seen = newTurn || waited ? record.seen.with(seat, now) : record.seen;
  const outbox = newTurn
    ? [tableDraft(userId)]
    : waited
      ? [tableDraft(null), noticeDraft({ kind: 'ping', seat, userId, askedRev: askedRevOf(record) })]
      : [tableDraft(null)];
  return { record: { ...record, seen }, status: 'live', dueAt, outbox };
}

/** When the clock acts on a question put now, or tries to post again; null when the game is over. */
export function dueAfterQuestion(record: GameRecord, now: number): number | null {
  const asked = askedSitter(record);
  if (!asked) return null;
  if (asked.sitter.kind === 'bot') return now + BOT_TAKEOVER_MS;
  return record.silent ? nextTry(record.silentSince, now) : now + record.clock.times.nudgeMs;
}

/** The table message is to be brought up to date; `mention` is notified if it has to be posted anew. */
export function tableDraft(mention: string | null): OutboxDraft {
  return { kind: 'table', payload: { mention } };
}

export function noticeDraft(notice: Notice): OutboxDraft {
  const payload: { readonly [key: string]: Json } = { ...notice };
  return { kind: 'notice', payload };
}
