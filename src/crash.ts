/** Ends the program on an unexpected error, because its memory may be inconsistent; the stored games are consistent. */
import { createOperatorLog } from './operator-log.ts';

/** Installs handlers that end the program on an uncaught error. `secrets` are masked in the log line. */
export function watchCrashes(secrets: readonly string[]): void {
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => crash(error, secrets));
  }
}

/** Ends the program with one log line (not the whole error object) and an exit code that causes a restart. */
export function crash(error: unknown, secrets: readonly string[]): never {
  createOperatorLog('fatal', secrets).fatal(
    { error },
    'the program ends because of a mistake in it; games go on when it is started again',
  );
  process.exit(1);
}
