import '../../src/content/index.ts';
import { expect, test } from 'vitest';
import { printAgainstRandom, winsAgainstRandom } from './against-random.ts';

test('the bot wins nearly all duels against random play, from both seats', () => {
  // 20 duels cover both seats. `npm run soak -- --against-random` requires more than 90 % of 200.
  const { wins, games } = winsAgainstRandom('barbarian', 20);
  expect(games).toBe(20);
  expect(wins).toBeGreaterThanOrEqual(16);
});

test('printAgainstRandom marks a hero with whom the bot wins too few duels, and returns false', () => {
  const lines: string[] = [];
  expect(printAgainstRandom(['barbarian'], 0, (line) => lines.push(line))).toBe(false);
  expect(lines).toEqual(['barbarian        0 of 0 won against random play  not over 90 %']);
});
