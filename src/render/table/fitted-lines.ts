/** Lines that share the room of one block of text: short ones leave theirs to long ones, such as those of damage. */

/**
 * The lines, shortened where they do not fit into the room together.
 * @param most characters of all lines, with the line breaks between them
 */
export function fittedLines(lines: readonly string[], most: number): string[] {
  let room = most - Math.max(0, lines.length - 1);
  const lengths = new Map<number, number>();
  const shortFirst = [...lines.entries()].sort(([, a], [, b]) => a.length - b.length);
  for (const [nth, [at, line]] of shortFirst.entries()) {
    const length = Math.min(line.length, Math.floor(room / (lines.length - nth)));
    lengths.set(at, length);
    room -= length;
  }
  return lines.map((line, at) => shortened(line, lengths.get(at) ?? 0));
}

/** At most `most` characters: whole parts of a list or whole words, an ellipsis, and the bracket that was open. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const room = most - '…)'.length;
  let kept = '';
  for (const sign of text) {
    if (kept.length + sign.length > room) break;
    kept += sign;
  }
  const told = endedWell(kept);
  const plain = told.replaceAll(/\\./g, '');
  return `${told}…${plain.lastIndexOf('(') > plain.lastIndexOf(')') ? ')' : ''}`;
}

/** Ends behind a part of a list or a word, as long as not too much is lost; never behind half an escaped sign. */
function endedWell(text: string): string {
  const part = Math.max(text.lastIndexOf(', '), text.lastIndexOf('; '));
  if (part > text.length / 2) return text.slice(0, part + 2);
  const word = text.lastIndexOf(' ');
  if (word > text.length / 2) return text.slice(0, word);
  return text.replace(/(?<!\\)((?:\\\\)*)\\$/, '$1');
}
