import { describe, expect, it } from 'vitest';
import { nextToBegin, type SeriesFormat, seriesStanding } from '../../src/history/series.ts';

const series = (format: SeriesFormat, ...winners: readonly (number | null)[]) => ({
  format,
  earlier: winners.map((winner, at) => ({ gameId: `game${at}`, winner })),
});
const played = (winner: number | null) => ({ ending: 'played', winner });

describe('a series', () => {
  it('of three is won by two games', () => {
    expect(seriesStanding(series('best-of-3'), null)).toEqual({
      wins: [0, 0],
      game: 1,
      winner: null,
      isOver: false,
    });
    expect(seriesStanding(series('best-of-3', 0), played(1))).toMatchObject({ wins: [1, 1], isOver: false });
    expect(seriesStanding(series('best-of-3', 0, 1), played(1))).toEqual({
      wins: [1, 2],
      game: 3,
      winner: 1,
      isOver: true,
    });
    expect(seriesStanding(series('best-of-3', 0), played(0))).toMatchObject({ winner: 0, isOver: true });
  });

  it('of five is won by three games', () => {
    expect(seriesStanding(series('best-of-5', 0), played(0)).isOver).toBe(false);
    expect(seriesStanding(series('best-of-5-swap', 0, 1, 0), played(0))).toMatchObject({
      wins: [3, 1],
      winner: 0,
      isOver: true,
    });
  });

  it('plays a drawn game again', () => {
    expect(seriesStanding(series('best-of-3', 0, null, 1), played(null))).toEqual({
      wins: [1, 1],
      game: 4,
      winner: null,
      isOver: false,
    });
  });

  it('goes on after a concession, and is lost by whoever does not come or has left', () => {
    expect(seriesStanding(series('best-of-3'), { ending: 'conceded', winner: 1 }).isOver).toBe(false);
    for (const ending of ['forfeited', 'left']) {
      expect(seriesStanding(series('best-of-5', 0), { ending, winner: 1 })).toMatchObject({
        wins: [1, 1],
        winner: 1,
        isOver: true,
      });
    }
  });

  it('is broken off by people who end a game together, and then won only by enough games', () => {
    for (const ending of ['agreed', 'called-off', 'abandoned']) {
      expect(seriesStanding(series('best-of-5', 0), { ending, winner: null })).toMatchObject({
        winner: null,
        isOver: true,
      });
    }
    expect(seriesStanding(series('best-of-3', 1), { ending: 'agreed', winner: 1 }).winner).toBe(1);
  });

  it('changes who begins, and lets dice decide before the last possible game', () => {
    expect(nextToBegin('best-of-3', { wins: [1, 0] }, 0)).toBe(1);
    expect(nextToBegin('best-of-3', { wins: [1, 0] }, 1)).toBe(0);
    expect(nextToBegin('best-of-3', { wins: [1, 1] }, 1)).toBe('roll');
    expect(nextToBegin('best-of-5', { wins: [1, 1] }, 1)).toBe(0);
    expect(nextToBegin('best-of-5-swap', { wins: [2, 2] }, 1)).toBe('roll');
  });
});
