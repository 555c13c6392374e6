/** The operator's log, in the shape of pino. Logs contain ids of games, never hands, decks or seeds. */
import { type LoggedError, loggedError } from '../../logged-error.ts';

type Write = (fields: Readonly<Record<string, unknown>>, message: string) => void;

export interface Log {
  readonly info: Write;
  readonly warn: Write;
  readonly error: Write;
}

/** Returns the loggable fields of an error, in the shape of every `error` field of the log. */
export function errorFields(error: unknown): { readonly error: LoggedError } {
  return { error: loggedError(error) };
}
