/** Ends the program on an unexpected error, because its memory may be inconsistent. The stored games are not. */
import { createOperatorLog } from './operator-log.ts';

/** From now on an uncaught error ends the program. */
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
