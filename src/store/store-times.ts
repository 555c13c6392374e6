/** How long things are kept, and by which clock. */

const DAY_MS = 24 * 60 * 60 * 1_000;

export interface StoreTimes {
  /** Now, in ms since 1970. */
  readonly now: () => number;
  /** How long a finished game is kept after its end. */
  readonly finishedTtlMs: number;
  /** How long an interaction id is remembered: Discord's tokens die after 15 minutes, a day is ample. */
  readonly interactionTtlMs: number;
}

/** The times a store uses when the caller names none: finished games go after 90 days. */
export function storeTimes(options: {
  readonly now?: () => number;
  readonly finishedTtlMs?: number;
}): StoreTimes {
  return {
    now: options.now ?? Date.now,
    finishedTtlMs: options.finishedTtlMs ?? 90 * DAY_MS,
    interactionTtlMs: DAY_MS,
  };
}
