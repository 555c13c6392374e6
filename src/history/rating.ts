/**
 * Ratings by openskill: one model for duels, free-for-all and teams. Folded over results in the order of their ends, so
 * that they can always be computed again; nothing of a rating is stored.
 */
import { rate, rating } from 'openskill';
import type { GameResult, ResultSeat } from './result.ts';

export interface Rating {
  readonly mu: number;
  readonly sigma: number;
  /** Rated games. */
  readonly games: number;
}

/** Discord id -> rating. */
export type Ratings = ReadonlyMap<string, Rating>;

/** Rated games until a rating is settled and shown as a figure. */
export const SETTLED_AFTER = 10;

/** How a game counts for ratings: sides from the best place on, each with the people who played it. */
interface RatedGame {
  readonly sides: readonly (readonly string[])[];
  /** By side: 1 is best; equal places are draws. */
  readonly places: readonly number[];
}

/** Modes that do not count: bosses are not made to be as strong as what they fight. */
const UNRATED_MODES = ['boss-v-many', 'boss-v-boss'];

/** Whether games of a mode may count for ratings. */
export function isRatedMode(mode: string): boolean {
  return !UNRATED_MODES.includes(mode);
}

const RATED_ENDINGS = ['played', 'conceded', 'forfeited', 'left'];

/**
 * Returns how a game counts; null when it does not: Missions, games with bosses, games with bots or somebody on two sides, friendly games,
 * games without a result, and games in which more was taken back than an own action that revealed nothing.
 */
export function ratedGameOf(result: GameResult): RatedGame | null {
  const { mode, mission, ending, draw, tookBack, seats, friendly = false } = result;
  if (mission || !isRatedMode(mode) || tookBack || friendly || !RATED_ENDINGS.includes(ending)) return null;
  if (seats.some(({ bot }) => bot !== undefined)) return null;
  const people = seats.flatMap(({ person }) => person ?? []);
  // Two people who were forgotten in one game would be one side each, and are told apart by their seats below.
  if (new Set(people).size !== people.length || people.length === 0) return null;
  if (!draw && !seats.some(({ won }) => won)) return null;
  const teams = [...new Set(seats.map(({ team }) => team))];
  if (teams.length < 2) return null;
  const sides = teams.map((team) => seats.filter((seat) => seat.team === team));
  return {
    sides: sides.map((side) => side.map((seat) => seat.person ?? `forgotten at ${seats.indexOf(seat)}`)),
    places: sides.map((side) => (draw ? 1 : placeOf(side))),
  };
}

function placeOf(side: readonly ResultSeat[]): number {
  if (side.some(({ won }) => won)) return 1;
  return Math.min(...side.map(({ place = 2 }) => Math.max(2, place)));
}

/**
 * Returns the ratings after further games, of which some may not count.
 * @param results in the order of their ends
 */
export function ratingsAfter(ratings: Ratings, results: readonly GameResult[]): Ratings {
  const changed = new Map(ratings);
  for (const result of results) rateInto(changed, result);
  return changed;
}

function rateInto(ratings: Map<string, Rating>, result: GameResult): void {
  const game = ratedGameOf(result);
  if (game === null) return;
  const before = game.sides.map((side) => side.map((person) => ratings.get(person) ?? NEW));
  const after = rate(
    before.map((side) => side.map(({ mu, sigma }) => rating({ mu, sigma }))),
    { rank: [...game.places] },
  );
  for (const [at, side] of game.sides.entries()) {
    for (const [place, person] of side.entries()) {
      const now = after[at]?.[place];
      // Whoever was forgotten has no rating, and counts as new for the others.
      if (!now || person.startsWith('forgotten')) continue;
      ratings.set(person, { mu: now.mu, sigma: now.sigma, games: (ratings.get(person)?.games ?? 0) + 1 });
    }
  }
}

const NEW: Rating = { ...rating(), games: 0 };

/** Returns the ratings after these games, in the order of their ends. */
export function ratingsOf(results: readonly GameResult[]): Ratings {
  return ratingsAfter(new Map(), results);
}

/** How far a rating is settled, 0 to 1. */
export function settledShare({ games }: Rating): number {
  return Math.min(1, games / SETTLED_AFTER);
}

/** The figure that is shown, 0 or more: what the person is almost surely worth, so that luck does not lift it. */
export function shownRating({ mu, sigma }: Rating): number {
  return Math.max(0, Math.round(1_000 + 40 * (mu - 3 * sigma)));
}

/** A line of a ladder. */
export interface Rung {
  readonly person: string;
  /** Null while it is not settled. */
  readonly shown: number | null;
  readonly settled: number;
  readonly games: number;
}

/** Settled people from the best on, then the others from the most settled on. */
export function ladderOf(ratings: Ratings): readonly Rung[] {
  const rungs = [...ratings].map(([person, one]) => {
    const settled = settledShare(one);
    return { person, shown: settled === 1 ? shownRating(one) : null, settled, games: one.games };
  });
  return rungs.sort((a, b) => (b.shown ?? -1) - (a.shown ?? -1) || b.settled - a.settled);
}
