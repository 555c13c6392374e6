/** What a bot does in the shop after a crawl: it turns its gold into the best cards, and keeps what it has. */
import { lootById } from '../../../engine/definitions.ts';
import type { Action, CrawlView } from '../../../engine/index.ts';
import { type Deal, dealOf, givenUp, IDENTIFY_PRICE, LOOT_PRICES } from '../../../engine/rules.ts';
import { RARITIES, type Rarity } from '../../../engine/vocabulary/crawl.ts';

/** What a card of a rarity brings for the rest of a campaign, in points of the score. */
const WORTH: Readonly<Record<Rarity, number>> = { common: 4, rare: 7, epic: 10, legendary: 13 };
/** A card on the table does more than one that lies in a deck of thirty. */
const EQUIPMENT = 1;
/** An unidentified card is one of many, and may be of no use. */
const UNSEEN = 0.8;
/** Points that a gold brings at the end. */
const GOLD = 1 / 5;

/** Returns the deal that is worth most, or leaving the shop when none is worth its price. */
export function dealNow(crawl: CrawlView, me: number, legal: readonly Action[]): Action | null {
  const gold = crawl.heroes[me]?.gold ?? 0;
  let best: { action: Action; worth: number } | null = null;
  for (const action of legal) {
    if (action.type !== 'choose') continue;
    const deal = dealOf(String(action.option));
    const worth = deal ? worthOf(deal, gold) : null;
    if (worth !== null && (best === null || worth > best.worth)) best = { action, worth };
  }
  return best?.action ?? null;
}

/** Returns the answer that gives up the card which is worth least. */
export function leastNeeded(legal: readonly Action[]): Action | null {
  const byWorth = legal.flatMap((action) => {
    const card = action.type === 'choose' ? givenUp(String(action.option)) : null;
    return card === null ? [] : [{ action, worth: worthOfCard(card) }];
  });
  return byWorth.toSorted((a, b) => a.worth - b.worth)[0]?.action ?? null;
}

function worthOfCard(id: string): number {
  const { rarity, card } = lootById(id);
  return WORTH[rarity] + (card.stays ? EQUIPMENT : 0);
}

/** The worth of a deal beside leaving at once; null for deals that a bot does not make. */
function worthOf(deal: Deal, gold: number): number | null {
  switch (deal.deal) {
    case 'leave':
      return 0;
    case 'buy':
      return worthOfCard(deal.card) - LOOT_PRICES[lootById(deal.card).rarity] * GOLD;
    case 'identify':
      return UNSEEN * WORTH[deal.rarity] - IDENTIFY_PRICE * GOLD;
    case 'sell-unidentified':
      // A card that cannot be paid for any more is lost with the session.
      return gold < IDENTIFY_PRICE ? RARITIES.length - RARITIES.indexOf(deal.rarity) : null;
    case 'sell':
      return null;
  }
}
