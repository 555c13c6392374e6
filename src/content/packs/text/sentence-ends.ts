/** Where one sentence ends and the next begins. */
import type { Effect } from '../../../engine/vocabulary/effect.ts';
import type { Cursor } from './cursor.ts';
import type { Word } from './lines.ts';
import type { Phrase } from './phrase.ts';

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
  if (isColonBetween(cursor, sentences)) return true;
  return isMark(cursor.word) && isFirstWord(cursor.line.words[cursor.at + 1], sentences);
}

/** `roll 1 die: on 1-3 ...`: cards print a colon where a semicolon is meant. */
export function isColonBetween({ word, line, at }: Cursor, sentences: Sentences): boolean {
  return word?.text === ':' && isFirstWord(line.words[at + 1], sentences);
}

/** Whether effects begin here without a colon, or after a comma: `on a pearl, heal 3`. */
export function takesBranchStart(cursor: Cursor, sentences: Sentences): boolean {
  if (isFirstWord(cursor.word, sentences)) return true;
  if (cursor.word?.text !== ',' || !isFirstWord(cursor.line.words[cursor.at + 1], sentences)) return false;
  cursor.at += 1;
  return true;
}

let known: ReadonlySet<string> | undefined;

/** Whether a sentence may begin with a word. */
export function isFirstWord(word: Word | undefined, sentences: Sentences): boolean {
  known ??= new Set([
    ...sentences().flatMap(({ template }) => template.split(' ')[0]?.split('/') ?? []),
    // Sentences that begin with a player.
    ...['a', 'they', 'you', 'team-mates', 'neighbours', 'everyone'],
  ]);
  return word?.kind === 'word' && known.has(word.text.toLowerCase());
}
