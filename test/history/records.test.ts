import { describe, expect, test } from 'vitest';
import { recordOf } from '../../src/history/records.ts';
import type { GameResult, ResultSeat, SeatFigures } from '../../src/history/result.ts';
import { NO_FIGURES } from './no-figures.ts';
import { gameOf, seatOf } from './sample-results.ts';

const seat = (person: string | null, hero: string, team: number, more: Partial<ResultSeat> = {}) =>
  seatOf(person, hero, team, { figures: NO_FIGURES, ...more });
const game = gameOf;

const won = { won: true };
const bot = { bot: 'strong' };
const winOf = (winner: string, loser: string) => game([seat(winner, 'monk', 0, won), seat(loser, 'thor', 1)]);

describe('the balance of a person', () => {
  test('counts wins, losses and draws, from either seat', () => {
    const draw = game([seat('ada', 'monk', 0), seat('bo', 'thor', 1)], { draw: true });
    const record = recordOf([winOf('ada', 'bo'), winOf('bo', 'ada'), winOf('ada', 'bo'), draw], 'ada');
    expect(record.people).toEqual({ played: 4, won: 2, lost: 1, drawn: 1 });
  });

  test('has games without a result as neither won nor lost', () => {
    const off = game([seat('ada', 'monk', 0), seat('bo', 'thor', 1)], { ending: 'called-off' });
    expect(recordOf([off], 'ada').people).toEqual({ played: 1, won: 0, lost: 0, drawn: 0 });
  });

  test('counts a series once, with the game that decides it', () => {
    const seriesGame = (won0: boolean, winners: readonly number[], more: Partial<GameResult> = {}) =>
      game([seat('ada', 'monk', 0, { won: won0 }), seat('bo', 'thor', 1, { won: !won0 })], {
        series: {
          format: 'best-of-3',
          earlier: winners.map((winner, at) => ({ gameId: `game${at}`, winner })),
        },
        ...more,
      });
    const results = [
      seriesGame(true, []),
      seriesGame(false, [0]),
      seriesGame(true, [0, 1]),
      // Bo does not come any more.
      seriesGame(true, [1], { ending: 'forfeited' }),
      // Never decided.
      seriesGame(true, []),
      winOf('ada', 'bo'),
    ];
    expect(recordOf(results, 'ada').series).toEqual({ won: 2, lost: 0 });
    expect(recordOf(results, 'bo').series).toEqual({ won: 0, lost: 2 });
    expect(recordOf([winOf('ada', 'bo')], 'ada').series).toEqual({ won: 0, lost: 0 });
  });

  test('keeps games against bots apart, and games of others out', () => {
    const record = recordOf(
      [game([seat('ada', 'monk', 0, won), seat(null, 'thor', 1, bot)]), winOf('bo', 'cy')],
      'ada',
    );
    expect(record.people.played).toBe(0);
    expect(record.bots).toEqual({ played: 1, won: 1, lost: 0, drawn: 0 });
  });

  test('counts an opponent who was forgotten as a person', () => {
    const forgotten = game([seat('ada', 'monk', 0), seat(null, 'thor', 1, won)]);
    expect(recordOf([forgotten], 'ada').people).toEqual({ played: 1, won: 0, lost: 1, drawn: 0 });
  });

  test('leaves out games of a person with themselves', () => {
    expect(recordOf([winOf('ada', 'ada')], 'ada').people.played).toBe(0);
  });

  test.each([
    [['ada', 'bo', 'cy'], 'koth'],
    [['ada', 'bo', 'cy', 'di'], 'koth'],
  ])('in a game of many counts one game for %j', (people, mode) => {
    const many = game(
      people.map((person, at) => seat(person, 'monk', at, at === 1 ? won : {})),
      { mode },
    );
    expect(recordOf([many], 'bo').people).toMatchObject({ played: 1, won: 1 });
    expect(recordOf([many], people.at(-1) ?? '').people).toMatchObject({ played: 1, lost: 1 });
  });

  test('in teams counts the win of the team, once for a person with two heroes of it', () => {
    const teams = game(
      [
        seat('ada', 'monk', 0, won),
        seat('bo', 'thor', 1),
        seat('ada', 'ninja', 0, won),
        seat('cy', 'treant', 1),
      ],
      { mode: '2v2' },
    );
    const record = recordOf([teams], 'ada');
    expect(record.people).toMatchObject({ played: 1, won: 1 });
    expect(record.heroes.map(({ hero, played }) => [hero, played])).toEqual([
      ['monk', 1],
      ['ninja', 1],
    ]);
    expect(recordOf([teams], 'cy').people).toMatchObject({ played: 1, lost: 1 });
  });

  test('counts a lost Mission as lost, though no seat has won', () => {
    const mission = { id: 'toll-bridge', raised: 0 };
    const lost = game([seat('ada', 'monk', 0), seat(null, 'thor', 0, bot)], { mode: 'mission', mission });
    const record = recordOf([lost], 'ada');
    expect(record.missions).toEqual([
      { mission: 'toll-bridge', raised: 0, played: 1, won: 0, lost: 1, drawn: 0 },
    ]);
    expect(record.partyHeroes).toEqual([{ hero: 'monk', played: 1, won: 0, lost: 1, drawn: 0 }]);
    expect(record.bots.played + record.people.played).toBe(0);
  });

  test('keeps Missions of other levels apart', () => {
    const at = (raised: number) =>
      game([seat('ada', 'monk', 0, won)], { mode: 'mission', mission: { id: 'toll-bridge', raised } });
    expect(recordOf([at(0), at(2), at(2)], 'ada').missions).toMatchObject([
      { raised: 2, played: 2 },
      { raised: 0, played: 1 },
    ]);
  });

  test('counts a Portal Crawl as one, and not as a game against bots', () => {
    const crawl = { id: 'crimson-sands-a', difficulty: 'veteran' };
    const record = recordOf([game([seat('ada', 'monk', 0)], { mode: 'crawl', crawl })], 'ada');
    expect(record.crawls).toEqual([
      { crawl: crawl.id, difficulty: 'veteran', played: 1, won: 0, lost: 1, drawn: 0 },
    ]);
    expect(record.bots.played + record.people.played + record.heroes.length).toBe(0);
  });

  test('with one hero leaves out what the person did with another in the same game', () => {
    const aims = (hits: number) => ({
      ...NO_FIGURES,
      aims: { smack: { rolls: 9, hits, expected: 2, variance: 1 } },
    });
    const both = game([
      seat('ada', 'monk', 0, { ...won, figures: aims(1) }),
      seat('ada', 'ninja', 0, { ...won, figures: aims(5) }),
      seat('bo', 'thor', 1),
    ]);
    const record = recordOf([both], 'ada', 'ninja');
    expect(record.heroes.map(({ hero }) => hero)).toEqual(['ninja']);
    expect(record.luck.hits).toBe(5);
    expect(recordOf([both], 'ada', 'treant').people.played).toBe(0);
  });
});

