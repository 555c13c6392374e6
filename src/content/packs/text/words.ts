/** Words, numbers, marks and quoted texts of a line. */

/** A word, number, mark or quoted text of a line. */
export interface Word {
  /** As typed; of a quoted text what stands between the quotes. */
  readonly text: string;
  readonly kind: 'word' | 'number' | 'quoted' | 'mark' | 'blank';
  /** Columns of its first character and after its last one, from 1. */
  readonly column: number;
  readonly end: number;
}

/** `3-of-a-kind` is printed as often as `3 of a kind`. */
const OF_A_KIND = '-of-a-kind';
/** `small-straight` is printed as often as `small straight`. */
const STRAIGHT = /^(?:micro|small|large)-straight$/i;

const WORD = /"(?:[^"\\]|\\.)*"?|-of-a-kind\b|[+-]?\d+|\p{L}[\p{L}\p{M}\d'’_-]*|\?|\S/gu;

/** The words of a line, as typed. */
export function wordsOf(source: string): Word[] {
  return [...source.matchAll(WORD)].flatMap(({ 0: found, index }): Word | Word[] => {
    if (found === OF_A_KIND || STRAIGHT.test(found))
      return wordsOf(`${' '.repeat(index)}${found.replaceAll('-', ' ')}`);
    const at = { column: index + 1, end: index + found.length + 1 };
    if (found.startsWith('"')) return { text: unquoted(found), kind: 'quoted', ...at };
    if (found === '?') return { text: found, kind: 'blank', ...at };
    if (/\d$/.test(found) && !/^\p{L}/u.test(found)) return { text: found, kind: 'number', ...at };
    return { text: found, kind: /^\p{L}/u.test(found) ? 'word' : 'mark', ...at };
  });
}

function unquoted(found: string): string {
  const inside = found.length > 1 && found.endsWith('"') ? found.slice(1, -1) : found.slice(1);
  return inside.replaceAll(/\\(.)/g, '$1');
}

/** A text in quotes, as it is read again. */
export function inQuotes(text: string): string {
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}
