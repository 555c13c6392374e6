/** Effects that exist in Adventures only. */

import type { Amount } from '../amount.ts';
import type { CrawlLevel } from '../crawl.ts';

export interface TeamGold {
  readonly do: 'gold';
  /** Negative to lose gold. */
  readonly amount: Amount;
}

export interface OpenChest {
  readonly do: 'open-chest';
  readonly chest: CrawlLevel;
}

/** The owner rolls the Loot die, which nothing alters (rule: a-loot-die). */
export interface RollLootDie {
  readonly do: 'loot-die';
  /** The name under which its value, 1 to 20, is stored. */
  readonly note: string;
}

export interface ExploreTile {
  readonly do: 'explore';
}

export interface SpawnMinion {
  readonly do: 'spawn-minion';
  readonly level: CrawlLevel;
}

export interface LeaveBattle {
  readonly do: 'leave-battle';
  /** The level of the minion that takes its place; absent for none. */
  readonly next?: CrawlLevel;
  /** The one that takes its place acts first, whatever its card says. */
  readonly firstStrike?: true;
}
