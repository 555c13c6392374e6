/**
 * A series of games between two sides, the best of three or five: how it stands, whether it is decided, and how the next
 * game begins. Sides are teams by their number, 0 and 1; in a duel that is the seat.
 */

/** `-swap`: the two sides exchange their heroes after each game. */
export const SERIES_FORMATS = ['best-of-3', 'best-of-5', 'best-of-3-swap', 'best-of-5-swap'] as const;
export type SeriesFormat = (typeof SERIES_FORMATS)[number];

/** A game of a series that is over. */
export interface SeriesGame {
  readonly gameId: string;
  /** The side that won; null when nobody did. A game that nobody won is played again. */
  readonly winner: number | null;
}

/** The series as it is kept with each of its games. */
export interface Series {
  readonly format: SeriesFormat;
  /** The games before this one, oldest first. */
  readonly earlier: readonly SeriesGame[];
}

export interface SeriesStanding {
  /** Games won by each side. */
  readonly wins: readonly [number, number];
  /** The number of the present game, or of the one that has just ended, from 1. */
  readonly game: number;
  /** The side that has won the series; null while nobody has. */
  readonly winner: number | null;
  /** True when no game follows: the series is won, or was broken off. */
  readonly isOver: boolean;
}

/** The most games that can be won and lost in a series: 3 or 5. */
export function lengthOf(format: SeriesFormat): 3 | 5 {
  return format === 'best-of-3' || format === 'best-of-3-swap' ? 3 : 5;
}

/** Whether the sides exchange their heroes after each game. */
export function swapsHeroes(format: SeriesFormat): boolean {
  return format === 'best-of-3-swap' || format === 'best-of-5-swap';
}

/** The number of games that win a series. */
function winsNeeded(format: SeriesFormat): number {
  return (lengthOf(format) + 1) / 2;
}

/** Endings after which the loser is not there for another game, so that the winner has won the series. */
const DESERTED: readonly string[] = ['forfeited', 'left'];
/** Endings by which people stop playing, so that no game follows. */
const BROKEN_OFF: readonly string[] = ['agreed', 'called-off', 'abandoned'];

/**
 * Returns how a series stands.
 * @param series with the games before this one
 * @param end how this game ended, one of the endings of a game, and the side that won; null while it is played
 */
export function seriesStanding(
  { format, earlier }: Series,
  end: { readonly ending: string; readonly winner: number | null } | null,
): SeriesStanding {
  const winners = [...earlier.map(({ winner }) => winner), ...(end ? [end.winner] : [])];
  const winsOf = (side: number) => winners.filter((winner) => winner === side).length;
  const wins = [winsOf(0), winsOf(1)] as const;
  const game = earlier.length + 1;
  const needed = winsNeeded(format);
  const byGames = wins[0] >= needed ? 0 : wins[1] >= needed ? 1 : null;
  const winner = end && DESERTED.includes(end.ending) ? end.winner : byGames;
  const isOver = winner !== null || (end !== null && BROKEN_OFF.includes(end.ending));
  return { wins, game, winner, isOver };
}

/**
 * Returns the side that begins the next game, or `roll`: the sides take turns, and dice decide before a game that both
 * can win the series with.
 * @param standing after the last game
 * @param begun the side that began the last game
 */
export function nextToBegin(
  format: SeriesFormat,
  { wins }: Pick<SeriesStanding, 'wins'>,
  begun: number,
): number | 'roll' {
  const isDecider = wins.every((won) => won === winsNeeded(format) - 1);
  return isDecider ? 'roll' : 1 - begun;
}
