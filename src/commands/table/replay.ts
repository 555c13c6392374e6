/** Plays a logged game again: the same setup, seed and actions give the same game, dice included. */
import { type Action, apply, beginGame, type GameSetup, type GameState } from '../../engine/index.ts';

/**
 * The state after the actions.
 * @throws IllegalAction when an action does not belong to this game
 */
export function replay(
  setup: GameSetup,
  actions: readonly { readonly seat: number; readonly action: Action }[],
): GameState {
  let { state } = beginGame(setup);
  for (const { seat, action } of actions) state = apply(state, seat, action).state;
  return state;
}
