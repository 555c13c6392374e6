/** The shop after a Portal Crawl, won or lost: heroes buy, identify and sell (rules: a-shop, a-shop-gold). */
import {
  gainLoot,
  hasUsefulLoot,
  isWeaker,
  lootOf,
  loseLoot,
  returnLoot,
  takeOffer,
  takeUsefulLoot,
} from '../core/crawl/loot.ts';
import { lootById } from '../core/crawl/loot-registry.ts';
import { crawlHeroOf, crawlOf } from '../core/crawl/party.ts';
import { crawlById } from '../core/crawl/registry.ts';
import type { Game } from '../core/game.ts';
import type { Action } from '../model/action.ts';
import type { CardId, Seat } from '../model/ids.ts';
import { RARITIES, type Rarity } from '../vocabulary/crawl.ts';
import { shopGold } from './score.ts';

/** Gold for a card of the offer. */
export const LOOT_PRICES: Readonly<Record<Rarity, number>> = {
  common: 10,
  rare: 15,
  epic: 20,
  legendary: 25,
};
/** Gold for turning an unidentified card face up and keeping it. */
export const IDENTIFY_PRICE = 10;
/** Gold for any card that is sold. */
export const SALE_PRICE = 5;

/** An option of the shop: `buy-CARD`, `identify-RARITY`, `sell-CARD`, `sell-unidentified-RARITY` or `leave`. */
export type Deal =
  | { readonly deal: 'buy' | 'sell'; readonly card: CardId }
  | { readonly deal: 'identify' | 'sell-unidentified'; readonly rarity: Rarity }
  | { readonly deal: 'leave' };

/** Reads an option of the shop; null if it is none. */
export function dealOf(option: string): Deal | null {
  if (option === 'leave') return { deal: 'leave' };
  const rarity = RARITIES.find((one) => option.endsWith(`-${one}`));
  if (rarity && option === `identify-${rarity}`) return { deal: 'identify', rarity };
  if (rarity && option === `sell-unidentified-${rarity}`) return { deal: 'sell-unidentified', rarity };
  if (option.startsWith('buy-')) return { deal: 'buy', card: option.slice('buy-'.length) };
  if (option.startsWith('sell-')) return { deal: 'sell', card: option.slice('sell-'.length) };
  return null;
}

/**
 * Deals each hero the offers of the scenario card; every hero has the whole gold of the team, rounded up. Nobody shops
 * in a game that began before there was loot.
 */
export function openShop(game: Game, result: 'won' | 'lost', seats: readonly Seat[]): Seat[] {
  const crawl = crawlOf(game);
  if (!crawl.lootDecks) return [];
  const gold = shopGold(crawl.gold);
  game.events.push({ e: 'shop', gold });
  const offer = crawlById(crawl.id).shop[result];
  for (const seat of seats) {
    const hero = crawlHeroOf(game, seat);
    hero.gold = gold;
    hero.offers = RARITIES.flatMap((rarity) =>
      Array.from({ length: offer[rarity] ?? 0 }, () => takeOffer(game, rarity)).filter(
        (card) => card !== null,
      ),
    );
  }
  return [...seats];
}

/** What a hero can do in the shop now. */
export function shopChoices(game: Game, seat: Seat): Action[] {
  const hero = crawlHeroOf(game, seat);
  const { gold = 0, offers = [], unidentified } = hero;
  const buys = offers.filter(
    (card) => LOOT_PRICES[lootById(card).rarity] <= gold && !isWeaker(game, seat, card),
  );
  const hidden = RARITIES.filter((rarity) => unidentified[rarity] > 0);
  const identifiable = hidden.filter((rarity) => gold >= IDENTIFY_PRICE && hasUsefulLoot(game, seat, rarity));
  const options = [
    ...buys.map((card) => `buy-${card}`),
    ...identifiable.map((rarity) => `identify-${rarity}`),
    ...hidden.map((rarity) => `sell-unidentified-${rarity}`),
    ...lootOf(hero).map((card) => `sell-${card}`),
    'leave',
  ];
  return options.map((option): Action => ({ type: 'choose', option }));
}

/**
 * Carries out an option of the shop.
 * @returns whether the hero leaves
 */
export function shopWith(game: Game, seat: Seat, option: string): boolean {
  const deal = dealOf(option);
  switch (deal?.deal) {
    case 'buy':
      buy(game, seat, deal.card);
      return false;
    case 'sell':
      loseLoot(game, seat, deal.card);
      pay(game, seat, SALE_PRICE);
      tell(game, seat, 'sold', deal.card, lootById(deal.card).rarity);
      return false;
    case 'identify':
      identify(game, seat, deal.rarity);
      return false;
    case 'sell-unidentified':
      crawlHeroOf(game, seat).unidentified[deal.rarity] -= 1;
      pay(game, seat, SALE_PRICE);
      tell(game, seat, 'sold-unidentified', null, deal.rarity);
      return false;
    default:
      leaveShop(game, seat);
      return true;
  }
}

function buy(game: Game, seat: Seat, card: CardId): void {
  const { rarity } = lootById(card);
  const hero = crawlHeroOf(game, seat);
  hero.offers = (hero.offers ?? []).filter((one) => one !== card);
  pay(game, seat, -LOOT_PRICES[rarity]);
  gainLoot(game, seat, card);
  tell(game, seat, 'bought', card, rarity);
}

function identify(game: Game, seat: Seat, rarity: Rarity): void {
  crawlHeroOf(game, seat).unidentified[rarity] -= 1;
  pay(game, seat, -IDENTIFY_PRICE);
  const card = takeUsefulLoot(game, seat, rarity);
  if (card === null) return;
  gainLoot(game, seat, card);
  tell(game, seat, 'identified', card, lootById(card).rarity);
}

function pay(game: Game, seat: Seat, by: number): void {
  const hero = crawlHeroOf(game, seat);
  hero.gold = (hero.gold ?? 0) + by;
}

function tell(
  game: Game,
  seat: Seat,
  how: 'bought' | 'identified' | 'sold' | 'sold-unidentified',
  card: CardId | null,
  rarity: Rarity,
): void {
  game.events.push({ e: 'loot', seat, how, card, rarity, gold: crawlHeroOf(game, seat).gold ?? 0 });
}

/** Puts the cards that a hero was offered and did not buy under their decks. */
export function leaveShop(game: Game, seat: Seat): void {
  const hero = crawlHeroOf(game, seat);
  for (const card of hero.offers ?? []) returnLoot(game, card);
  hero.offers = [];
}