describe('streaks', () => {
  test('go on over draws, and turn with the first other result', () => {
    const draw = game([seat('ada', 'monk', 0), seat('bo', 'thor', 1)], { draw: true });
    const games = [winOf('ada', 'bo'), winOf('ada', 'bo'), draw, winOf('ada', 'bo')];
    expect(recordOf(games, 'ada')).toMatchObject({ streak: { won: true, games: 3 }, longestStreak: 3 });
    const after = recordOf([...games, winOf('bo', 'ada')], 'ada');
    expect(after).toMatchObject({ streak: { won: false, games: 1 }, longestStreak: 3 });
  });
});

describe('figures', () => {
  const hit = (amount: number, source: string) => ({ amount, source, turn: 3 });
  const own = (hero: string, figures: Partial<SeatFigures>) =>
    game([seat('ada', hero, 0, { ...won, figures: { ...NO_FIGURES, ...figures } }), seat('bo', 'thor', 1)]);

  test('take the biggest hit with its hero, the first of equal ones', () => {
    const games = [
      own('monk', { biggest: hit(9, 'one') }),
      own('ninja', { biggest: hit(12, 'two') }),
      own('thor', { biggest: hit(12, 'three') }),
    ];
    expect(recordOf(games, 'ada').biggest).toEqual({ ...hit(12, 'two'), hero: 'ninja' });
  });

  test('divide damage by own turns, over all games', () => {
    const games = [own('monk', { dealt: 10, turns: 4 }), own('monk', { dealt: 5, turns: 2 })];
    expect(recordOf(games, 'ada').damagePerTurn).toBe(2.5);
    expect(recordOf([winOf('ada', 'bo')], 'ada').damagePerTurn).toBeNull();
  });

  test('add up abilities over games', () => {
    const games = [
      own('monk', { activated: { 'fist-of-life': 2 } }),
      own('monk', { activated: { 'fist-of-life': 1, thunder: 5 } }),
    ];
    expect(recordOf(games, 'ada').abilities).toEqual([
      { ability: 'thunder', count: 5 },
      { ability: 'fist-of-life', count: 3 },
    ]);
  });

  test('are left out where a game cannot be told any more', () => {
    const untold = game([seat('ada', 'monk', 0, { ...won, figures: null }), seat('bo', 'thor', 1)]);
    expect(recordOf([untold], 'ada')).toMatchObject({
      people: { won: 1 },
      biggest: null,
      damagePerTurn: null,
    });
  });

  test('count lengths of games that were played to their end only', () => {
    const games = [winOf('ada', 'bo'), { ...winOf('ada', 'bo'), turns: 3, ending: 'conceded' }];
    expect(recordOf(games, 'ada')).toMatchObject({ shortest: 9, longest: 9 });
  });
});
