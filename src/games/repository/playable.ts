import { ContentError } from '../../engine/definitions.ts';
import { BrokenState, openQuestions } from '../../engine/hosting.ts';
import { type GameState, legalActions, viewOf } from '../../engine/index.ts';

/** Whether a game can be played on: what it shows and asks is something that the rules of today can make sense of. */
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
