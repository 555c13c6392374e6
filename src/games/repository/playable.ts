import { BrokenState, ContentError, type GameState, legalActions, viewOf } from '../../engine/index.ts';
import { questionOf } from '../actions/play.ts';

/** Whether a game can be played on: what it shows and asks is something that the rules of today can make sense of. */
export function isPlayable(state: GameState): boolean {
  try {
    viewOf(state, 'public');
    const question = questionOf(state);
    if (question) legalActions(state, question.seat);
    return true;
  } catch (error) {
    if (error instanceof BrokenState || error instanceof ContentError) return false;
    throw error;
  }
}
