import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import type { GameSetup } from '../../../src/engine/index.ts';
import { pressesOfRounds } from './presses.ts';

const HEROES = ['barbarian', 'monk', 'paladin', 'huntress'];
const GAMES = 4;

const setups = (mode: 'crawl' | 'boss-battle', id: string): GameSetup[] =>
  Array.from({ length: GAMES }, (_, game) => ({
    mode,
    seats: HEROES.map((hero) => ({ hero })),
    seed: `presses ${game}`,
    first: 'roll',
    crawl: { id, atOnce: true },
  }));

describe('a round of a hero', () => {
  it.each([
    ['crawl', 'crimson-sands-b'],
    ['boss-battle', 'fallen-barbarian'],
  ] as const)(
    'takes about twelve presses: %s',
    (mode, id) => {
      const rounds = setups(mode, id).flatMap(pressesOfRounds);
      const mean = rounds.reduce((sum, presses) => sum + presses, 0) / rounds.length;
      console.info(
        `${id}: ${mean.toFixed(1)} presses in each of ${rounds.length} rounds, at most ${Math.max(...rounds)}`,
      );
      // The standard error of the mean is about 0.7.
      expect(mean).toBeLessThan(13.5);
      expect(mean).toBeGreaterThan(5);
    },
    240_000,
  );
});
