/** Tokens on figures that go by themselves. */
import { type Game, seatOf, tokenCount } from '../game.ts';
import type { Seat } from '../ids.ts';
import { tokenById } from '../registry.ts';
import { removeTokens } from '../seat/tokens.ts';

/** The first attack of a figure in a round ends what ends with a turn (rule: m-enemy-roll). */
export function dropTokensOfTurn(game: Game, seat: Seat): void {
  for (const id of Object.keys(seatOf(game, seat).tokens)) {
    if (tokenById(id).until === 'turn-end')
      removeTokens(game, seat, id, tokenCount(game, seat, id), 'expired');
  }
}
