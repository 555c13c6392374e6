/** The state of a Portal Crawl in addition to seats, pools and lanes. Plain JSON, like the whole game state. */
import type { BossChest, CrawlItem, CrawlLevel, Difficulty, Rarity } from '../vocabulary/crawl.ts';
import type { CardId, CrawlId, EnvironmentId, HeroId, Seat, SpaceId } from './ids.ts';

/** One tile of the map. */
export interface CrawlTile {
  at: SpaceId;
  level: CrawlLevel | 'start' | 'portal';
  /** What lies face up there; null while the tile is face down. */
  environment: EnvironmentId | null;
  /** What still lies on the tile. */
  items: CrawlItem[];
}

/** The state of a hero of a crawl. */
export interface CrawlHero {
  at: SpaceId;
  /** The seat of the minion that the hero is engaged with (rule: a-engaged). */
  foe: Seat | null;
  salves: number;
  /** The level of a minion that takes the place of one that has left; absent without one. */
  awaits?: CrawlLevel;
  /** That minion acts first, whatever its card says. */
  awaitsFirstStrike?: true;
  /** Unidentified loot by rarity (rule: a-unidentified). */
  unidentified: Record<Rarity, number>;
  /** Loot cards that the hero has, those of this session too; absent for none. */
  loot?: CardId[];
  /** Loot cards that the deck of this session began with; absent for none. */
  deckLoot?: CardId[];
  /** Gold of the hero in the shop, and what is left of it afterwards; absent before it. */
  gold?: number;
  /** Cards that the shop offers to the hero; absent before it. */
  offers?: CardId[];
}

/** What follows a session that is won or lost: the shop after a crawl, chests after a Boss Battle. */
export interface CrawlAfter {
  result: 'won' | 'lost';
  /** Seats that have not left the shop, the next one first. */
  shoppers: Seat[];
  /** Boss Loot Chests to open, next one first. */
  chests: { seat: Seat; chest: BossChest }[];
  /** The card of a chest that its hero looks at; null for none. */
  found: CardId | null;
  /** Cards of chests that were not kept. */
  left: number;
}

/** A seat that a minion takes. Each hero has one for the minion that the hero brings to light. */
export interface MinionSlot {
  /** The space on which the minion stands; null for an empty seat. A fallen minion stands there until its reward. */
  at: SpaceId | null;
  /** The minion acts first, whatever its card says. */
  firstStrike?: true;
}

/** What a Boss Battle has besides: the boss sits on the only slot. */
export interface BossState {
  /** The action card that was drawn last: it shows the objective. Null before the first. */
  drawn: CardId | null;
  /** The seat of the minion beside the boss; absent where none came. */
  helper?: Seat;
}

export interface CrawlState {
  id: CrawlId;
  difficulty: Difficulty;
  tiles: CrawlTile[];
  /** Face-down environments by level, next one first. Secret. */
  environments: Record<CrawlLevel, EnvironmentId[]>;
  /** Minions that have not come, by level, next one first. Secret. */
  minions: Record<CrawlLevel, HeroId[]>;
  heroes: CrawlHero[];
  /** By seat, from the first seat after the heroes. */
  slots: MinionSlot[];
  shards: number;
  gold: number;
  /** The portal was opened and its minion is defeated. */
  portalCleared: boolean;
  /** Loot that nobody has, by rarity, next card first. Secret. Absent in games that began before there was loot. */
  lootDecks?: Record<Rarity, CardId[]>;
  /** Once the session is decided; absent before. */
  after?: CrawlAfter;
  /** In a Boss Battle; absent in a crawl. */
  boss?: BossState;
  /** Heroes act at once, each in a lane; absent: one after another, as printed. */
  atOnce?: true;
  /** Rounds begun. */
  round: number;
}

/** What a value of the Loot die gives. */
export type LootPrize =
  | { readonly gives: 'bonus-damage'; readonly figure: 1 | 2 | 3 }
  | { readonly gives: 'cp' | 'draw' | 'heal' | 'gold'; readonly amount: number }
  | { readonly gives: 'loot'; readonly rarity: Rarity };

/** The loot cards in the deck of one hero of a campaign. */
export interface HeroLoot {
  readonly hero: HeroId;
  readonly cards: readonly CardId[];
}
