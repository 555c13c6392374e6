/** Fits lines into a block of text: long lines, such as those of damage, get the room that short ones leave. */

/**
 * The lines, shortened if they do not fit together.
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

/** At most `most` characters, cut after a part of a list or a word, with an ellipsis and the closing bracket. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const room = most - '…)'.length;
  let kept = '';
  for (const sign of text) {
    if (kept.length + sign.length > room) break;
    kept += sign;
  }
  const ended = endedWell(kept);
  const plain = ended.replaceAll(/\\./g, '');
  return `${ended}…${plain.lastIndexOf('(') > plain.lastIndexOf(')') ? ')' : ''}`;
}

/** Cuts after a part of a list or a word, unless too much is lost; never inside an escaped character. */
function endedWell(text: string): string {
  const part = Math.max(text.lastIndexOf(', '), text.lastIndexOf('; '));
  if (part > text.length / 2) return text.slice(0, part + 2);
  const word = text.lastIndexOf(' ');
  if (word > text.length / 2) return text.slice(0, word);
  return text.replace(/(?<!\\)((?:\\\\)*)\\$/, '$1');
}
