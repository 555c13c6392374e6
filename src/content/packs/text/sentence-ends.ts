/** Where one sentence ends and the next begins. */
import type { Effect } from '../../../engine/vocabulary/effect.ts';
import type { Cursor } from './cursor.ts';
import type { Line } from './lines.ts';
import type { Phrase } from './phrase.ts';
import type { Reading } from './reading.ts';
import type { Word } from './words.ts';

/** The sentences of effects. They are asked for when needed, as blocks in them contain sentences again. */
export type Sentences = () => readonly Phrase<Effect>[];

/** What may stand between two sentences. A semicolon is written. */
const BETWEEN: ReadonlySet<string> = new Set([';', ',', '.', 'and', '&', '+']);

/** Whether a word may stand between two sentences. */
export function isMark(word: Word | undefined): boolean {
  return word !== undefined && word.kind !== 'quoted' && BETWEEN.has(word.text.toLowerCase());
}

/** Whether a sentence ends here: with the line, a semicolon, or another mark with a further sentence after it. */
export function isEnd(cursor: Cursor, sentences: Sentences): boolean {
  if (cursor.isAtEnd || cursor.word?.text === ';' || cursor.word?.text === '.') return true;
  if (isColonBetween(cursor, sentences) || isAim(cursor)) return true;
  return (
    isMark(cursor.word) &&
    (isFirstWord(cursor.line.words[cursor.at + 1], sentences) ||
      isBareDamage(cursor, cursor.at + 1) ||
      (cursor.reading.isOffensive &&
        cursor.word?.text !== '.' &&
        isNegativeToken(cursor.line, cursor.at + 1, cursor.reading)))
  );
}

/** `5 dmg` among the effects of an offensive ability, where it is dealt. */
export function isBareDamage({ line, reading }: Cursor, at: number): boolean {
  // "+2 dmg" is added to an attack.
  if (!/^\d+$/.test(line.words[at]?.text ?? '')) return false;
  const damage = line.words.slice(at + 1, at + 3).findIndex(({ text }) => /^(?:dmg|damage)$/i.test(text));
  // Elsewhere it must be told to whom: "2 dmg to the attacker".
  const isAimed =
    /^to$/i.test(line.words[at + damage + 2]?.text ?? '') &&
    !/^(?:the|this|your) attack$/i.test([3, 4].map((more) => line.words[at + damage + more]?.text).join(' '));
  if (!reading.isOffensive && (damage < 0 || !isAimed)) return false;
  return /^[a-z]*( ?)(?:dmg|damage)$/i.test(
    line.words
      .slice(at + 1, at + 3)
      .map(({ text }) => text)
      .slice(0, /^(?:dmg|damage)$/i.test(line.words[at + 1]?.text ?? '') ? 1 : 2)
      .join(' '),
  );
}

/** Whether a negative token is named here, with a number or without: "deal 6 dmg and Knockdown". */
export function isNegativeToken({ words, source }: Line, from: number, { names }: Reading): boolean {
  const isCount = words[from]?.kind === 'number' || /^(?:an?|one|two|three)$/i.test(words[from]?.text ?? '');
  const at = isCount ? from + 1 : from;
  const first = words[at];
  if (first?.kind !== 'word' || !/^\p{Lu}/u.test(first.text)) return false;
  return [1, 2, 3, 4].some((count) => {
    const last = words[at + count - 1];
    const token = last && names.tokenCalled(source.slice(first.column - 1, last.end - 1));
    return token != null && names.isNegative(token);
  });
}

/** Verbs after "to" that say what something is done for: `spend 1 CP to draw 1 card`. */
export const AIMS =
  /^(?:deal|gain|draw|heal|prevent|add|remove|inflict|steal|roll|change|re-roll|reroll|avoid|get|make|set|turn|force|ignore|negate|increase|raise|give|place|reduce)$/i;

/** `lose 1 Chi to draw 1 card`: one sentence, and what it is done for. */
export function isAim({ word, line, at }: Cursor): boolean {
  return (
    word?.kind === 'word' && word.text.toLowerCase() === 'to' && AIMS.test(line.words[at + 1]?.text ?? '')
  );
}

/** `roll 1 die: on 1-3 ...`: cards print a colon where a semicolon is meant. */
export function isColonBetween({ word, line, at }: Cursor, sentences: Sentences): boolean {
  if (word?.text !== ':') return false;
  // "Roll 1 die:" on a line of its own, with the results on the lines after it.
  const isLast = at === line.words.length - 1 && line.under.length === 0;
  return isLast || isFirstWord(line.words[at + 1], sentences);
}

/** What may stand between a heading and its effects in place of a colon; `none` when nothing need. */
export type Mark = ',' | 'to' | 'and' | 'for' | '.' | 'none';

/** Whether effects begin here without a colon: `on a pearl, heal 3`, `if you have Chi, then draw 1 card`. */
export function takesBlockStart(cursor: Cursor, sentences: Sentences, marks: readonly Mark[]): boolean {
  const { word, at, line } = cursor;
  const mark = marks.find((one) => one === word?.text.toLowerCase());
  if (mark === undefined) return marks.includes('none') && isFirstWord(word, sentences);
  const next = line.words[at + 1];
  const isThen = next?.text.toLowerCase() === 'then' && isFirstWord(line.words[at + 2], sentences);
  const isBonus = mark === 'for' && /^\+\d+$/.test(next?.text ?? '');
  if (mark === 'for' && !isBonus) return false;
  if (!isThen && !isBonus && !isFirstWord(next, sentences) && !isBareDamage(cursor, at + 1)) return false;
  cursor.at += isThen ? 2 : 1;
  return true;
}

/** Verbs without a player, who is that of the sentence before. */
export const VERBS_OF_SAME: readonly string[] = [
  'takes',
  'receives',
  'heals',
  'gains',
  'loses',
  'draws',
  'discards',
  'removes',
  'gets',
];

/** Players without an article, with whom a sentence may begin. */
const PLAYERS: readonly string[] = ['opponent', 'defender', 'attacker'];

let known: ReadonlySet<string> | undefined;

/** Whether a sentence may begin with a word. */
export function isFirstWord(word: Word | undefined, sentences: Sentences): boolean {
  known ??= new Set([
    ...sentences().flatMap(({ template }) => template.split(' ')[0]?.split('/') ?? []),
    ...VERBS_OF_SAME,
    // Sentences that begin with a player.
    ...[
      'a',
      'an',
      'any',
      'each',
      'they',
      'you',
      'team-mates',
      'neighbours',
      'everyone',
      'once',
      'as',
      'chosen',
      'instead',
      'also',
      'either',
      'all',
      'every',
      'target',
      ...PLAYERS,
    ],
  ]);
  return word?.kind === 'word' && known.has(word.text.toLowerCase());
}
