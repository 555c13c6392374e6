import { ActionNotAllowed, WaitTimeout } from '../../src/playground/index.ts';

/**
 * The result of a person's action, or undefined when the app refused it or no answer came: a bot
 * that is killed leaves old buttons and unanswered presses behind. The checks decide whether that is correct.
 * @throws other errors, which are errors of the harness
 */
export async function unlessRefused<T>(buttonAction: Promise<T>): Promise<T | undefined> {
  try {
    return await buttonAction;
  } catch (error) {
    if (error instanceof ActionNotAllowed || error instanceof WaitTimeout) return undefined;
    throw error;
  }
}
