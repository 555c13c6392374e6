/** The vocabulary of Adventures: minions, environment tiles and the cards of Portal Crawls (rule: a-overview). */
import type { Confidence } from './card.ts';
import type { CrawlItem, CrawlLevel, Rarity, RollObjective } from './crawl.ts';
import type { Effect } from './effect.ts';
import type { HeroDefinition } from './hero.ts';

/** A minion. Its board is that of a hero without cards, so that a battle is a turn of the duel. */
export interface MinionDefinition {
  readonly board: HeroDefinition;
  readonly level: CrawlLevel;
  readonly health: number;
  readonly cp: number;
  /** It acts before the hero (rule: a-first-strike). */
  readonly firstStrike: boolean;
  /** King's Hand tokens at its arrival (rule: a-kings-hand). */
  readonly kingsHand: number;
  /** Other tokens that it brings: token -> count. */
  readonly brings?: Readonly<Record<string, number>>;
  readonly objective: RollObjective;
  /** Levels of the Loot Chests that it leaves; every hero rolls for each (rule: a-minion-defeated). */
  readonly chests: readonly CrawlLevel[];
}

/** An environment of the map (rule: a-environment). */
export interface EnvironmentDefinition {
  readonly id: string;
  readonly name: string;
  /** The level on its back; the start tile and the boss portal are kinds of their own. */
  readonly level: CrawlLevel | 'start' | 'portal';
  readonly gold: number;
  readonly cp: number;
  /** The level of the minion that comes; null for none. */
  readonly minion: CrawlLevel | null;
  /** What happens to the explorer, between the gold and the minion. */
  readonly effects: readonly Effect[];
  readonly text: string;
  /** Why a detail is not certain, or `ours` for a tile of this project. */
  readonly unconfirmed?: string;
  readonly confidence?: Confidence;
}

/** One card of a Portal Crawl (rule: a-scenario-cards). Lists by party size begin with one hero. */
export interface CrawlDefinition {
  readonly id: string;
  readonly name: string;
  /** The number of the scenario in the campaign, 1 to 8. */
  readonly scenario: number;
  /**
   * Rows of tiles: a digit is the level of a face-down environment, `S` the start, `P` the boss portal, `.` nothing.
   * All rows have the same length.
   */
  readonly map: readonly string[];
  /** Space -> what lies there. */
  readonly items: Readonly<Record<string, readonly CrawlItem[]>>;
  /** Starting health of each hero. */
  readonly health: readonly number[];
  /** Gold of the team at the start. */
  readonly gold: readonly number[];
  /** Salves of the party at the start. */
  readonly salves: number;
  /** A salve heals this much, and `perShard` more for each shard found. */
  readonly salve: { readonly heals: number; readonly perShard: number; readonly revivesTo: number };
  /** Cards that the shop deals to each hero. */
  readonly shop: Readonly<Record<'won' | 'lost', Readonly<Partial<Record<Rarity, number>>>>>;
  /** Values of the Chaos die with which a King's Hand succeeds. */
  readonly kingsHand: readonly number[];
  /** Three lines of story of this project. */
  readonly story: { readonly before: string; readonly won: string; readonly lost: string };
  readonly unconfirmed?: string;
}
