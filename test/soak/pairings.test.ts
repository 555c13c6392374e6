import { expect, it } from 'vitest';
import { opponentsFor } from './pairings.ts';

const HEROES = Array.from({ length: 19 }, (_, at) => `hero-${at}`);

it('each hero of a sample has the given number of opponents, itself included, and is as often an opponent', () => {
  const met = HEROES.map((hero) => opponentsFor(HEROES, hero, 5));
  for (const [at, others] of met.entries()) {
    expect(new Set(others).size).toBe(5);
    expect(others[0]).toBe(HEROES[at]);
    expect(met.filter((list) => list.includes(HEROES[at] ?? ''))).toHaveLength(5);
  }
});

it('a number of opponents at or above the number of heroes gives all pairings', () => {
  for (const count of [19, 40]) {
    expect(opponentsFor(HEROES, 'hero-7', count).toSorted()).toEqual(HEROES.toSorted());
  }
});
