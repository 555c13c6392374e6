/** What many games add up to: ratings, and who has earned which achievement. */
import { FEATS } from './achievements/index.ts';
import { type Ratings, ratingsAfter } from './rating.ts';
import type { GameResult } from './result.ts';

export interface Standings {
  readonly ratings: Ratings;
  /** Person -> number of games in which each achievement was earned. */
  readonly feats: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** Hero -> people who finished a game with it, for the rarity of its achievements. */
  readonly players: ReadonlyMap<string, ReadonlySet<string>>;
}

export const NO_STANDINGS: Standings = { ratings: new Map(), feats: new Map(), players: new Map() };

/** The key of `players` for feats of any hero. */
const ANY_HERO = '';

/** Returns the standings after one more game; the order of games matters for ratings only. */
export function standingsAfter(before: Standings, result: GameResult): Standings {
  const feats = new Map(before.feats);
  const players = new Map(before.players);
  for (const { person, bot, hero, feats: earned = [] } of result.seats) {
    if (person === null || bot !== undefined) continue;
    for (const key of [hero, ANY_HERO]) {
      const known = players.get(key) ?? new Set<string>();
      if (!known.has(person)) players.set(key, new Set([...known, person]));
    }
    if (earned.length === 0) continue;
    const counts = new Map(feats.get(person));
    for (const id of earned) counts.set(id, (counts.get(id) ?? 0) + 1);
    feats.set(person, counts);
  }
  return { ratings: ratingsAfter(before.ratings, result), feats, players };
}

export interface Rarity {
  /** People who finished a game with the hero of the feat. */
  readonly people: number;
  /** Those who earned it, in percent; null without people. */
  readonly share: number | null;
}

/** Returns how rare an achievement is. */
export function rarityOf({ feats, players }: Standings, id: string): Rarity {
  const hero = FEATS.find((feat) => feat.id === id)?.hero ?? null;
  const people = players.get(hero ?? ANY_HERO)?.size ?? 0;
  const earned = [...feats.values()].filter((counts) => counts.has(id)).length;
  return { people, share: people === 0 ? null : Math.round((100 * earned) / people) };
}
