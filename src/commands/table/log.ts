/** The operator's log: pino's shape. It carries ids of games and never a hand, a deck or a seed. */
type Write = (fields: Readonly<Record<string, unknown>>, message: string) => void;

export interface Log {
  readonly info: Write;
  readonly warn: Write;
  readonly error: Write;
}

/** What may be logged of an error: its name and words, not what hangs on it. */
export function errorFields(error: unknown): { readonly error: string } {
  return { error: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
}
