import { ActionNotAllowed, WaitTimeout } from '../../src/playground/index.ts';

/**
 * The result of a person's action, or undefined when the app refused it or no answer came. Both happen after the bot
 * was killed: buttons are out of date and presses stay unanswered. The checks decide whether that is correct.
 * @throws any other error, which is an error of the test code
 */
export async function unlessRefused<T>(buttonAction: Promise<T>): Promise<T | undefined> {
  try {
    return await buttonAction;
  } catch (error) {
    if (error instanceof ActionNotAllowed || error instanceof WaitTimeout) return undefined;
    throw error;
  }
}
