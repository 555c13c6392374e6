/** Shared by `npm run backup`, `npm run restore` and `npm run history`: reports failures. */
import { CannotStart } from './cannot-start.ts';
import { ConfigError } from './config.ts';
import { endWhenReaderLeaves } from './reader-left.ts';
import { StoreDamaged, StoreUnavailable } from './store/index.ts';

// parseArgs reports an unknown or incomplete option as a TypeError.
const EXPECTED = [CannotStart, ConfigError, StoreDamaged, StoreUnavailable, TypeError];

/**
 * Runs an operator's command. A failure that an operator can fix is reported as a sentence, with exit code 1.
 * @param outcome the consequence of a failure, such as "Nothing was put back"
 * @throws unexpected errors
 */
export async function runOperatorCommand(
  outcome: string,
  command: () => void | Promise<void>,
): Promise<void> {
  // A copy or a restore is finished even if nobody reads what is said of it.
  endWhenReaderLeaves(process.stdout, () => undefined);
  try {
    await command();
  } catch (error) {
    if (!(error instanceof Error) || !EXPECTED.some((one) => error instanceof one)) throw error;
    console.error(`${outcome}: ${error.message}`);
    process.exitCode = 1;
  }
}
