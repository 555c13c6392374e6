/** Selects pairings of heroes for runs that do not play all of them. */
import { listHeroes } from '../../src/engine/definitions.ts';

/** The number of opponents of each hero in CI. `ALL_PAIRINGS=1` selects all. */
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
 * `ALL_PAIRINGS=1` gives all of them.
 */
export function testedPairings(): [string, string][] {
  const heroes = listHeroes().map(({ id }) => id);
  const count = process.env.ALL_PAIRINGS === '1' ? heroes.length : MET_ON_A_PUSH;
  return heroes.flatMap((first) =>
    opponentsFor(heroes, first, count).map((second): [string, string] => [first, second]),
  );
}
