/** Loot: cards of Adventures that heroes add to their decks for the rest of a campaign (rule: a-loot-decks). */
import type { CardDefinition } from './card.ts';
import type { Rarity } from './crawl.ts';

export interface LootDefinition {
  readonly card: CardDefinition;
  readonly rarity: Rarity;
  /** What cards of the same name at other levels share: of those a hero keeps the highest level only. */
  readonly family: string;
  /** 1 to 4. */
  readonly level: number;
  /** The card of the hero's own deck that it replaces (rule: a-swap-icon); absent for none. */
  readonly swaps?: string;
}
