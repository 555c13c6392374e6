/** The operator's log: pino's shape. It carries ids of games and never a hand, a deck or a seed. */
import { type LoggedError, loggedError } from '../../logged-error.ts';

type Write = (fields: Readonly<Record<string, unknown>>, message: string) => void;

export interface Log {
  readonly info: Write;
  readonly warn: Write;
  readonly error: Write;
}

/** What may be logged of an error, in the shape of every `error` field of the log. */
export function errorFields(error: unknown): { readonly error: LoggedError } {
  return { error: loggedError(error) };
}
