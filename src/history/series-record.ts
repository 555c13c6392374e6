/** The series of games that a person has won and lost. */
import type { GameResult } from './result.ts';
import { seriesStanding } from './series.ts';

export interface SeriesRecord {
  readonly won: number;
  readonly lost: number;
}

/**
 * Returns the decided series of a person, against people and bots. Each counts once, with the game that decided it.
 * @param results games of the person, in which they play on one side only
 */
export function seriesRecordOf(results: readonly GameResult[], person: string): SeriesRecord {
  let [won, lost] = [0, 0];
  for (const { series, ending, seats } of results) {
    const own = seats.find((seat) => seat.person === person && seat.bot === undefined);
    if (!series || !own) continue;
    const winner = seats.find((seat) => seat.won)?.team ?? null;
    const decided = seriesStanding(series, { ending, winner }).winner;
    if (decided === null) continue;
    if (decided === own.team) won += 1;
    else lost += 1;
  }
  return { won, lost };
}
