import { Cannot, WaitTimeout } from '../../src/playground/index.ts';

/**
 * What came of something that a person did, or undefined when the app did not let them or no answer came: a bot
 * that dies leaves old buttons and unanswered presses behind. What it owes them all the same is the checks' matter.
 * @throws whatever else went wrong: then the harness itself is broken
 */
export async function unlessInVain<T>(buttonAction: Promise<T>): Promise<T | undefined> {
  try {
    return await buttonAction;
  } catch (error) {
    if (error instanceof Cannot || error instanceof WaitTimeout) return undefined;
    throw error;
  }
}
