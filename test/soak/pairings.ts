/** Selects what a push plays of all cases and pairings; the long run plays all of them. */
import { listHeroes } from '../../src/engine/definitions.ts';

/** Whether this is the long run (`.ci/nightly`), which plays all pairings and more games. */
export const IS_LONG_RUN = process.env.ALL_PAIRINGS === '1';

/** Drawn by the commit in `.ci/run`: pushes take turns with the cases, and one commit always plays the same. */
const TURN = Number(process.env.SAMPLE ?? 0);

/** One in so many of the cases on a push, other ones with another commit; the long run takes all. */
export function oneIn<T>(every: number, cases: readonly T[]): T[] {
  if (IS_LONG_RUN) return [...cases];
  const first = TURN % Math.min(every, cases.length);
  return cases.filter((_, at) => at % every === first);
}

/** The number of opponents of each hero in CI. The long run plays all. */
const MET_ON_A_PUSH = 6;

/**
 * The opponents of a hero: itself first, the rest spread evenly over the other heroes. Every hero takes the second
 * seat as often as the first. The number of games grows with the number of heroes, not with its square.
 * @param count 1 or more
 */
export function opponentsFor(heroes: readonly string[], first: string, count: number): string[] {
  const at = heroes.indexOf(first);
  const most = Math.min(count, heroes.length);
  const steps = Array.from({ length: most }, (_, i) => Math.round((i * heroes.length) / most));
  return steps.flatMap((step) => heroes[(at + step) % heroes.length] ?? []);
}

/**
 * Ordered pairings of all playable heroes for a test: each hero has a few opponents, itself included.
 * The long run gives all of them.
 * @param met the number of opponents of each hero, 1 or more
 */
export function testedPairings(met = MET_ON_A_PUSH): [string, string][] {
  const heroes = listHeroes().map(({ id }) => id);
  const count = IS_LONG_RUN ? heroes.length : met;
  return heroes.flatMap((first) =>
    opponentsFor(heroes, first, count).map((second): [string, string] => [first, second]),
  );
}
