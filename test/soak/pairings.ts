/** The pairings of heroes that a push plays; the long run plays all of them. */
import { listHeroes } from '../../src/engine/definitions.ts';
import { IS_LONG_RUN } from '../sampling.ts';

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
