/** What the records of a person and of a server add up alike: the seats of many games. */
import { type LuckRecord, luckOf } from './luck-record.ts';
import type { BestHit, ResultSeat } from './result.ts';

/** One hit with the hero that made it. */
export interface RecordHit extends BestHit {
  readonly hero: string;
}

/** Whether a person played the seat at the end. People who were forgotten, and whose seat no bot played, were people. */
export function isOfPerson({ bot }: ResultSeat): boolean {
  return bot === undefined;
}

/** Returns the re-rolls of these seats against their exact chances. */
export function luckOfSeats(seats: readonly ResultSeat[]): LuckRecord {
  return luckOf(seats.map(({ figures }) => figures?.aims ?? {}));
}

/** Returns the biggest hit of these seats, the first of equal ones; null without any. */
export function biggestHitOf(seats: readonly ResultSeat[]): RecordHit | null {
  let biggest: RecordHit | null = null;
  for (const { hero, figures } of seats) {
    const hit = figures?.biggest;
    if (hit && hit.amount > (biggest?.amount ?? 0)) biggest = { ...hit, hero };
  }
  return biggest;
}
