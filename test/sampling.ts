/** Selects what a push plays of all cases; the long run plays all of them. */

/** Whether this is the long run (`.ci/nightly`), which plays all cases and runs all files. */
export const IS_LONG_RUN = process.env.ALL_PAIRINGS === '1';

/** Drawn by the commit in `.ci/run`: pushes take turns, and one commit always plays the same. Null elsewhere. */
export const SAMPLE = process.env.SAMPLE === undefined ? null : Number(process.env.SAMPLE);

/** One in so many of the cases on a push, other ones with another commit; the long run takes all. */
export function oneIn<T>(every: number, cases: readonly T[]): T[] {
  if (IS_LONG_RUN) return [...cases];
  const first = (SAMPLE ?? 0) % Math.min(every, cases.length);
  return cases.filter((_, at) => at % every === first);
}
