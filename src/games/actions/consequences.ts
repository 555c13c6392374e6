/**
 * What follows from a change of a game for everybody else: when its clock acts next, and which messages
 * go out. Decided in the same commit as the change itself.
 */
import { turnOf } from '../../engine/index.ts';
import type { GameStatus, Json } from '../../store/index.ts';
import { BOT_TAKEOVER_MS, nextTry, PING_AGAIN_MS } from '../clock/clock-times.ts';
import type { Press } from '../game-service.ts';
import type { Ending, Notice } from '../ports/render.ts';
import { awayUntil, type GameRecord } from '../repository/game-record.ts';
import {
  type GameUpdate,
  type LoadedGame,
  type NewOutboxEntry,
  quietUpdate,
} from '../repository/game-update.ts';
import { askedOccupant, askedRevOf } from './play.ts';

export interface Consequences {
  readonly record: GameRecord;
  readonly status: GameStatus;
  readonly dueAt: number | null;
  readonly outbox: readonly NewOutboxEntry[];
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

/**
 * The open question stays: somebody gave orders, conceded or left. When a bot took over a seat, the table shows it, and
 * the bot answers if it is asked.
 */
function unasked(before: GameRecord, after: GameRecord, dueBefore: number | null, now: number): Consequences {
  const isHandedOver = before.occupants !== after.occupants;
  const isTold = before.lines.at(-1) !== after.lines.at(-1);
  const isAskedBot = isHandedOver && askedOccupant(after)?.occupant.kind === 'bot';
  return {
    record: after,
    status: 'live',
    dueAt: isAskedBot ? dueAfterQuestion(after, now) : dueBefore,
    outbox: [...(isHandedOver || isTold ? [tableEntry(null)] : []), ...fallenNotices(before, after)],
  };
}

/** One notice for each person whose hero has just fallen while the others play on. */
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

function gameOver(after: GameRecord, ending: Ending): Consequences {
  const record: GameRecord = { ...after, ended: ending, keptDice: [], picks: [] };
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
      tableEntry(null),
      noticeEntry({ kind: 'over', how: ending, winners, seed, seedHash: record.seedHash }),
      noticeEntry({ kind: 'result', how: ending, winners }),
    ],
  };
}

/** A new turn's table names the person asked; in mid-turn a person is pinged who has waited a while. */
function withPing(before: GameRecord | null, record: GameRecord, now: number): Consequences {
  const asked = askedOccupant(record);
  const dueAt = dueAfterQuestion(record, now);
  if (asked?.occupant.kind !== 'person') return { record, status: 'live', dueAt, outbox: [tableEntry(null)] };
  const { seat, occupant } = asked;
  const { userId } = occupant;
  const newTurn = before === null || turnOf(before.state).number !== turnOf(record.state).number;
  const askedBefore = before === null ? null : askedOccupant(before);
  const waited = askedBefore?.seat !== seat && now - (record.seen[seat] ?? 0) > PING_AGAIN_MS[record.pace];
  const seen = newTurn || waited ? record.seen.with(seat, now) : record.seen;
  const outbox = newTurn
    ? [tableEntry(userId)]
    : waited
      ? [tableEntry(null), noticeEntry({ kind: 'ping', seat, userId, askedRev: askedRevOf(record) })]
      : [tableEntry(null)];
  return { record: { ...record, seen }, status: 'live', dueAt, outbox };
}

/** When the clock acts on a question put now, or tries to post again; null when the game is over. */
export function dueAfterQuestion(record: GameRecord, now: number): number | null {
  const asked = askedOccupant(record);
  if (!asked) return null;
  if (asked.occupant.kind === 'bot') return now + BOT_TAKEOVER_MS;
  if (record.silent) return nextTry(record.silentSince, now);
  return Math.max(now, awayUntil(record, asked.seat)) + record.clock.times.nudgeMs;
}

/** The table message is to be brought up to date; `mention` is notified if it has to be posted anew. */
export function tableEntry(mention: string | null): NewOutboxEntry {
  return { kind: 'table', payload: { mention } };
}

export function noticeEntry(notice: Notice): NewOutboxEntry {
  const payload: { readonly [key: string]: Json } = { ...notice };
  return { kind: 'notice', payload };
}

/** A press that changes what the table shows, and no more. */
export function shownChange(
  game: LoadedGame,
  { interactionId }: Press,
  changes: Partial<GameRecord>,
): GameUpdate {
  const record = { ...game.record, ...changes };
  return quietUpdate(game, { record, outbox: [tableEntry(null)], interactionId });
}
