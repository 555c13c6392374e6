/** A person's record: sums over the results of their games. Nothing is stored, so nothing can be counted twice. */
import type { LuckRecord } from './luck-record.ts';
import { type GameResult, isCooperative, type ResultSeat } from './result.ts';
import { biggestHitOf, isOfPerson, luckOfSeats, type RecordHit } from './seat-sums.ts';
import { type SeriesRecord, seriesRecordOf } from './series-record.ts';

/** Games by how they ended for a person. Games without a winner that are no draw count as neither. */
export interface Balance {
  readonly played: number;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
}

export interface HeroBalance extends Balance {
  readonly hero: string;
}

export interface MissionBalance extends Balance {
  readonly mission: string;
  /** By how many levels the difficulty was raised, 0 to 5. */
  readonly raised: number;
}

export interface CrawlBalance extends Balance {
  /** Id of a Portal Crawl or a Boss Battle. */
  readonly crawl: string;
  readonly difficulty: string;
}

export interface PersonRecord {
  /** Competitive games with another person on the other side. */
  readonly people: Balance;
  /** Competitive games in which all opponents were bots at the end. */
  readonly bots: Balance;
  /** By Mission and level, most played first. */
  readonly missions: readonly MissionBalance[];
  /** By scenario of Adventures and difficulty, most played first. */
  readonly crawls: readonly CrawlBalance[];
  /** Series of games, against people and bots. */
  readonly series: SeriesRecord;
  /** By the person's hero, against people and bots; most played first. */
  readonly heroes: readonly HeroBalance[];
  /** By the person's hero in Missions and Adventures; most played first. */
  readonly partyHeroes: readonly HeroBalance[];
  /** By the heroes of opponents; most met first. */
  readonly against: readonly HeroBalance[];
  /** Wins (`won`) or losses in a row up to now, against people; null without such a game. */
  readonly streak: { readonly won: boolean; readonly games: number } | null;
  /** Most wins in a row against people. */
  readonly longestStreak: number;
  /** Turns of the shortest and the longest game that was played to its end. */
  readonly shortest: number | null;
  readonly longest: number | null;
  readonly biggest: RecordHit | null;
  /** Damage dealt for each own turn; null without a turn. */
  readonly damagePerTurn: number | null;
  /** Lines of abilities that were activated, most often first. */
  readonly abilities: readonly { readonly ability: string; readonly count: number }[];
  /** Re-rolls against their exact chances. */
  readonly luck: LuckRecord;
}

const NONE: Balance = { played: 0, won: 0, lost: 0, drawn: 0 };

/**
 * Returns the record of a person.
 * @param results in the order of their ends; games of others and games of the person with themselves do not count
 * @param hero the only hero whose games and figures count; null for all
 */
export function recordOf(
  results: readonly GameResult[],
  person: string,
  hero: string | null = null,
): PersonRecord {
  const games = results.flatMap((result) => gameOf(result, person, hero) ?? []);
  const competitive = games.filter(({ result }) => !isCooperative(result));
  const withPeople = competitive.filter(({ opponents }) => opponents.some(isOfPerson));
  const figures = games.flatMap(({ own }) => own.flatMap((seat) => (seat.figures ? [seat.figures] : [])));
  const turns = figures.reduce((sum, one) => sum + one.turns, 0);
  const ended = competitive
    .filter(({ result }) => result.ending === 'played')
    .map(({ result }) => result.turns);
  return {
    people: balanceOf(withPeople),
    bots: balanceOf(competitive.filter((game) => !withPeople.includes(game))),
    missions: grouped(
      games.flatMap((game) => {
        const { mission } = game.result;
        return mission ? [{ of: { mission: mission.id, raised: mission.raised }, game }] : [];
      }),
    ),
    crawls: grouped(
      games.flatMap((game) => {
        const { crawl } = game.result;
        return crawl ? [{ of: { crawl: crawl.id, difficulty: crawl.difficulty }, game }] : [];
      }),
    ),
    series: seriesRecordOf(
      competitive.map(({ result }) => result),
      person,
    ),
    heroes: heroBalances(competitive, ({ own }) => own),
    partyHeroes: heroBalances(
      games.filter(({ result }) => isCooperative(result)),
      ({ own }) => own,
    ),
    against: heroBalances(competitive, ({ opponents }) => opponents),
    ...streaksOf(withPeople),
    shortest: ended.length === 0 ? null : Math.min(...ended),
    longest: ended.length === 0 ? null : Math.max(...ended),
    biggest: biggestHitOf(games.flatMap(({ own }) => own)),
    damagePerTurn: turns === 0 ? null : figures.reduce((sum, one) => sum + one.dealt, 0) / turns,
    abilities: abilitiesOf(games),
    luck: luckOfSeats(games.flatMap(({ own }) => own)),
  };
}

