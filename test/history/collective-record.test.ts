/** The record of a server: games, heroes, Missions, the biggest hit, and luck of people and of bots. */
import { expect, test } from 'vitest';
import { collectiveRecordOf } from '../../src/history/collective-record.ts';
import type { GameResult, ResultSeat, SeatFigures } from '../../src/history/result.ts';
import { NO_FIGURES } from './no-figures.ts';

function seat(hero: string, more: Partial<ResultSeat> & { readonly hits?: number } = {}): ResultSeat {
  const { hits = 0, ...rest } = more;
  const aims = { [`${hero}-line`]: { rolls: 10, hits, expected: 4, variance: 2.4 } };
  const figures: SeatFigures = { ...NO_FIGURES, aims, biggest: { amount: hits, source: 'hit', turn: 1 } };
  return { person: 'ada', hero, team: 0, won: false, conceded: false, health: 0, figures, ...rest };
}

function game(seats: readonly ResultSeat[], more: Partial<GameResult> = {}): GameResult {
  const fixed = { v: 1, mode: 'duel', ending: 'played', pace: 'live', draw: false, tookBack: false } as const;
  return { ...fixed, startedAt: 0, endedAt: 1, turns: 8, seats, ...more };
}

const GAMES = [
  game([
    seat('monk', { won: true, hits: 6 }),
    seat('thor', { team: 1, person: null, bot: 'strong', hits: 2 }),
  ]),
  game([seat('monk', { hits: 3 }), seat('treant', { team: 1, person: null, won: true, hits: 9 })], {
    turns: 12,
  }),
  game([seat('ninja', { won: true, hits: 1 })], { mission: { id: 'toll-bridge', raised: 2 } }),
  game([seat('ninja')], { crawl: { id: 'crimson-sands-a', difficulty: 'normal' } }),
];

test('counts games, heroes of people, Missions and scenarios apart', () => {
  expect(collectiveRecordOf(GAMES)).toMatchObject({
    games: 4,
    ofPeople: 3,
    turns: 10,
    heroes: [
      { hero: 'monk', played: 2, won: 1 },
      { hero: 'treant', played: 1, won: 1 },
    ],
    missions: [{ mission: 'toll-bridge', raised: 2, played: 1, won: 1 }],
    crawls: [{ crawl: 'crimson-sands-a', difficulty: 'normal', played: 1, won: 0 }],
    biggest: { amount: 9, hero: 'treant' },
  });
});

test('adds up the luck of people, forgotten ones too, apart from that of bots', () => {
  const { luck } = collectiveRecordOf(GAMES);
  expect(luck.people).toMatchObject({ rolls: 50, hits: 19, expected: 20 });
  expect(luck.people.variance).toBeCloseTo(12);
  expect(luck.people.byLine.map(({ line }) => line)).toEqual(['monk-line', 'ninja-line', 'treant-line']);
  expect(luck.bots).toMatchObject({ rolls: 10, hits: 2, expected: 4, variance: 2.4 });
});

test('of no games has nothing', () => {
  expect(collectiveRecordOf([])).toMatchObject({
    games: 0,
    turns: null,
    biggest: null,
    luck: { people: { rolls: 0 } },
  });
});
