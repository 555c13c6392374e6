/** Before the next scenario a deck of more than 50 cards gives up loot, which its hero chooses (rule: a-deck-limit). */
import { deckWithLoot, lootOf, loseLoot } from '../core/crawl/loot.ts';
import { lootById } from '../core/crawl/loot-registry.ts';
import { crawlHeroOf, crawlOf } from '../core/crawl/party.ts';
import { type Game, heroSeatOf } from '../core/game.ts';
import type { Action } from '../model/action.ts';
import type { CardId, Seat } from '../model/ids.ts';

/** Cards of a deck at most. */
export const DECK_LIMIT = 50;

const GIVE_UP = 'give-up-';

/** How many loot cards a hero has to give up. */
export function cardsToGiveUp(game: Game, seat: Seat): number {
  const surplus = deckSize(game, seat, lootOf(crawlHeroOf(game, seat))) - DECK_LIMIT;
  return Math.min(Math.max(0, surplus), lootToGiveUp(game, seat).length);
}

/** Loot without which the deck is smaller: for a card that swaps another one, that one would come back. */
function lootToGiveUp(game: Game, seat: Seat): readonly CardId[] {
  const loot = lootOf(crawlHeroOf(game, seat));
  const size = deckSize(game, seat, loot);
  return loot.filter(
    (card) =>
      deckSize(
        game,
        seat,
        loot.filter((one) => one !== card),
      ) < size,
  );
}

function deckSize(game: Game, seat: Seat, loot: readonly CardId[]): number {
  return deckWithLoot(heroSeatOf(game, seat).hero, loot).length;
}

/** The first hero in seat order whose deck has too many cards; null if none has. */
export function nextOverLimit(game: Game): Seat | null {
  const seat = crawlOf(game).heroes.findIndex((_, at) => cardsToGiveUp(game, at) > 0);
  return seat < 0 ? null : seat;
}

/** The loot that a hero can give up. */
export function giveUpChoices(game: Game, seat: Seat): Action[] {
  return lootToGiveUp(game, seat).map((card): Action => ({ type: 'choose', option: `${GIVE_UP}${card}` }));
}

/** The loot card that an option gives up; null for other options. */
export function givenUp(option: string): CardId | null {
  return option.startsWith(GIVE_UP) ? option.slice(GIVE_UP.length) : null;
}

/** Takes the card of an option out of the hero's loot. */
export function giveUpLoot(game: Game, seat: Seat, option: string): void {
  const card = givenUp(option);
  if (card === null) return;
  loseLoot(game, seat, card);
  const { gold = 0 } = crawlHeroOf(game, seat);
  game.events.push({ e: 'loot', seat, how: 'given-up', card, rarity: lootById(card).rarity, gold });
}
