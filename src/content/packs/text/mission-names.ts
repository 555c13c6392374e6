/** Counters and panels of a Mission by the names that are printed: "the toll is at least 4", "no guards are left". */
import { type Cursor, NO, type Read } from './cursor.ts';
import { ownId, type Slot } from './slot.ts';

/** Longest name, in words. */
const MOST_WORDS = 5;

/** The longest name from here on that is known; the cursor stands behind it. */
function known(cursor: Cursor, called: (words: string) => string | null): Read {
  const { words, source } = cursor.line;
  const first = cursor.word;
  if (first?.kind !== 'word') return NO;
  for (let count = Math.min(MOST_WORDS, words.length - cursor.at); count > 0; count -= 1) {
    const last = words[cursor.at + count - 1];
    const id = last?.kind === 'word' ? called(source.slice(first.column - 1, last.end - 1)) : null;
    if (id === null) continue;
    cursor.at += count;
    return id;
  }
  return NO;
}

/** A counter that the file brings, by its name. It is not written: `counter toll` says it for any. */
export const knownCounter: Slot<string> = {
  read: (cursor) => known(cursor, (words) => cursor.reading.names.counterCalled(words)),
  write: () => null,
  shown: 'NAME',
};

/** A panel by its mark, and as it is read also by its name and in the plural. */
export const panelId: Slot<string> = {
  ...ownId,
  read(cursor) {
    const id = known(cursor, (words) => cursor.reading.names.panelCalled(words));
    return id === NO ? ownId.read(cursor) : id;
  },
};
