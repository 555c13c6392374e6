/** The engine is a pure function of its state: what it trips over, it trips over again at every try. */
import { DiceRanOut } from './chance.ts';
import { BrokenState } from './game.ts';
import { IllegalAction } from './illegal-action.ts';
import { ContentError } from './registry.ts';

const OWN_ERRORS = [BrokenState, ContentError, DiceRanOut, IllegalAction];

/**
 * Does some work of the engine on a state that may come from anywhere.
 * @throws BrokenState instead of whatever comes of a state that the engine cannot have made; the cause tells where
 */
export function onSoundState<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (OWN_ERRORS.some((kind) => error instanceof kind)) throw error;
    throw new BrokenState('a part of the state is missing or of another kind', { cause: error });
  }
}
