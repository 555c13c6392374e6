/** Mistakes that nobody foresaw end the program: what is in memory may be wrong then, what is kept is not. */
import { createOperatorLog } from './operator-log.ts';

/** From now on what nobody caught ends the program. */
export function watchCrashes(secrets: readonly string[]): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => crash(error, secrets));
  }
}

/** Ends the program with a line in the log, instead of all that hangs on the error, and a code that asks for another start. */
export function crash(error: unknown, secrets: readonly string[]): never {
  createOperatorLog('fatal', secrets).fatal(
    { error },
    'the program ends because of a mistake in it; games go on when it is started again',
  );
  process.exit(1);
}
