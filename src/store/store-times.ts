/** Retention times and their clock. */

const DAY_MS = 24 * 60 * 60 * 1_000;

export interface StoreTimes {
  /** Returns the present time in ms since 1970. */
  readonly now: () => number;
  /** How long a finished game is stored after its end, in ms. */
  readonly finishedTtlMs: number;
  /** How long an interaction id is stored, in ms: Discord's tokens expire after 15 minutes, so a day is enough. */
  readonly interactionTtlMs: number;
}

/** Returns the retention times with defaults: finished games are deleted after 90 days. */
export function storeTimes(options: {
  readonly now?: (() => number) | undefined;
  readonly finishedTtlMs?: number | undefined;
}): StoreTimes {
  return {
    now: options.now ?? Date.now,
    finishedTtlMs: options.finishedTtlMs ?? 90 * DAY_MS,
    interactionTtlMs: DAY_MS,
  };
}

/** Redis' own expiry is a fallback one day after the sweep, which also removes the indexes. */
const EXPIRY_GRACE_MS = DAY_MS;

/** Returns the lifetime of the keys of a finished game in Redis, in ms. */
export function keyLifetimeMs({ finishedTtlMs }: StoreTimes): number {
  return finishedTtlMs + EXPIRY_GRACE_MS;
}
