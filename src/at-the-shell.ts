/** What `npm run backup` and `npm run restore` share: how a failure is told. */
import { CannotStart } from './cannot-start.ts';
import { ConfigError } from './config.ts';
import { StoreDamaged, StoreUnavailable } from './store/index.ts';

// parseArgs reports an unknown or incomplete option as a TypeError.
const EXPECTED = [CannotStart, ConfigError, StoreDamaged, StoreUnavailable, TypeError];

/**
 * Runs a command of the operator. What an operator can mend is told in a sentence, with exit code 1.
 * @param outcome what the failure means for the games, such as "Nothing was put back"
 * @throws whatever nobody foresaw
 */
export async function atTheShell(outcome: string, command: () => void | Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof Error) || !EXPECTED.some((one) => error instanceof one)) throw error;
    console.error(`${outcome}: ${error.message}`);
    process.exitCode = 1;
  }
}
