/** Hand, deck and discard pile of a seat. */

import type { CardId, Seat } from '../../model/ids.ts';
import { shuffle } from '../chance.ts';
import { BrokenState, cardAt, type Game, heroSeatOf } from '../game.ts';

/** Most cards in hand at the end of one's own Discard Phase (rule: hand-limit). */
export const HAND_LIMIT = 6;

/**
 * Draws cards. If the deck runs out, the discard pile is shuffled into a new deck (rule: draw-a-card).
 * @param count 0 or more; fewer are drawn if deck and discard pile hold fewer
 */
export function drawCards(game: Game, seat: Seat, count: number): void {
  const state = heroSeatOf(game, seat);
  const drawn = state.deck.slice(0, count);
  state.deck = state.deck.slice(drawn.length);
  const reshuffled = drawn.length < count && state.discard.length > 0;
  if (reshuffled) {
    const anew = shuffle(game.state.chance, state.discard);
    state.discard = [];
    drawn.push(...anew.splice(0, count - drawn.length));
    state.deck = anew;
  }
  if (drawn.length === 0) return;
  state.hand = [...state.hand, ...drawn];
  game.events.push({ e: 'drew', seat, count: drawn.length, reshuffled });
}

/**
 * Takes one copy of a card out of the hand.
 * @throws BrokenState if the hand does not hold it
 */
export function takeFromHand(game: Game, seat: Seat, card: CardId): void {
  const state = heroSeatOf(game, seat);
  state.hand = without(state.hand, card, seat);
}

/** Puts a card that has had its effects on the discard pile, or into play if it stays there (rule: a-equipment). */
export function settleCard(game: Game, seat: Seat, card: CardId): void {
  const state = heroSeatOf(game, seat);
  state.resolving = without(state.resolving, card, seat);
  if (cardAt(game, seat, card).stays) state.inPlay = [...state.inPlay, card];
  else state.discard = [...state.discard, card];
}

/**
 * Takes one copy of a card out of the deck, at any position.
 * @throws BrokenState if the deck does not hold it
 */
export function takeFromDeck(game: Game, seat: Seat, card: CardId): void {
  const state = heroSeatOf(game, seat);
  state.deck = without(state.deck, card, seat);
}

/**
 * Takes one copy of a card out of the discard pile.
 * @throws BrokenState if the pile does not hold it
 */
export function takeFromDiscard(game: Game, seat: Seat, card: CardId): void {
  const state = heroSeatOf(game, seat);
  state.discard = without(state.discard, card, seat);
}

/** The cards without one copy of a card. */
function without(cards: readonly CardId[], card: CardId, seat: Seat): readonly CardId[] {
  const at = cards.indexOf(card);
  if (at < 0) throw new BrokenState(`seat ${seat} does not hold ${card}`);
  return cards.toSpliced(at, 1);
}

/** Discards cards from the hand without a sale (rule: discard-pile). */
export function discardCards(game: Game, seat: Seat, cards: readonly CardId[]): void {
  if (cards.length === 0) return;
  for (const card of cards) takeFromHand(game, seat, card);
  const state = heroSeatOf(game, seat);
  state.discard = [...state.discard, ...cards];
  game.events.push({ e: 'discarded', seat, cards });
}
