/** What many games add up to: ratings, and who has earned which achievement. */
import { allFeats } from './achievements/index.ts';
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

/**
 * Returns the standings after further games. Maps are copied once for all of them, because there may be many people.
 * @param results in the order of their ends, which matters for ratings only
 */
export function standingsAfter(before: Standings, results: readonly GameResult[]): Standings {
  const feats = new Copied<ReadonlyMap<string, number>, Map<string, number>>(before.feats);
  const players = new Copied<ReadonlySet<string>, Set<string>>(before.players);
  for (const { person, bot, hero, feats: earned = [] } of results.flatMap(({ seats }) => seats)) {
    if (person === null || bot !== undefined) continue;
    for (const key of [hero, ANY_HERO]) players.own(key, (known) => new Set(known)).add(person);
    if (earned.length === 0) continue;
    const counts = feats.own(person, (known) => new Map(known));
    for (const id of earned) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return { ratings: ratingsAfter(before.ratings, results), feats: feats.all, players: players.all };
}

/** A copy of a map whose values are copied when they are first changed. */
class Copied<Value, Own extends Value> {
  readonly #before: ReadonlyMap<string, Value>;
  readonly #own = new Map<string, Own>();

  constructor(before: ReadonlyMap<string, Value>) {
    this.#before = before;
  }

  own(key: string, copy: (known: Value | undefined) => Own): Own {
    const own = this.#own.get(key) ?? copy(this.#before.get(key));
    this.#own.set(key, own);
    return own;
  }

  get all(): ReadonlyMap<string, Value> {
    return new Map<string, Value>([...this.#before, ...this.#own]);
  }
}

export interface Rarity {
  /** People who finished a game with the hero of the feat. */
  readonly people: number;
  /** Those who earned it, in percent; null without people. */
  readonly share: number | null;
}

/** Returns how rare an achievement is. */
export function rarityOf({ feats, players }: Standings, id: string): Rarity {
  const hero = allFeats().find((feat) => feat.id === id)?.hero ?? null;
  const people = players.get(hero ?? ANY_HERO)?.size ?? 0;
  const earned = [...feats.values()].filter((counts) => counts.has(id)).length;
  return { people, share: people === 0 ? null : Math.round((100 * earned) / people) };
}
