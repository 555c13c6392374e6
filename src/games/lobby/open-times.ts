/** The time until which a record is open, also when the machine's clock was wrong as it was set or is wrong now. */
import { CLOCK_TOLERANCE_MS } from '../clock/clock-times.ts';

/**
 * An expiry that is over for longer, in ms, was not seen by a clock that was right: open records are looked at every few
 * seconds. The bot was off or the clock jumped, so that nobody could answer in time.
 */
const LONGEST_DELAY_MS = 2 * 24 * 60 * 60_000;

/**
 * Returns until when a record is open (ms since 1970): its own time, or its whole life from now on where that time cannot
 * be true.
 * @param lifeMs how long such a record is open
 * @param now ms since 1970
 */
export function possibleExpiry(expiresAt: number, lifeMs: number, now: number): number {
  const isTooLate = expiresAt > now + lifeMs + CLOCK_TOLERANCE_MS;
  return isTooLate || now - expiresAt > LONGEST_DELAY_MS ? now + lifeMs : expiresAt;
}
