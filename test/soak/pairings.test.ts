import { expect, it } from 'vitest';
import { opponentsFor } from './pairings.ts';

const HEROES = Array.from({ length: 19 }, (_, at) => `hero-${at}`);

it('each hero of a sampled soak meets so many, itself among them, and sits second as often', () => {
  const met = HEROES.map((hero) => opponentsFor(HEROES, hero, 5));
  for (const [at, others] of met.entries()) {
    expect(new Set(others).size).toBe(5);
    expect(others[0]).toBe(HEROES[at]);
    expect(met.filter((list) => list.includes(HEROES[at] ?? ''))).toHaveLength(5);
  }
});

it('all meet all where as many are asked for as there are, or more', () => {
  for (const count of [19, 40]) {
    expect(opponentsFor(HEROES, 'hero-7', count).toSorted()).toEqual(HEROES.toSorted());
  }
});
