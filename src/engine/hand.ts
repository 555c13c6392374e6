/** What the owner of a hand is told about each card: its price now, and why it cannot be played. */
import { cardAt, openGame } from './game.ts';
import { priceOf } from './plays/cards.ts';
import { cardRefusal } from './refusal.ts';
import type { GameState } from './state.ts';

/** The price of a card now, in CP; for a level III above a level II only the difference. */
export function priceInHand(state: GameState, seat: number, card: string): number {
  const game = openGame(state);
  return priceOf(game, seat, cardAt(game, seat, card));
}

/** Why a card in hand cannot be played now, as a sentence; null when it can. */
export function explainCardInHand(state: GameState, seat: number, card: string): string | null {
  return cardRefusal(openGame(state), seat, card);
}
