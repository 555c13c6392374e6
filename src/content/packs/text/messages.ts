/** What is said to the author of a pack in text form: at a line and column, with the nearest thing that would do. */

export interface Message {
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  /** `warning`: an unusual figure; `blank`: a place that is still to be filled in. Only errors refuse the file. */
  readonly kind: 'error' | 'warning' | 'blank';
  /** One or two sentences. */
  readonly says: string;
  /** The form of the sentence that was begun, as in docs/sentences.md, when it can be but one. */
  readonly sentence?: string;
  /** What was typed, from the beginning of the sentence. */
  readonly typed?: string;
}

/** `12:5 error: ...`, as editors understand it. */
export function formatMessage({ line, column, kind, says }: Message): string {
  return `${line}:${column} ${kind}: ${says}`;
}

/** The candidate that is most like a word, if one is much like it. */
export function nearest(word: string, candidates: Iterable<string>): string | null {
  const typed = word.toLowerCase();
  // A single letter is like every other.
  if (typed.length < 2) return null;
  let best: string | null = null;
  let least = Math.max(1, Math.floor(typed.length / 3)) + 1;
  for (const candidate of candidates) {
    const distance = editDistance(typed, candidate.toLowerCase(), least);
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
}

/** The number of letters to change, add, leave out or swap with the next; `limit` when there are at least so many. */
function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next.push(
        Math.min(
          (row[j - 1] ?? limit) + (a[i - 1] === b[j - 1] ? 0 : 1),
          (row[j] ?? limit) + 1,
          (next[j - 1] ?? limit) + 1,
          isSwap ? (before[j - 2] ?? limit) + 1 : limit,
        ),
      );
    }
    [before, row] = [row, next];
  }
  return Math.min(limit, row[b.length] ?? limit);
}

/** A text with a capital letter, unless it begins with what was typed. */
export function capital(text: string): string {
  return text.startsWith('"') ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

/** A text with a point at its end. */
export function ended(text: string): string {
  return /[.?]$/.test(text) ? text : `${text}.`;
}

/** `a, b or c` */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
