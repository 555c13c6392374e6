/** The vocabulary of Adventures: minions, environment tiles and the cards of Portal Crawls (rule: a-overview). */
import type { Confidence } from './card.ts';
import type { BossChest, CrawlItem, CrawlLevel, Rarity, RollObjective } from './crawl.ts';
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
  /** One hero alone does not meet it: it goes under its deck, and the next one is drawn (rule: a-explore). */
  readonly noSolo?: true;
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

/** An action card of a boss, beside what it does (rule: a-boss-step). */
export interface BossCard {
  /** What the boss rolls for in the turn in which the card is drawn. */
  readonly objective: RollObjective;
  /** What the hero whose turn it is gets when the card is drawn. */
  readonly bonus: readonly Effect[];
  readonly bonusText: string;
}

/** A boss. Its board has levels like that of a hero, and its deck upgrades and action cards. */
export interface BossDefinition {
  readonly board: HeroDefinition;
  /** Action card -> how often it is in the deck. Upgrades are in it once. */
  readonly copies: Readonly<Record<string, number>>;
  /** Action card -> its objective and the bonus for the hero. */
  readonly cards: Readonly<Record<string, BossCard>>;
  /** Variant or ability, of any level -> the number that decides which of several met abilities is used. */
  readonly priorities: Readonly<Record<string, number>>;
}

/**
 * A minion that stands beside every boss on the harder difficulty cards (rule: a-difficulty). It has no step of its own,
 * and heroes who attack may aim at it instead of the boss. Nothing but damage affects it.
 */
export interface HelperDefinition {
  readonly board: HeroDefinition;
  readonly health: number;
  readonly cp: number;
  /** Boss chests that every hero opens in addition, if it has been defeated. */
  readonly chests: number;
}

/** A scenario against a boss (rule: a-scenario-cards, a-boss-battle). Lists by party size begin with one hero. */
export interface BossBattleDefinition {
  readonly id: string;
  readonly name: string;
  readonly scenario: number;
  /** Id of the boss's board. */
  readonly boss: string;
  /** The dial that all heroes share. */
  readonly heroHealth: number;
  readonly bossHealth: readonly number[];
  /** CP with which the boss buys upgrades before the battle. */
  readonly upgradeCp: readonly number[];
  readonly startingCp: number;
  /** King's Hand tokens at the start. */
  readonly kingsHands: readonly number[];
  /** Health that a salve gives to the shared dial. */
  readonly salveHeals: number;
  /** Salves of the party, in a battle that belongs to no campaign. */
  readonly salves: number;
  /** Boss chests after the battle: levels 5 to 8. */
  readonly loot: Readonly<Record<'won' | 'lost', readonly BossChest[]>>;
  readonly story: CrawlDefinition['story'];
  readonly unconfirmed?: string;
}
