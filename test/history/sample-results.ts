/** Results of finished games for tests of records, ratings and sums. */
import type { GameResult, ResultSeat } from '../../src/history/result.ts';

/** The seat of a person, or of nobody, without figures. */
export function seatOf(
  person: string | null,
  hero: string,
  team: number,
  more: Partial<ResultSeat> = {},
): ResultSeat {
  return { person, hero, team, won: false, conceded: false, health: 0, figures: null, ...more };
}

/** A duel that was played to its end. */
export function gameOf(seats: readonly ResultSeat[], more: Partial<GameResult> = {}): GameResult {
  return {
    v: 1,
    mode: 'duel',
    ending: 'played',
    pace: 'live',
    startedAt: 0,
    endedAt: 1,
    turns: 9,
    draw: false,
    tookBack: false,
    seats,
    ...more,
  };
}
