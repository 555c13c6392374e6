/** Tokens on figures that expire automatically. */

import type { Seat } from '../../model/ids.ts';
import { type Game, seatOf, tokenCount } from '../game.ts';
import { tokenById } from '../registry.ts';
import { removeTokens } from '../seat/tokens.ts';

/**
 * Removes tokens that last until the end of the turn, after a figure's first attack in a round (rule: m-enemy-roll).
 */
export function dropTokensOfTurn(game: Game, seat: Seat): void {
  for (const id of Object.keys(seatOf(game, seat).tokens)) {
    if (tokenById(id).until === 'turn-end')
      removeTokens(game, seat, id, tokenCount(game, seat, id), 'expired');
  }
}
