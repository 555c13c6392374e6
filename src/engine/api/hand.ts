/** For the owner of a hand: the price of each card, and why it cannot be played. */

import { cardAt, openGame } from '../core/game.ts';
import { laneIndexOf } from '../core/lanes.ts';
import { priceOf } from '../flow/plays/cards.ts';
import type { Seat } from '../model/ids.ts';
import { REFUSALS, type Refusals } from '../model/refusals.ts';
import type { GameState } from '../model/state.ts';
import { cardRefusal } from './refusal.ts';

/** The price of a card now, in CP; for a level III upgrade over a level II only the difference. */
export function priceInHand(state: GameState, seat: Seat, card: string): number {
  const game = openGame(state, laneIndexOf(state, seat));
  return priceOf(game, seat, cardAt(game, seat, card));
}

/**
 * Why a card in hand cannot be played now, as a sentence; null if it can.
 * @param say the sentences in a language; English if left out
 */
export function explainCardInHand(
  state: GameState,
  seat: Seat,
  card: string,
  say: Refusals = REFUSALS,
): string | null {
  const refusal = cardRefusal(openGame(state, laneIndexOf(state, seat)), seat, card);
  return refusal?.(say) ?? null;
}
