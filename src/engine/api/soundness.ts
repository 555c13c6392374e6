/** Reports errors that come from an unsound state. The engine is pure, so such an error recurs at each attempt. */
import { DiceRanOut } from '../core/chance.ts';
import { ContentError } from '../core/content-error.ts';
import { BrokenState } from '../core/game.ts';
import { IllegalAction } from '../core/illegal-action.ts';

const OWN_ERRORS = [BrokenState, ContentError, DiceRanOut, IllegalAction];

/**
 * Runs work on a state that may come from outside of the engine.
 * @throws BrokenState in place of any error that is not one of the engine's own; `cause` is the original error
 */
export function wrapStateErrors<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (OWN_ERRORS.some((kind) => error instanceof kind)) throw error;
    throw new BrokenState('a part of the state is missing or of another kind', { cause: error });
  }
}
