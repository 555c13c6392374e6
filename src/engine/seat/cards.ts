/** Hand, deck and discard pile of a seat. */

import { shuffle } from '../chance.ts';
import { BrokenState, type Game, heroSeatOf } from '../game.ts';
import type { CardId, Seat } from '../ids.ts';

/** Cards that may be held at the end of one's Discard Phase (rule: hand-limit). */
export const HAND_LIMIT = 6;

/** Draws cards; an empty deck is made anew from the discard pile (rule: draw-a-card). */
export function drawCards(game: Game, seat: Seat, count: number): void {
  const state = heroSeatOf(game, seat);
  let drawn = 0;
  let reshuffled = false;
  for (let i = 0; i < count; i += 1) {
    if (state.deck.length === 0 && state.discard.length > 0) {
      state.deck = shuffle(game.state.chance, state.discard);
      state.discard = [];
      reshuffled = true;
    }
    const card = state.deck.shift();
    if (card === undefined) break;
    state.hand.push(card);
    drawn += 1;
  }
  if (drawn > 0) game.events.push({ e: 'drew', seat, count: drawn, reshuffled });
}

/** Takes one copy of a card out of the hand. */
export function takeFromHand(game: Game, seat: Seat, card: CardId): void {
  takeOut(heroSeatOf(game, seat).hand, card, seat);
}

/** Puts a card that was played on the discard pile once its effects are over, so that no reshuffle brings it back. */
export function discardResolved(game: Game, seat: Seat, card: CardId): void {
  const { resolving, discard } = heroSeatOf(game, seat);
  takeOut(resolving, card, seat);
  discard.push(card);
}

/** Takes one copy of a card out of the deck, wherever it lies there. */
export function takeFromDeck(game: Game, seat: Seat, card: CardId): void {
  takeOut(heroSeatOf(game, seat).deck, card, seat);
}

function takeOut(cards: CardId[], card: CardId, seat: Seat): void {
  const at = cards.indexOf(card);
  if (at < 0) throw new BrokenState(`seat ${seat} does not hold ${card}`);
  cards.splice(at, 1);
}

/** Puts cards from the hand on the discard pile without selling them (rule: discard-pile). */
export function discardCards(game: Game, seat: Seat, cards: readonly CardId[]): void {
  if (cards.length === 0) return;
  for (const card of cards) {
    takeFromHand(game, seat, card);
    heroSeatOf(game, seat).discard.push(card);
  }
  game.events.push({ e: 'discarded', seat, cards });
}
