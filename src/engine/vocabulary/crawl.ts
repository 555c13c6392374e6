/** Words of Portal Crawls that effects and definitions share: levels, rarities, objectives, items, difficulties. */

/** The levels of minions, environments and Loot Chests. */
export const CRAWL_LEVELS = [1, 2, 3, 4] as const;
export type CrawlLevel = (typeof CRAWL_LEVELS)[number];

/** The levels of Loot Chests after a Boss Battle (rule: a-boss-loot). */
export const BOSS_CHESTS = [5, 6, 7, 8] as const;
export type BossChest = (typeof BOSS_CHESTS)[number];

/** The rarities of loot, the most common first (rule: a-loot-decks). */
export const RARITIES = ['common', 'rare', 'epic', 'legendary'] as const;
export type Rarity = (typeof RARITIES)[number];

/** What a minion or a boss rolls for (rule: a-roll-objective). */
export type RollObjective =
  | { readonly kind: 'straights' }
  /** Symbol -> how many dice should show it. */
  | { readonly kind: 'symbols'; readonly need: Readonly<Record<string, number>> };

/** Something that lies on a face-down tile (rule: a-explore). */
export type CrawlItem = 'shard' | 'salve' | `chest-${CrawlLevel}`;

/** The difficulty of a campaign (rule: a-difficulty). */
export const DIFFICULTIES = ['normal', 'veteran', 'insane', 'hardcore'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
