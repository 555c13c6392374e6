import { ContentError } from '../../engine/definitions.ts';
import { BrokenState, openQuestions } from '../../engine/hosting.ts';
import { type GameState, legalActions, viewOf } from '../../engine/index.ts';

/** True when the engine can show the state and list its legal actions, so that the game can continue. */
export function isPlayable(state: GameState): boolean {
  try {
    viewOf(state, 'public');
    for (const { seat } of openQuestions(state)) legalActions(state, seat);
    return true;
  } catch (error) {
    if (error instanceof BrokenState || error instanceof ContentError) return false;
    throw error;
  }
}
