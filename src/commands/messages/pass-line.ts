/** The line about a pass that was made in place of a seat's person. */
import { laneIndexOf } from '../../engine/hosting.ts';
import { type GameState, type Seat, viewOf } from '../../engine/index.ts';
import { passLine } from '../../render/table/whose-move.ts';
import { wordsFor } from '../../words/index.ts';

/**
 * Returns the line, with what the seat is asked now.
 * @param names the players' names by seat, then those of enemies
 * @param language the Discord locale of the game; English when left out
 */
export function describePass(
  state: GameState,
  seat: Seat,
  names: readonly string[],
  language?: string,
): string {
  const players = names.map((name, at) => ({ name, heroId: state.seats[at]?.hero ?? '', userId: null }));
  const view = viewOf(state, 'public', laneIndexOf(state, seat));
  return passLine(view, players, seat, viewOf(state, seat).pending?.prompt ?? null, wordsFor(language));
}
