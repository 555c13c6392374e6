/** The record of many games at once: of a server, without anybody's name. */
import type { GameResult } from './result.ts';

export interface HeroShare {
  readonly hero: string;
  readonly played: number;
  readonly won: number;
}

export interface MissionShare {
  readonly mission: string;
  /** By how many levels the difficulty was raised. */
  readonly raised: number;
  readonly played: number;
  readonly won: number;
}

export interface CollectiveRecord {
  readonly games: number;
  /** Games in which no bot played. */
  readonly ofPeople: number;
  /** Mean number of turns of competitive games that were played to their end; null without any. */
  readonly turns: number | null;
  /** Heroes that people played in competitive games, most played first. */
  readonly heroes: readonly HeroShare[];
  readonly missions: readonly MissionShare[];
}

/** Returns the record of these games. */
export function collectiveRecordOf(results: readonly GameResult[]): CollectiveRecord {
  const heroes = new Map<string, HeroShare>();
  const missions = new Map<string, MissionShare>();
  for (const { mission, seats } of results) {
    if (mission) {
      const key = `${mission.id} ${mission.raised}`;
      const { played = 0, won = 0 } = missions.get(key) ?? {};
      const isWon = seats.some((seat) => seat.won);
      missions.set(key, {
        mission: mission.id,
        raised: mission.raised,
        played: played + 1,
        won: won + (isWon ? 1 : 0),
      });
      continue;
    }
    for (const { hero, won: isWon, bot } of seats) {
      if (bot !== undefined) continue;
      const { played = 0, won = 0 } = heroes.get(hero) ?? {};
      heroes.set(hero, { hero, played: played + 1, won: won + (isWon ? 1 : 0) });
    }
  }
  const ended = results.filter(({ mission, ending }) => !mission && ending === 'played');
  const byPlayed = (a: { played: number }, b: { played: number }) => b.played - a.played;
  return {
    games: results.length,
    ofPeople: results.filter(({ seats }) => seats.every(({ bot }) => bot === undefined)).length,
    turns: ended.length === 0 ? null : ended.reduce((sum, { turns }) => sum + turns, 0) / ended.length,
    heroes: [...heroes.values()].sort(byPlayed),
    missions: [...missions.values()].sort(byPlayed),
  };
}
