/** Who of a table can be called in the chat. */
import type { Sitter } from './tables.ts';

/** Stands for somebody who asked to be forgotten: no id of Discord's. */
export const NOBODY = '0';

/** The Discord ids of the people at a table, each once; whoever was forgotten has none. */
export function peopleAt(sitters: readonly Sitter[]): readonly string[] {
  const ids = sitters.flatMap((sitter) => (sitter.kind === 'person' ? [sitter.userId] : []));
  return [...new Set(ids)].filter((id) => id !== NOBODY);
}
