import '../../../src/content/index.ts';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { randomPlayer } from '../../../src/ai/players/index.ts';
import { levelOf, loadBot } from './bot-of-commit.ts';
import { type ContestResult, duelsOf, playContest } from './contest.ts';
import { openJournal } from './journal.ts';
import { correlation, difference } from './people.ts';
import { printShares } from './print.ts';
import { errorOfPairs } from './share.ts';

const folder = mkdtempSync(join(tmpdir(), 'strength-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a contest of two bots', () => {
  it('plays each pair with the same chance from both seats, so a bot wins one of two against itself', async () => {
    const bot = await loadBot({ folder: null, level: 'strong' });
    const games = duelsOf(['monk', 'ninja'], 4, 'pairs', true);
    expect(
      games.map(({ pair, newer, setup }) => [pair, newer, ...setup.seats.map(({ hero }) => hero)]),
    ).toEqual([
      [0, 'even', 'monk', 'monk'],
      [0, 'odd', 'monk', 'monk'],
      [1, 'even', 'ninja', 'ninja'],
      [1, 'odd', 'ninja', 'ninja'],
    ]);
    const results = games.map((game) => playContest(game, { newer: bot, older: bot }));
    const lines: string[] = [];
    printShares(results, 'itself', (line) => lines.push(line));
    expect(lines[0]).toBe('itself: won 50.0 % ± 0.0 of 4');
    expect(results.every(({ times }) => times.length > 0)).toBe(true);
  });

  it('tells a stronger bot from a weaker one', async () => {
    const newer = await loadBot({ folder: null, level: 'strong' });
    const older = randomPlayer.chooseAction;
    const results = duelsOf(['monk'], 2, 'stronger', true).map((game) => playContest(game, { newer, older }));
    expect(results.map(({ newer, won }) => won[newer.indexOf(true)])).toEqual([1, 1]);
  });

  it('refuses an unknown level', () => {
    expect(() => levelOf('heroic')).toThrow('heroic is no level of the bot: easy, usual, strong.');
  });
});

describe('the journal of a contest', () => {
  const [game, other] = duelsOf(['monk'], 2, 'journal', true);
  const result: ContestResult = {
    pair: 0,
    heroes: ['monk', 'monk'],
    newer: [true, false],
    won: [1, 0],
    times: [1],
  };

  it('goes on after a run that was stopped in the middle of a line', () => {
    if (!game || !other) throw new Error('no games');
    const file = join(folder, 'stopped');
    openJournal('a against b', file).add(game, result);
    appendFileSync(file, '{"game":"half');
    const again = openJournal('a against b', file);
    expect(again.of(game)).toEqual(result);
    expect(again.has(other)).toBe(false);
    again.add(other, result);
    expect(openJournal('a against b', file).has(other)).toBe(true);
  });

  it('refuses the results of other bots', () => {
    const file = join(folder, 'others');
    openJournal('a against b', file);
    expect(() => openJournal('c against b', file)).toThrow(
      'holds results of a against b, not of c against b',
    );
  });
});

it('the error of a share counts pairs, of which the two games belong together', () => {
  const even = [0, 1, 2, 3].flatMap((pair) => [
    { pair, won: 1 },
    { pair, won: 0 },
  ]);
  expect(errorOfPairs(even)).toBe(0);
  const uneven = even.map(({ pair }) => ({ pair, won: pair % 2 }));
  expect(errorOfPairs(uneven)).toBeCloseTo(100 * Math.sqrt(1 / 3 / 4));
});

it('results of bots are set beside those of people', () => {
  expect(correlation([40, 50, 60], [45, 50, 55])).toBeCloseTo(1);
  expect(correlation([40, 50, 60], [55, 50, 45])).toBeCloseTo(-1);
  expect(difference([40, 60], [43, 56])).toBeCloseTo(Math.sqrt((9 + 16) / 2));
});
