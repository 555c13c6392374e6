/** What several programs on one store agree on: who runs, and how many requests each may send. */

/** The answer to a program that asks for requests of the common budget. */
export interface GrantedRequests {
  /** How many may be sent now; from 0 to the number that was asked for. */
  readonly granted: number;
  /** When the next one is free, in ms from now; 0 when all were granted. */
  readonly waitMs: number;
}

/** Each call rejects with StoreUnavailable when the store does not answer. */
export interface Programs {
  /**
   * Notes a running program for some time; to be repeated before the time is over.
   * @param id differs for each program
   * @param note a text of the program's own
   * @param ttlMs how long the note is kept; 0 removes it
   * @returns the notes of all running programs, its own included
   */
  note(id: string, note: string, ttlMs: number): Promise<readonly string[]>;
  /**
   * Takes requests from the budget of all programs. In no second are more granted than `perSecond`.
   * @param wanted 1 or more
   * @param perSecond the limit of the whole bot, 1 or more
   */
  takeRequests(wanted: number, perSecond: number): Promise<GrantedRequests>;
}

/** How many requests may leave at once, as a share of the limit. */
const AT_ONCE = 0.06;
const MOST_AT_ONCE = 3;

/**
 * The pace of a budget. A second that begins with all saved requests holds those and what becomes free in it, which
 * together are the limit.
 * @param perSecond 1 or more
 * @returns the time between two requests in ms, and how many are saved up
 */
export function paceOf(perSecond: number): { readonly everyMs: number; readonly atOnce: number } {
  const atOnce = Math.max(1, Math.min(MOST_AT_ONCE, Math.floor(perSecond * AT_ONCE)));
  return { everyMs: 1_000 / Math.max(perSecond - atOnce, perSecond / 2), atOnce };
}
