/** An expansion of Adventures: content that a pack adds. It is met in the expansion's own scenarios only. */
import type {
  BossBattleDefinition,
  BossDefinition,
  CrawlDefinition,
  EnvironmentDefinition,
  MinionDefinition,
} from './adventure.ts';
import type { LootDefinition } from './loot.ts';
import type { TokenDefinition } from './token.ts';

export interface ExpansionDefinition {
  readonly id: string;
  readonly name: string;
  /** Tokens that its parts share, beside those of the boards. */
  readonly tokens: readonly TokenDefinition[];
  readonly minions: readonly MinionDefinition[];
  readonly environments: readonly EnvironmentDefinition[];
  readonly loot: readonly LootDefinition[];
  readonly bosses: readonly BossDefinition[];
  readonly crawls: readonly CrawlDefinition[];
  readonly battles: readonly BossBattleDefinition[];
}
