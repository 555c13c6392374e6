/** Tokens on figures that expire automatically. */

import type { Seat } from '../../model/ids.ts';
import { type Game, seatOf, tokenCount } from '../game.ts';
import { tokenById } from '../registry.ts';
import { removeTokens } from '../seat/tokens.ts';
import { panelOf } from './board.ts';

/**
 * Removes tokens that last until the end of the turn, after a figure's first attack in a round (rule: m-enemy-roll).
 */
export function dropTokensOfTurn(game: Game, seat: Seat): void {
  for (const id of Object.keys(seatOf(game, seat).tokens)) {
    if (tokenById(id).until === 'turn-end')
      removeTokens(game, seat, id, tokenCount(game, seat, id), 'expired');
  }
}

/**
 * Whether a target of the current attack has a defence that an undefendable attack would deny. Henchmen without such a
 * token have none.
 */
export function mightBeDefended(game: Game): boolean {
  const phase = game.lane.rollPhase;
  if (!game.state.mission || !phase) return true;
  return phase.attack.targets.some(({ seat, undefendable }) => {
    const state = seatOf(game, seat);
    if (undefendable || state.kind !== 'enemy') return !undefendable;
    const hasToken = Object.keys(state.tokens).some((token) =>
      (tokenById(token).enemy ?? []).some(
        ({ when, defendable }) => when === 'attacked' && defendable === true,
      ),
    );
    const defense = panelOf(game, seat)?.defense;
    return hasToken || (defense !== undefined && defense.anyAttack !== true);
  });
}
