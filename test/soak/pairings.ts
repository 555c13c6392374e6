/** Selects pairings of heroes if not all are played. */
import { listHeroes } from '../../src/engine/definitions.ts';

/** Opponents of each hero in CI; the nightly run with `ALL_PAIRINGS=1` plays all. */
const MET_ON_A_PUSH = 6;

/**
 * The opponents of each hero: the given number, itself first, spread evenly over the others, so that every hero
 * takes the second seat as often as the first and the work grows with the heroes, not with their square.
 * @param count 1 or more
 */
export function opponentsFor(heroes: readonly string[], first: string, count: number): string[] {
  const at = heroes.indexOf(first);
  const most = Math.min(count, heroes.length);
  const steps = Array.from({ length: most }, (_, i) => Math.round((i * heroes.length) / most));
  return steps.flatMap((step) => heroes[(at + step) % heroes.length] ?? []);
}

/**
 * Ordered pairings of all playable heroes for a test: each hero has a few opponents, itself among them.
 * `ALL_PAIRINGS=1` gives all of them.
 */
export function testedPairings(): [string, string][] {
  const heroes = listHeroes().map(({ id }) => id);
  const count = process.env.ALL_PAIRINGS === '1' ? heroes.length : MET_ON_A_PUSH;
  return heroes.flatMap((first) =>
    opponentsFor(heroes, first, count).map((second): [string, string] => [first, second]),
  );
}
