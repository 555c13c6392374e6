/** Achievements in words, as their list shows them. */
import { expect, test } from 'vitest';
import '../../../src/content/index.ts';
import { NO_STANDINGS } from '../../../src/history/standings.ts';
import { featsOfHero } from '../../../src/render/history/feats-text.ts';
import { ENGLISH } from '../../../src/words/index.ts';

const PEOPLE = new Set(['Ada', 'Bo', 'Cy']);
const standings = {
  ...NO_STANDINGS,
  players: new Map([
    ['', PEOPLE],
    ['barbarian', PEOPLE],
  ]),
};
const linesOf = (hero: string | null) =>
  featsOfHero(hero, 'Barbarian', new Set(), standings, ENGLISH).split('\n');

test('says whose shares they are, and what "ours" means where something is so marked', () => {
  expect(linesOf(null).slice(-2)).toEqual([
    '-# Shares are of 3 people who finished a game here.',
    '-# [ours]: added here, not from the Great Charter.',
  ]);
  expect(linesOf('barbarian').at(-1)).toBe(
    '-# Shares are of 3 people who finished a game with this hero here.',
  );
  expect(featsOfHero('monk', 'Monk', new Set(), standings, ENGLISH)).toContain(
    '-# Nobody has finished a game with this hero yet.',
  );
});
