import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import '../../src/content/index.ts';
import { unloadPacks } from '../../src/content/packs/add-pack.ts';
import { printPackBalance } from './pack.ts';

afterEach(unloadPacks);

it('a pack is played against heroes from both seats, and the share of wins is told', () => {
  const lines: string[] = [];
  const file = join(import.meta.dirname, '../../docs/examples/lamplighter.hero.txt');
  expect(printPackBalance(file, 1, (line) => lines.push(line), ['barbarian', 'monk'])).toBe(true);
  expect(lines).toEqual([
    expect.stringMatching(/^Lamplighter against barbarian: wins [0-2] of 2$/),
    expect.stringMatching(/^Lamplighter against monk: wins [0-2] of 2$/),
    expect.stringMatching(/^Lamplighter wins \d+ % of 4 duels of bots\./),
  ]);
});

it('a pack that is not right is refused with its reasons', () => {
  const lines: string[] = [];
  expect(printPackBalance('nowhere.hero.txt', 1, (line) => lines.push(line))).toBe(false);
  expect(lines).toEqual(['The file cannot be read (ENOENT).']);
});
