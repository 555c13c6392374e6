/** The record of many games at once: of a server, without anybody's name. */
import type { LuckRecord } from './luck-record.ts';
import { type GameResult, isCooperative } from './result.ts';
import { biggestHitOf, isOfPerson, luckOfSeats, type RecordHit } from './seat-sums.ts';

/** Games and wins. */
export interface Share {
  readonly played: number;
  readonly won: number;
}

export interface HeroShare extends Share {
  readonly hero: string;
}

export interface MissionShare extends Share {
  readonly mission: string;
  /** By how many levels the difficulty was raised, 0 to 5. */
  readonly raised: number;
}

export interface CrawlShare extends Share {
  /** Id of a Portal Crawl or a Boss Battle. */
  readonly crawl: string;
  readonly difficulty: string;
}

export interface CollectiveRecord {
  readonly games: number;
  /** Games in which no bot played. */
  readonly ofPeople: number;
  /** Mean number of turns of competitive games that were played to their end; null without any. */
  readonly turns: number | null;
  /** Heroes that people played in competitive games, most played first. */
  readonly heroes: readonly HeroShare[];
  /** Most played first, as the lists below. */
  readonly missions: readonly MissionShare[];
  readonly crawls: readonly CrawlShare[];
  readonly biggest: RecordHit | null;
  /** Re-rolls against their exact chances: of the seats that people played, and of those that bots played at the end. */
  readonly luck: { readonly people: LuckRecord; readonly bots: LuckRecord };
}

/** Returns the record of these games. */
export function collectiveRecordOf(results: readonly GameResult[]): CollectiveRecord {
  const competitive = results.filter((result) => !isCooperative(result));
  const seats = results.flatMap((result) => result.seats);
  const ended = competitive.filter(({ ending }) => ending === 'played');
  const isWonByAll = (result: GameResult) => result.seats.some(({ won }) => won);
  return {
    games: results.length,
    ofPeople: results.filter((result) => result.seats.every(isOfPerson)).length,
    turns: ended.length === 0 ? null : ended.reduce((sum, { turns }) => sum + turns, 0) / ended.length,
    heroes: shared(
      competitive
        .flatMap((result) => result.seats.filter(isOfPerson))
        .map(({ hero, won }) => ({ of: { hero }, won })),
    ),
    missions: shared(
      results.flatMap((result) => {
        const { mission } = result;
        const of = mission && { mission: mission.id, raised: mission.raised };
        return of ? [{ of, won: isWonByAll(result) }] : [];
      }),
    ),
    crawls: shared(
      results.flatMap((result) => {
        const { crawl } = result;
        const of = crawl && { crawl: crawl.id, difficulty: crawl.difficulty };
        return of ? [{ of, won: isWonByAll(result) }] : [];
      }),
    ),
    biggest: biggestHitOf(seats),
    luck: {
      people: luckOfSeats(seats.filter(isOfPerson)),
      bots: luckOfSeats(seats.filter((seat) => !isOfPerson(seat))),
    },
  };
}

/** Sums of what has an equal `of`, the most played first. */
function shared<Of extends object>(
  games: readonly { readonly of: Of; readonly won: boolean }[],
): readonly (Of & Share)[] {
  const sums = new Map<string, Of & Share>();
  for (const { of, won } of games) {
    const key = JSON.stringify(of);
    const { played = 0, won: wins = 0 } = sums.get(key) ?? {};
    sums.set(key, { ...of, played: played + 1, won: wins + (won ? 1 : 0) });
  }
  return [...sums.values()].sort((a, b) => b.played - a.played);
}
