/**
 * Due times that cannot be true: the machine's clock was ahead or behind when they were set. Their games would be
 * reminded at once, or not for as long as the clock was wrong.
 */
import type { GameStore } from '../../store/index.ts';
import { awaitedPeople } from '../actions/play.ts';
import type { GameRecord } from '../repository/game-record.ts';
import { awayUntil, restsAt } from '../repository/occupants.ts';
import type { Absence } from '../table-snapshot.ts';
import { CLOCK_TOLERANCE_MS, nextTry, stageMs } from './clock-times.ts';
import type { PollResult } from './due-games.ts';
import { countedFrom } from './own-times.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The longest absence that a game grants, in ms. */
const LONGEST_ABSENCE_MS = 14 * DAY;
/** A time that is over for longer was not set by a clock that was right: no bot is off for so long. */
const LONGEST_DELAY_MS = 30 * DAY;
/** Games due later than this are looked at; the shortest stage of the clock is two minutes. */
const LOOK_AFTER_MS = 3 * MINUTE;
/** How often all are looked at, in ms, besides the start and after the clock was set back. */
const LOOK_EVERY_MS = 60 * MINUTE;
/** Further looks after the clock was set back: a game that is busy at the first may keep its wrong time. */
const LOOKS_AFTER_SET_BACK = 3;
const LOOK_AGAIN_MS = 3_000;
/** How often due times that no game has are looked for, in ms: hardly ever any, so that the look costs next to nothing. */
const LOOK_FAR_EVERY_MS = 5_000;
const FAR_MS = LONGEST_ABSENCE_MS + 8 * DAY;
/** The maximum number of games per look; the latest due times come first. */
const PORTION = 1_000;

/** True when no clock that is right can have set this due time of a game that waits for people. */
export function isImpossibleDue(record: GameRecord, dueAt: number, now: number): boolean {
  if (record.silent) return dueAt > nextTry(0, now) + CLOCK_TOLERANCE_MS;
  if (now - dueAt > LONGEST_DELAY_MS) return true;
  const back = awaitedPeople(record).map(({ seat }) => awayUntil(record, seat));
  const absence = Math.max(0, Math.min(...back) - now);
  if (awaitedPeople(record).some(({ seat }) => isInFuture(record.away?.[seat]?.from, now))) return true;
  if (absence > LONGEST_ABSENCE_MS + CLOCK_TOLERANCE_MS) return true;
  const { times, stage } = record.clock;
  const latest = awaitedPeople(record).map(({ seat }) =>
    countedFrom(now + absence, stageMs(times, stage), restsAt(record, seat)),
  );
  return dueAt > Math.max(...latest) + CLOCK_TOLERANCE_MS;
}

function isInFuture(at: number | null | undefined, now: number): boolean {
  return typeof at === 'number' && at > now + CLOCK_TOLERANCE_MS;
}

/** Returns the record without absences, waits and silences that a clock that is right cannot have noted. */
export function withPossibleTimes(record: GameRecord, now: number): GameRecord {
  const { away, silentSince, waits } = record;
  return {
    ...record,
    ...(away ? { away: away.map((one) => possibleAbsence(one, now)) } : {}),
    ...(isInFuture(silentSince, now) ? { silentSince: now } : {}),
    // Waits that a clock far behind noted would let the others act at the first reminder.
    waits: waits.map((since) =>
      since !== 0 && (isInFuture(since, now) || now - since > LONGEST_DELAY_MS) ? now : since,
    ),
  };
}

/** Returns the absence as it was announced, from now on; one that would last longer than any does ends now. */
function possibleAbsence(absence: Absence, now: number): Absence {
  const { from, until } = absence;
  if (isInFuture(from, now) && until - from <= LONGEST_ABSENCE_MS && from !== until) {
    return { ...absence, from: now, until: now + until - from };
  }
  return until > now + LONGEST_ABSENCE_MS + CLOCK_TOLERANCE_MS ? { ...absence, until: now } : absence;
}

export interface DueTimesParts {
  readonly store: Pick<GameStore, 'listDueAfter'>;
  /** Continues one game; never rejects. */
  readonly see: (gameId: string) => Promise<void>;
  readonly now: () => number;
  /** Returns a time that no clock change affects, in ms. */
  readonly elapsed?: () => number;
}

/** Finds games with late due times at the start, after the clock was set back, and every hour. */
export class DueTimes {
  readonly #parts: DueTimesParts;
  readonly #elapsed: () => number;
  #lastNow = Number.NEGATIVE_INFINITY;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #looksLeft = 0;
  #lookedFarAt = Number.NEGATIVE_INFINITY;

  constructor(parts: DueTimesParts) {
    this.#parts = parts;
    this.#elapsed = parts.elapsed ?? (() => performance.now());
  }

  /** @throws StoreUnavailable */
  async look(): Promise<PollResult> {
    const { store, see, now } = this.#parts;
    const at = now();
    const wasSetBack = at < this.#lastNow - CLOCK_TOLERANCE_MS;
    this.#lastNow = at;
    if (wasSetBack) this.#looksLeft = LOOKS_AFTER_SET_BACK;
    const every = this.#looksLeft > 0 ? LOOK_AGAIN_MS : LOOK_EVERY_MS;
    const isFar = !wasSetBack && this.#elapsed() - this.#lookedAt < every;
    if (isFar && this.#elapsed() - this.#lookedFarAt < LOOK_FAR_EVERY_MS) return { done: Promise.resolve() };
    if (!wasSetBack && !isFar) this.#looksLeft = Math.max(0, this.#looksLeft - 1);
    const late = await store.listDueAfter(at + (isFar ? FAR_MS : LOOK_AFTER_MS), PORTION);
    this.#lookedFarAt = this.#elapsed();
    if (!isFar) this.#lookedAt = this.#elapsed();
    // One after another: they are many, and none is urgent.
    const seeAll = async () => {
      for (const gameId of late) await see(gameId);
    };
    return { done: seeAll() };
  }
}
