/** Branches of conditions: what stands beside another, and the other case. */
import type { Cursor } from './cursor.ts';
import { isMark } from './sentence-ends.ts';

/** First words of branches: `on 1 sword: heal 2; on 1 life: draw 1 card` are two, one beside the other. */
export type Beside = 'on' | 'if' | 'each';

/** A branch that is read: with what a further one begins, and whether it ends with its sentence. */
export interface Branch {
  readonly word: Beside;
  readonly isSentence?: true;
}

/** How the other case of a condition begins. */
const OTHERWISE: readonly (readonly string[])[] = [
  ['otherwise'],
  ['else'],
  ['if', 'not'],
  ...['they', 'you'].flatMap((whom) => [
    ['if', whom, 'do', 'not'],
    ['if', whom, "don't"],
  ]),
];

/** `; otherwise:` on the line of its condition: how many words it has, 0 when something else follows. */
export function wordsOfOtherwise({ line, at, word }: Cursor): number {
  const found = OTHERWISE.find((words) =>
    words.every((one, index) => line.words[at + 1 + index]?.text.toLowerCase() === one),
  );
  const next = line.words[at + 1 + (found?.length ?? 0)]?.text ?? '';
  return isMark(word) && found !== undefined && /^[,:]$/.test(next) ? found.length : 0;
}

/** Whether a branch follows on the line. One of another kind is asked back, as it could belong beside or inside. */
export function isBranch(cursor: Cursor, beside: Beside): boolean {
  const next = cursor.line.words[cursor.at + 1];
  if (!isMark(cursor.word) || next?.kind !== 'word') return false;
  const word = next.text.toLowerCase();
  if (wordsOfOtherwise(cursor) > 0 && beside !== 'each') return true;
  if (beside === 'each' && isForEach(cursor.line.words.slice(cursor.at + 1, cursor.at + 3))) return true;
  if (word === beside || (beside !== 'each' && /^(?:otherwise|else)$/.test(word))) return true;
  // What counts each die has no branches of its own: "for each sword deal 1 damage; on 2 life heal 2".
  if (beside === 'each' && cursor.word?.text === ';' && (word === 'on' || word === 'if')) return true;
  if (word === 'on' || word === 'if') {
    cursor.reading.report({
      line: cursor.line.number,
      column: next.column,
      kind: 'error',
      says: `Put "${word} ..." on a line of its own: beside this line, or indented below it.`,
    });
  }
  return false;
}

/** `per sword`, `for each sword`, `on every sword` */
function isForEach([first, second]: Cursor['line']['words']): boolean {
  const word = first?.text.toLowerCase() ?? '';
  return word === 'per' || (/^(?:for|on)$/.test(word) && /^(?:each|every)$/i.test(second?.text ?? ''));
}
