import '../../src/content/index.ts';
import { describe, expect, it } from 'vitest';
import { listHeroes } from '../../src/engine/definitions.ts';
import { MODE_IDS } from '../../src/engine/hosting.ts';
import { oneIn } from '../sampling.ts';
import { setupOf, soakMode } from './modes.ts';

const heroes = listHeroes().map(({ id }) => id);

describe('the soak of a mode', () => {
  it('includes every hero when it plays as many games as there are heroes, at every number of seats', () => {
    const options = { mode: 'koth' as const, games: heroes.length, seed: 'x', heroes, reload: false };
    const setups = heroes.map((_, index) => setupOf(options, index));
    expect(
      heroes.filter((hero) => !setups.some(({ seats }) => seats.some((one) => one.hero === hero))),
    ).toEqual([]);
    expect(new Set(setups.map(({ seats }) => seats.length))).toEqual(new Set([3, 4, 5, 6]));
  });

  it.each(oneIn(2, MODE_IDS))(
    'finishes games of %s by random players, by bots and by both',
    (mode) => {
      const result = soakMode({ mode, games: 3, seed: 'short', heroes, reload: true }, () => undefined);
      expect(result.failed).toEqual([]);
      expect(result.ended).toBe(3);
    },
    300_000,
  );
});
