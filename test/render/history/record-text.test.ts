import { expect, test } from 'vitest';
import '../../../src/content/index.ts';
import type { PersonRecord } from '../../../src/history/records.ts';
import { recordText } from '../../../src/render/history/record-text.ts';
import { ENGLISH } from '../../../src/words/index.ts';

const NAMES = {
  hero: (id: string) => id.toUpperCase(),
  mission: (id: string) => id.toUpperCase(),
  crawl: (id: string) => id.toUpperCase(),
};

const RECORD: PersonRecord = {
  people: { played: 5, won: 3, lost: 1, drawn: 1 },
  bots: { played: 0, won: 0, lost: 0, drawn: 0 },
  series: { won: 2, lost: 1 },
  missions: [{ mission: 'toll-bridge', raised: 1, played: 2, won: 1, lost: 1, drawn: 0 }],
  crawls: [{ crawl: 'sands', difficulty: 'veteran', played: 1, won: 1, lost: 0, drawn: 0 }],
  heroes: [{ hero: 'monk', played: 5, won: 3, lost: 1, drawn: 1 }],
  partyHeroes: [{ hero: 'treant', played: 3, won: 2, lost: 1, drawn: 0 }],
  against: [{ hero: 'thor', played: 4, won: 2, lost: 1, drawn: 1 }],
  streak: { won: true, games: 2 },
  longestStreak: 3,
  shortest: 4,
  longest: 11,
  biggest: { amount: 14, source: 'smack', turn: 3, hero: 'barbarian' },
  damagePerTurn: 4.25,
  abilities: [{ ability: 'smack', count: 7 }],
  luck: { rolls: 0, hits: 0, expected: 0, variance: 0, byLine: [] },
};

test('says each figure once, with its subject', () => {
  expect(recordText(RECORD, null, NAMES).split('\n')).toEqual([
    '### Your record',
    '**Against people**: 5 games: 3 won, 1 lost, 1 drawn (75 %)',
    '-# 2 wins in a row, longest row of wins: 3',
    '**Series**: 2 won, 1 lost',
    '**Missions, TOLL-BRIDGE, level +1**: 2 games: 1 won, 1 lost (50 %)',
    '**Adventures, SANDS, Veteran**: 1 game: 1 won, 0 lost (100 %)',
    '**Heroes**: MONK 3 of 5',
    '**Opposing heroes**: THOR 2 of 4',
    'Biggest hit: 14 by Smack, with BARBARIAN',
    'Damage each turn: 4.3 on average',
    'Games take 4 to 11 turns',
    '**Most used**: Smack 7',
  ]);
});

test('of one hero names it, and lists no own heroes', () => {
  const text = recordText(RECORD, 'monk', NAMES);
  expect(text.startsWith('### Your record with MONK\n')).toBe(true);
  expect(text).not.toContain('**Heroes**');
});

test('of Missions and Adventures says so, and lists the heroes played there', () => {
  const lines = recordText(RECORD, null, NAMES, ENGLISH, { isOfParty: true }).split('\n');
  expect(lines[0]).toBe('### Your Missions and Adventures');
  expect(lines).toContain('**Heroes in Missions and Adventures**: TREANT 2 of 3');
});

test('has no rate without a win or a loss', () => {
  const drawn = { ...RECORD, people: { played: 1, won: 0, lost: 0, drawn: 1 } };
  expect(recordText(drawn, null, NAMES)).toContain('1 game: 0 won, 0 lost, 1 drawn\n');
});

test('stays within a message, whatever heroes and abilities are called', () => {
  const long = { hero: () => 'x'.repeat(200), mission: () => 'y'.repeat(400), crawl: () => 'z'.repeat(400) };
  const heroes = Array.from({ length: 40 }, () => RECORD.heroes[0] ?? { hero: '', ...RECORD.people });
  const missions = Array.from({ length: 9 }, () => ({ mission: 'm', raised: 0, ...RECORD.people }));
  expect(recordText({ ...RECORD, heroes, against: heroes, missions }, null, long).length).toBeLessThanOrEqual(
    1_900,
  );
});

test('tells luck with its spread, and what chance alone does', () => {
  const smack = { line: 'smack', rolls: 100, hits: 47, expected: 50.04, variance: 25 };
  const luck = { rolls: 100, hits: 47, expected: 50.04, variance: 25, byLine: [smack] };
  const textWith = (hits: number) => recordText({ ...RECORD, luck: { ...luck, hits } }, null, NAMES);
  expect(textWith(47)).toContain(
    '**Luck with the dice**: 47 of 100 re-rolls brought what the kept dice aimed at, 50.0 ± 5.0 were to be expected: what chance alone does\n-# Hits, and those to be expected: Smack 47 of 100 (50.0)',
  );
  expect(textWith(58)).toContain('a little more than usual');
  expect(textWith(35)).toContain('less than chance brings in 19 of 20');
});