/** A game from the side of a person. */
interface OwnGame {
  readonly result: GameResult;
  readonly own: readonly ResultSeat[];
  readonly opponents: readonly ResultSeat[];
}

function gameOf(result: GameResult, person: string, hero: string | null): OwnGame | null {
  const all = result.seats.filter((seat) => seat.person === person);
  const own = all.filter((seat) => hero === null || seat.hero === hero);
  const [first] = own;
  if (!first) return null;
  const opponents = result.seats.filter(({ team }) => team !== first.team);
  // Somebody who plays on both sides wins and loses at once.
  if (all.some(({ team }) => team !== first.team)) return null;
  return { result, own, opponents };
}

function balanceOf(games: readonly OwnGame[]): Balance {
  return games.reduce(plusGame, NONE);
}

function plusGame(sum: Balance, { result, own }: OwnGame): Balance {
  const isWon = own.some(({ won }) => won);
  // A party has no winner among its seats when it loses; other games may end without a result.
  const isLost = !isWon && !result.draw && (isCooperative(result) || result.seats.some(({ won }) => won));
  return {
    played: sum.played + 1,
    won: sum.won + (isWon ? 1 : 0),
    lost: sum.lost + (isLost ? 1 : 0),
    drawn: sum.drawn + (result.draw ? 1 : 0),
  };
}

/** Sums of the games of equal `of`, the most played first. */
function grouped<Of extends object>(
  games: readonly { readonly of: Of; readonly game: OwnGame }[],
): readonly (Of & Balance)[] {
  const sums = new Map<string, Of & Balance>();
  for (const { of, game } of games) {
    const key = JSON.stringify(of);
    sums.set(key, { ...of, ...plusGame(sums.get(key) ?? NONE, game) });
  }
  return [...sums.values()].sort((a, b) => b.played - a.played);
}

function heroBalances(
  games: readonly OwnGame[],
  seatsIn: (game: OwnGame) => readonly ResultSeat[],
): readonly HeroBalance[] {
  const met = games.flatMap((game) => {
    const heroes = new Set(seatsIn(game).map(({ hero }) => hero));
    return [...heroes].map((hero) => ({ of: { hero }, game }));
  });
  return grouped(met);
}

function streaksOf(games: readonly OwnGame[]): Pick<PersonRecord, 'streak' | 'longestStreak'> {
  let [inARow, longestStreak] = [0, 0];
  let last: boolean | null = null;
  for (const { result, own } of games) {
    const won = own.some((seat) => seat.won);
    // A draw, and a game without a result, neither go on with a streak nor end it.
    if (!won && !result.seats.some((seat) => seat.won)) continue;
    inARow = won === last ? inARow + 1 : 1;
    last = won;
    if (won) longestStreak = Math.max(longestStreak, inARow);
  }
  const streak = last === null ? null : { won: last, games: inARow };
  return { streak, longestStreak };
}

function abilitiesOf(games: readonly OwnGame[]): PersonRecord['abilities'] {
  const counts = new Map<string, number>();
  for (const { figures } of games.flatMap(({ own }) => own)) {
    for (const [ability, count] of Object.entries(figures?.activated ?? {})) {
      counts.set(ability, (counts.get(ability) ?? 0) + count);
    }
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([ability, count]) => ({ ability, count }));
}
