/** What came of a file that is written as text, and was to be loaded. */
import type { Problem } from './problem.ts';
import type { Message } from './text/messages.ts';

export interface AddedText<Pack> {
  /** Null when nothing was loaded. */
  readonly pack: Pack | null;
  /** All that is to be said, in the order of lines. */
  readonly messages: readonly Message[];
  /** Places marked with `?`. */
  readonly blanks: number;
}

/** A pack that was loaded, or why it was not. */
export type Entered<Pack> = { readonly pack: Pack } | { readonly problems: readonly Problem[] };

/**
 * Loads a definition that was read from text.
 * @param definition null when anything is wrong with the text
 * @param enter loads it, or says what is wrong with the whole of it
 */
export function addedText<Definition, Pack>(
  definition: Definition | null,
  { messages, blanks }: Omit<AddedText<never>, 'pack'>,
  enter: (definition: Definition) => Entered<Pack>,
): AddedText<Pack> {
  if (definition === null) return { pack: null, messages, blanks };
  const entered = enter(definition);
  if ('pack' in entered) return { pack: entered.pack, messages, blanks };
  const refusals = entered.problems.map(({ reason }) => ({
    line: 1,
    column: 1,
    kind: 'error' as const,
    says: `The file ${reason}.`,
  }));
  return { pack: null, messages: [...messages, ...refusals], blanks };
}
