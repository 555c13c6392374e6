/** Loot: the loot decks of a session, and the loot in heroes' decks (rules: a-loot-decks, a-swap-icon). */
import type { CrawlHero, HeroLoot } from '../../model/adventure.ts';
import type { CardId, CrawlId, HeroId, Seat } from '../../model/ids.ts';
import type { Chance } from '../../model/state.ts';
import type { CardDefinition } from '../../vocabulary/card.ts';
import { RARITIES, type Rarity } from '../../vocabulary/crawl.ts';
import { shuffle } from '../chance.ts';
import { type Game, heroSeatOf } from '../game.ts';
import { cardsOf, deckOf } from '../registry.ts';
import { lootIn } from './expansions.ts';
import { lootById } from './loot-registry.ts';
import { crawlHeroOf, crawlOf } from './party.ts';

/** The ids of a hero's deck with loot: swapped cards are left out. */
export function deckWithLoot(hero: HeroId, loot: readonly CardId[]): readonly CardId[] {
  const swapped = loot.map((card) => lootById(card).swaps);
  return [...deckOf(hero).filter((card) => !swapped.includes(card)), ...loot];
}

/** The definitions of all cards that a seat's deck began with, which everybody knows. */
export function deckCardsOf(game: Game, seat: Seat): readonly CardDefinition[] {
  const { hero } = heroSeatOf(game, seat);
  const loot = game.state.crawl?.heroes[seat]?.deckLoot ?? [];
  if (loot.length === 0) return cardsOf(hero);
  const ids = new Set(deckWithLoot(hero, loot));
  return [...cardsOf(hero).filter(({ id }) => ids.has(id)), ...loot.map((card) => lootById(card).card)];
}

/**
 * Hands the loot of a campaign to the heroes of a session, in turn order, so that a hero that two people play gets two
 * shares.
 * @param loot the loot by hero
 * @param heroes the heroes by seat
 * @returns the cards by seat, and the loot of heroes who are not there
 */
export function sharedOut(
  loot: readonly HeroLoot[],
  heroes: readonly HeroId[],
): { readonly bySeat: readonly (readonly CardId[])[]; readonly rest: readonly HeroLoot[] } {
  const rest = [...loot];
  const bySeat = heroes.map((hero) => {
    const at = rest.findIndex((share) => share.hero === hero);
    return at < 0 ? [] : rest.splice(at, 1).flatMap(({ cards }) => cards);
  });
  return { bySeat, rest };
}

/** The loot of a hero. */
export function lootOf({ loot = [] }: CrawlHero): readonly CardId[] {
  return loot;
}

/** Shuffled decks of the loot of a scenario that nobody has. */
export function lootDecks(
  chance: Chance,
  scenario: CrawlId,
  taken: readonly CardId[],
): Record<Rarity, CardId[]> {
  const deck = (rarity: Rarity) =>
    shuffle(
      chance,
      lootIn(scenario, rarity).flatMap(({ card: { id } }) => (taken.includes(id) ? [] : [id])),
    );
  return { common: deck('common'), rare: deck('rare'), epic: deck('epic'), legendary: deck('legendary') };
}

/** The rarities from one upwards whose deck has cards; an empty deck is replaced by the next one. */
function decksFrom(game: Game, rarity: Rarity): readonly Rarity[] {
  const decks = crawlOf(game).lootDecks;
  return RARITIES.slice(RARITIES.indexOf(rarity)).filter((one) => (decks?.[one].length ?? 0) > 0);
}

/** Whether loot of a rarity, or of a higher one in its place, is left that a hero can use. */
export function hasUsefulLoot(game: Game, seat: Seat, rarity: Rarity): boolean {
  const decks = crawlOf(game).lootDecks;
  return decksFrom(game, rarity).some((one) => decks?.[one].some((card) => !isWeaker(game, seat, card)));
}

/** Takes the next card of a loot deck, or of the next higher one that has cards; null if none has. */
export function takeLoot(game: Game, rarity: Rarity): CardId | null {
  const [from] = decksFrom(game, rarity);
  return (from && crawlOf(game).lootDecks?.[from].shift()) ?? null;
}

/**
 * Takes a card for the shop from a loot deck, or from the next higher one that has cards. The cards at the top are those
 * that heroes have found and not looked at: they are out of the shop's reach (rule: a-unidentified).
 */
export function takeOffer(game: Game, rarity: Rarity): CardId | null {
  const decks = crawlOf(game).lootDecks;
  const unseen = unseenCards(game);
  const from = decksFrom(game, rarity).find((one) => (decks?.[one].length ?? 0) > unseen[one]);
  return (from && decks?.[from].splice(unseen[from], 1)[0]) ?? null;
}

/** By rarity of the deck: unidentified cards of all heroes; those that a deck is too short for are in the next one. */
function unseenCards(game: Game): Record<Rarity, number> {
  const { heroes, lootDecks: decks } = crawlOf(game);
  const unseen = { common: 0, rare: 0, epic: 0, legendary: 0 };
  let more = 0;
  for (const rarity of RARITIES) {
    const found = heroes.reduce((sum, { unidentified }) => sum + unidentified[rarity], more);
    unseen[rarity] = Math.min(found, decks?.[rarity].length ?? 0);
    more = found - unseen[rarity];
  }
  return unseen;
}

/**
 * Takes the next card of a loot deck that is of use to a hero. Cards that are weaker than one of the same name that the
 * hero has go under their deck (rule: a-loot-decks).
 */
export function takeUsefulLoot(game: Game, seat: Seat, rarity: Rarity): CardId | null {
  const weaker: CardId[] = [];
  let card = takeLoot(game, rarity);
  while (card !== null && isWeaker(game, seat, card)) {
    weaker.push(card);
    card = takeLoot(game, rarity);
  }
  for (const one of weaker) returnLoot(game, one);
  return card;
}

/** Whether a hero has a card of the same name at the same or a higher level. */
export function isWeaker(game: Game, seat: Seat, card: CardId): boolean {
  const { family, level } = lootById(card);
  return lootOf(crawlHeroOf(game, seat)).some((own) => {
    const other = lootById(own);
    return other.family === family && other.level >= level;
  });
}

/** Adds a card to a hero's loot; one of the same name at a lower level goes under its deck. */
export function gainLoot(game: Game, seat: Seat, card: CardId): void {
  const { family } = lootById(card);
  const hero = crawlHeroOf(game, seat);
  const replaced = lootOf(hero).filter((own) => lootById(own).family === family);
  hero.loot = [...lootOf(hero).filter((own) => !replaced.includes(own)), card];
  for (const own of replaced) returnLoot(game, own);
}

/** Puts a card under the loot deck of its rarity. */
export function returnLoot(game: Game, card: CardId): void {
  crawlOf(game).lootDecks?.[lootById(card).rarity].push(card);
}

/** Removes a card from a hero's loot and puts it under its deck. */
export function loseLoot(game: Game, seat: Seat, card: CardId): void {
  const hero = crawlHeroOf(game, seat);
  hero.loot = lootOf(hero).filter((own) => own !== card);
  returnLoot(game, card);
}
