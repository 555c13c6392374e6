/** What the owner of a hand is told about each card: its price now, and why it cannot be played. */
import { cardAt, openGame } from './game.ts';
import { laneIndexOf } from './lanes.ts';
import { priceOf } from './plays/cards.ts';
import { cardRefusal } from './refusal.ts';
import { REFUSALS, type Refusals } from './refusals.ts';
import type { GameState } from './state.ts';

/** The price of a card now, in CP; for a level III above a level II only the difference. */
export function priceInHand(state: GameState, seat: number, card: string): number {
  const game = openGame(state, laneIndexOf(state, seat));
  return priceOf(game, seat, cardAt(game, seat, card));
}

/**
 * Why a card in hand cannot be played now, as a sentence; null when it can.
 * @param say the sentences in a language; the engine's own when left out
 */
export function explainCardInHand(
  state: GameState,
  seat: number,
  card: string,
  say: Refusals = REFUSALS,
): string | null {
  const refusal = cardRefusal(openGame(state, laneIndexOf(state, seat)), seat, card);
  return refusal?.(say) ?? null;
}
