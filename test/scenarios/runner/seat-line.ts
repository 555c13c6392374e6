/** The values of a seat, for people who look into a game. */
import { countOf } from '../../../src/engine/core/game.ts';
import type { GameState } from '../../../src/engine/index.ts';
import { seatName } from './build.ts';

export function seatLine(state: GameState, seat: number): string {
  const own = state.seats[seat];
  if (!own) return '';
  const tokens = Object.entries(own.tokens).map(([id, groups]) => `${id} ${countOf(groups)}`);
  const hand = own.hand.length === 0 ? 'no cards' : own.hand.join(' ');
  return `${seatName(state, seat)}: health ${state.pools[own.pool]?.health}, cp ${own.cp}, ${
    tokens.join(', ') || 'no tokens'
  }; hand: ${hand}`;
}
