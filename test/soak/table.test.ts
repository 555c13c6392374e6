import { expect, it } from 'vitest';
import type { PairingResult } from './soak.ts';
import { printTable, winRates } from './table.ts';

const played = (a: string, b: string, wins: [number, number], draws = 0): PairingResult => ({
  pairing: [a, b],
  wins,
  draws,
  turns: 100,
  games: wins[0] + wins[1] + draws,
});

const PAIRINGS = [
  played('monk', 'ninja', [1, 8], 1),
  played('ninja', 'monk', [7, 3]),
  played('ninja', 'paladin', [2, 8]),
  played('monk', 'monk', [4, 6]),
];

it('counts wins in both seats, counts a draw as half a win, and omits games of a hero against itself', () => {
  const rates = winRates(PAIRINGS).map(({ hero, games, rate }) => [hero, games, Math.round(10 * rate)]);
  expect(rates).toEqual([
    ['paladin', 10, 800],
    ['ninja', 30, 583],
    ['monk', 20, 225],
  ]);
});

it('names the heroes whose win rate is out of bounds', () => {
  const lines: string[] = [];
  printTable(PAIRINGS, (line) => lines.push(line));
  expect(lines.map((line) => [line.split(' ')[0], line.includes('outside 30 to 70 %')])).toEqual([
    ['paladin', true],
    ['ninja', false],
    ['monk', true],
  ]);
});
