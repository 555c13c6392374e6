/** Words in sentences that change nothing of what they say. */
import type { Cursor, Read } from './cursor.ts';
import { isEnd, isFirstWord, type Sentences } from './sentence-ends.ts';
import { propertyOf } from './untyped.ts';

/** Takes `also` and the like before a sentence: "on a wave, also inflict Soaked". */
export function takesAlso(cursor: Cursor, sentences: Sentences): void {
  if (!/^(?:also|additionally|immediately)$/i.test(cursor.word?.text ?? '')) return;
  const next = cursor.line.words[cursor.at + 1];
  if (next?.text === ',') cursor.at += 2;
  else if (isFirstWord(next, sentences)) cursor.at += 1;
}

/** Groups of players of whom each one is meant anyway. */
const GROUPS: ReadonlySet<unknown> = new Set([
  'opponents',
  'team-mates',
  'neighbours',
  'engaged',
  'others',
  'everyone',
  'picked',
]);

/** Verbs of what players do, without saying who. */
const PLURAL_VERBS = /^(?:take|receive|gain|get|lose|draw|discard|heal)$/i;

/** Asks back whether "all opponents lose 1 CP and discard 1 card" goes on with them or with you. */
export function askWhose({ line, at, subject, reading, position }: Cursor): void {
  const mark = line.words[at - 1]?.text.toLowerCase() ?? '';
  if (!GROUPS.has(subject) || !/^(?:and|,|&)$/.test(mark) || !PLURAL_VERBS.test(line.words[at]?.text ?? ''))
    return;
  reading.report({ ...position, kind: 'error', says: WHOSE });
}

const WHOSE =
  'This can be read in two ways. Say who: "all opponents lose 1 CP; all opponents discard 1 card", or "all opponents lose 1 CP; you discard 1 card".';

/** Takes `each` behind a sentence about several players: "all opponents lose 1 CP each". */
export function takesEach(cursor: Cursor, sentences: Sentences, read: readonly Read[]): void {
  if (cursor.word?.text.toLowerCase() !== 'each') return;
  const isOfGroup = read.some((effect) =>
    ['who', 'to', 'from'].some((property) => GROUPS.has(propertyOf(effect, property))),
  );
  if (!isOfGroup) return;
  cursor.at += 1;
  if (!isEnd(cursor, sentences)) cursor.at -= 1;
}
