import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ladderOf, ratedGameOf, ratingsOf, SETTLED_AFTER } from '../../src/history/rating.ts';
import type { GameResult, ResultSeat } from '../../src/history/result.ts';
import { NO_STANDINGS, rarityOf, standingsAfter } from '../../src/history/standings.ts';
import { gameOf, seatOf } from './sample-results.ts';

const seat = (person: string | null, team: number, more: Partial<ResultSeat> = {}) =>
  seatOf(person, 'monk', team, { won: team === 0, ...more });
const game = gameOf;

const duel = (winner: string, loser: string, more: Partial<GameResult> = {}) =>
  game([seat(winner, 0), seat(loser, 1)], more);

describe('which games count', () => {
  test.each([
    ['a duel', duel('a', 'b'), true],
    ['a concession', duel('a', 'b', { ending: 'conceded' }), true],
    ['a draw', game([seat('a', 0, { won: false }), seat('b', 1)], { draw: true }), true],
    ['a forgotten opponent', game([seat('a', 0), seat(null, 1)]), true],
    ['a game against a bot', game([seat('a', 0), seat(null, 1, { bot: 'strong' })]), false],
    ['a bot that plays on for somebody', game([seat('a', 0), seat('b', 1, { bot: 'strong' })]), false],
    ['a game with oneself', duel('a', 'a'), false],
    ['a friendly game', duel('a', 'b', { friendly: true }), false],
    ['a game with a take-back', duel('a', 'b', { tookBack: true }), false],
    ['a game ended by a vote', duel('a', 'b', { ending: 'agreed' }), false],
    ['a game that was called off', duel('a', 'b', { ending: 'called-off' }), false],
    ['Boss vs Boss', duel('a', 'b', { mode: 'boss-v-boss' }), false],
    ['Boss vs Many', duel('a', 'b', { mode: 'boss-v-many' }), false],
    ['a Mission', duel('a', 'b', { mission: { id: 'x', raised: 0 } }), false],
    ['a game without a winner', game([seat('a', 0, { won: false }), seat('b', 1)]), false],
  ])('%s', (_name, result, counts) => {
    expect(ratedGameOf(result) !== null).toBe(counts);
  });
});

describe('ratings', () => {
  test('a win lifts, a loss lowers, and a game makes both surer', () => {
    const ratings = ratingsOf([duel('a', 'b')]);
    const [a, b] = [ratings.get('a'), ratings.get('b')];
    expect(a?.mu).toBeGreaterThan(25);
    expect(b?.mu).toBeLessThan(25);
    expect(a?.sigma).toBeLessThan(25 / 3);
    expect([a?.games, b?.games]).toEqual([1, 1]);
  });

  test.each([3, 4, 5, 6])('of %i everybody for themselves the order of falls counts', (count) => {
    const people = Array.from({ length: count }, (_, at) => `p${at}`);
    const result = game(
      people.map((person, at) => seat(person, at, { place: at + 1 })),
      { mode: 'koth' },
    );
    const ratings = ratingsOf([result]);
    const mus = people.map((person) => ratings.get(person)?.mu ?? 0);
    expect(mus).toEqual(mus.toSorted((a, b) => b - a));
    expect(new Set(mus).size).toBe(count);
  });

  test('team-mates rise and sink together', () => {
    const ratings = ratingsOf([
      game([seat('a', 0), seat('b', 1), seat('c', 0), seat('d', 1)], { mode: '2v2' }),
    ]);
    expect(ratings.get('a')?.mu).toBe(ratings.get('c')?.mu);
    expect(ratings.get('b')?.mu).toBe(ratings.get('d')?.mu);
    expect(ratings.get('a')?.mu).toBeGreaterThan(ratings.get('b')?.mu ?? 99);
  });

  test('somebody who was forgotten has no rating, and their opponent keeps the game', () => {
    const ratings = ratingsOf([game([seat('a', 0), seat(null, 1)])]);
    expect([...ratings.keys()]).toEqual(['a']);
  });

  test('a rating shows no figure until it is settled', () => {
    const results = Array.from({ length: SETTLED_AFTER - 1 }, () => duel('a', 'b'));
    expect(ladderOf(ratingsOf(results)).map(({ shown }) => shown)).toEqual([null, null]);
    const [first, second] = ladderOf(ratingsOf([...results, duel('a', 'b')]));
    expect(first?.person).toBe('a');
    expect(first?.shown).toBeGreaterThan(second?.shown ?? 0);
  });

  test('are the same when they are computed again, also in portions', () => {
    const results = fc.array(
      fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('d', 'e', 'f'), fc.boolean()),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(results, fc.nat(30), (games, cut) => {
        const all = games.map(([a, b, friendly]) => duel(a, b, friendly ? { friendly } : {}));
        const first = standingsAfter(NO_STANDINGS, all.slice(0, cut));
        const standings = standingsAfter(first, all.slice(cut));
        expect(standings.ratings).toEqual(ratingsOf(all));
      }),
      { numRuns: 50 },
    );
  });
});

test('the rarity of a feat is the share of those who played its hero', () => {
  const games = [
    game([seat('a', 0, { hero: 'barbarian', feats: ['double-stun', 'healthy-win'] }), seat('b', 1)]),
    game([seat('c', 0, { hero: 'barbarian' }), seat('b', 1)]),
    game([seat('a', 0, { hero: 'barbarian', feats: ['double-stun'] }), seat(null, 1, { bot: 'easy' })]),
  ];
  const standings = standingsAfter(NO_STANDINGS, games);
  expect(rarityOf(standings, 'double-stun')).toEqual({ people: 2, share: 50 });
  expect(rarityOf(standings, 'healthy-win')).toEqual({ people: 3, share: 33 });
  expect(rarityOf(standings, 'two-bounties')).toEqual({ people: 0, share: null });
});
