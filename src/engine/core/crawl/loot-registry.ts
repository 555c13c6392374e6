/** A registry of loot by the id of its card (rule: a-loot-decks). */
import type { CardId } from '../../model/ids.ts';
import type { Rarity } from '../../vocabulary/crawl.ts';
import type { LootDefinition } from '../../vocabulary/loot.ts';
import { ContentError } from '../content-error.ts';
import { registerLooseCard } from '../registry.ts';

const loots = new Map<string, LootDefinition>();

/**
 * Registers a loot card.
 * @throws ContentError if the id of the card is taken
 */
export function registerLoot(loot: LootDefinition): () => void {
  const withdraw = registerLooseCard(loot.card);
  loots.set(loot.card.id, loot);
  return () => {
    loots.delete(loot.card.id);
    withdraw();
  };
}

/** A loot card; throws ContentError for an unknown id. */
export function lootById(card: CardId): LootDefinition {
  const loot = loots.get(card);
  if (!loot) throw new ContentError(`loot ${card} is not known`);
  return loot;
}

/** All loot of a rarity, or of all rarities, in the order of its registration. */
export function listLoot(rarity?: Rarity): readonly LootDefinition[] {
  return [...loots.values()].filter((loot) => rarity === undefined || loot.rarity === rarity);
}

/** Whether a loot card is known. */
export function isLoot(card: CardId): boolean {
  return loots.has(card);
}
