/** Lists of effects: sentences on one line, with semicolons between them, or lines below their heading. */

import { idOf } from '../../../engine/vocabulary/abilities.ts';
import type { Effect, EffectOption } from '../../../engine/vocabulary/effect.ts';
import { questionText } from '../../../engine/vocabulary/question-texts.ts';
import { measured } from './amounts.ts';
import { condition } from './conditions.ts';
import { Cursor, NO, type Read } from './cursor.ts';
import type { Word } from './lines.ts';
import type { Names } from './names.ts';
import {
  type Block,
  firstThatReads,
  firstThatWrites,
  laidOut,
  type Phrase,
  type Said,
  WIDTH,
} from './phrase.ts';
import { ownId, question, tokenName } from './slot.ts';

type Sentences = () => readonly Phrase<Effect>[];
/** First words of branches: `on 1 sword: heal 2; on 1 life: draw 1 card` are two, one beside the other. */
type Beside = 'on' | 'if';

/**
 * A block of effects after a sentence.
 * @param word what stands before the colon, for a block that may be absent, such as `otherwise`
 * @param beside the word that begins a further block on the same line, beside this one
 */
export function blockOf(sentences: Sentences, word?: string, beside?: Beside): Block<readonly Effect[]> {
  return {
    ...(word === undefined ? {} : { word }),
    readBlock(cursor) {
      if (word === undefined) return cursor.take(':') ? readBody(cursor, sentences, beside) : NO;
      if (isOtherwise(cursor) && word === 'otherwise') cursor.at += 2;
      else if (startsWith(cursor, word)) cursor.advanceLine(word.split(' ').length);
      else return word === 'otherwise' ? [] : undefined;
      return cursor.take(':') ? readBody(cursor, sentences) : NO;
    },
    writeBlock(value, names) {
      if (word === 'otherwise' && value.length === 0) return null;
      const under = writeEffects(value, sentences, names);
      const [only] = under;
      if (under.length === 0) return { inline: 'nothing', under: [] };
      const isShort =
        under.length === 1 && only !== undefined && only.under.length === 0 && only.after.length === 0;
      return { inline: isShort ? only.text : null, under };
    },
  };
}

function startsWith({ nextLine, isAtEnd }: Cursor, word: string): boolean {
  const words = word.split(' ');
  return isAtEnd && words.every((one, at) => nextLine?.words[at]?.text.toLowerCase() === one);
}

/** `; otherwise:` on the line of its condition. */
function isOtherwise({ line, at, word }: Cursor): boolean {
  return isMark(word) && line.words[at + 1]?.text.toLowerCase() === 'otherwise';
}

/** Reads what stands after a colon. From here on faults are reported and passed over. */
function readBody(cursor: Cursor, sentences: Sentences, beside?: Beside): Read {
  if (cursor.isAtEnd) {
    const inside = new Cursor(cursor.reading, cursor.line.under);
    return cursor.line.under.length === 0 ? missing(cursor) : readLines(inside, sentences);
  }
  if (cursor.take('nothing')) return [];
  return readSentences(cursor, sentences, beside);
}

function missing(cursor: Cursor): Read {
  cursor.reading.report({
    ...cursor.position,
    kind: 'error',
    says: 'Effects must follow here: on this line, or indented on the lines below. "nothing" is possible too.',
  });
  return [];
}

/** Reads all lines of a block. */
function readLines(cursor: Cursor, sentences: Sentences): Read[] {
  const effects: Read[] = [];
  for (;;) {
    effects.push(...readSentences(cursor, sentences));
    if (cursor.nextLine === undefined) return effects;
    cursor.advanceLine(0);
  }
}

/** Reads the effects of all lines below a heading. */
export function readEffects(
  reading: Cursor['reading'],
  lines: Cursor['lines'],
  sentences: Sentences,
): Read[] {
  return lines.length === 0 ? [] : readLines(new Cursor(reading, lines), sentences);
}

/**
 * Reads the sentences up to the end of the line.
 * @param beside the word that ends them, when it follows a semicolon
 */
export function readSentences(cursor: Cursor, sentences: Sentences, beside?: Beside): Read[] {
  const effects: Read[] = [];
  for (;;) {
    cursor.forget();
    const start = cursor.at;
    const { index } = cursor;
    const read = readItems(cursor, sentences) ?? one(firstThatReads(cursor, sentences()));
    if (read !== null && (isEnd(cursor, sentences) || isThen(read))) effects.push(...read);
    else if (!hasBlank(cursor)) {
      if (read !== null) cursor.expect(';');
      cursor.reportMismatch(start);
      readUnder(cursor, sentences);
      while (!cursor.isAtEnd && cursor.word?.text !== ';') cursor.at += 1;
    } else {
      while (!cursor.isAtEnd && cursor.word?.text !== ';') cursor.at += 1;
    }
    // A block at the end of the line has gone on to a further line.
    if (cursor.index !== index && cursor.isAtEnd) return effects;
    if (beside !== undefined && isBranch(cursor, beside)) return effects;
    if (isMark(cursor.word)) cursor.at += 1;
    if (cursor.isAtEnd) return effects;
  }
}

/** What may stand between two sentences. A semicolon is written. */
const BETWEEN: ReadonlySet<string> = new Set([';', ',', '.', 'and']);

function isMark(word: Word | undefined): boolean {
  return word !== undefined && word.kind !== 'quoted' && BETWEEN.has(word.text.toLowerCase());
}

/** Whether a sentence ends here: with the line, a semicolon, or another mark with a further sentence after it. */
function isEnd(cursor: Cursor, sentences: Sentences): boolean {
  if (cursor.isAtEnd || cursor.word?.text === ';') return true;
  if (!isMark(cursor.word)) return false;
  const next = cursor.line.words[cursor.at + 1];
  if (next === undefined) return cursor.word?.text === '.';
  return next.kind === 'word' && firstWords(sentences).has(next.text.toLowerCase());
}

let known: ReadonlySet<string> | undefined;

/** The words with which sentences begin. */
function firstWords(sentences: Sentences): ReadonlySet<string> {
  known ??= new Set(sentences().flatMap(({ template }) => template.split(' ')[0]?.split('/') ?? []));
  return known;
}

/** `Then` needs no mark after it. */
function isThen([effect]: readonly Read[]): boolean {
  return typeof effect === 'object' && effect !== null && Reflect.get(effect, 'do') === 'then';
}

/** Whether a branch follows on the line. One of another kind is asked back, as it could belong beside or inside. */
function isBranch(cursor: Cursor, beside: Beside): boolean {
  const next = cursor.line.words[cursor.at + 1];
  if (!isMark(cursor.word) || next?.kind !== 'word') return false;
  const word = next.text.toLowerCase();
  if (word === beside || word === 'otherwise') return true;
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

function one(read: Read): Read[] | null {
  return read === NO ? null : [read];
}

/** Blanks are reported by themselves. */
function hasBlank({ line, at }: Cursor): boolean {
  return line.words.slice(at).some(({ kind }) => kind === 'blank');
}

/** Reports what is wrong below a line that is not understood, too. */
function readUnder({ reading, line }: Cursor, sentences: Sentences): void {
  if (line.under.length > 0 && line.words.at(-1)?.text === ':') readEffects(reading, line.under, sentences);
}

/** `gain 1 Flight and 1 Holy Presence`: an effect for each token. Null when the sentence is another. */
function readItems(cursor: Cursor, sentences: Sentences): Read[] | null {
  const start = cursor.at;
  const { position } = cursor;
  const name = ['gain', 'inflict'].find((word) => cursor.take(word));
  const items: Read[] = [];
  do {
    const isCounted = cursor.word?.kind === 'number';
    const count = name === undefined ? NO : isCounted ? measured.read(cursor) : 1;
    const at = cursor.position;
    const token = typeof count === 'number' ? tokenName.read(cursor) : NO;
    if (token === NO) break;
    const effect = { do: name, token, count, who: name === 'gain' ? 'owner' : 'target' };
    cursor.reading.positions.set(effect, { ...position, of: { token: at } });
    items.push(effect);
  } while (cursor.take('and'));
  if (items.length > 1 && isEnd(cursor, sentences)) return items;
  cursor.at = start;
  return null;
}

/** Lines for effects: simple ones side by side with semicolons while they fit. */
export function writeEffects(
  effects: readonly Effect[],
  sentences: Sentences,
  names: Names,
): readonly Said[] {
  const lines: Said[] = [];
  for (const effect of effects) {
    const written = firstThatWrites(effect, sentences(), names);
    if (written === null) throw new Error(`no sentence for ${JSON.stringify(effect)}`);
    const last = lines.at(-1);
    const joined = last === undefined ? null : `${last.text}; ${written.text}`;
    if (last && joined !== null && isSimple(last) && isSimple(written) && joined.length < WIDTH - 24) {
      lines[lines.length - 1] = { text: joined, under: [], after: [] };
    } else {
      lines.push(written);
    }
  }
  return lines;
}

/** Whether a further sentence may follow on the line. */
function isSimple({ text, under, after }: Said): boolean {
  return under.length === 0 && after.length === 0 && !/: |:$/.test(text.replaceAll(/"(?:[^"\\]|\\.)*"/g, ''));
}

/** The options of a choice, one line each: `option "Draw a card": draw 1 card`. */
export function optionsOf(sentences: Sentences): Block<readonly EffectOption[]> {
  const effects = blockOf(sentences);
  return {
    readBlock(cursor) {
      if (!cursor.take(':')) return NO;
      const read: Read[] = [];
      for (const [at] of cursor.line.under.entries()) {
        const inside = new Cursor(cursor.reading, cursor.line.under, at);
        const option = readOption(inside, effects);
        if (option !== NO) read.push(option);
        else if (!hasBlank(inside)) inside.reportMismatch(0);
      }
      return read;
    },
    writeBlock(value, names) {
      return { inline: null, under: value.map((option) => writeOption(option, effects, names)) };
    },
  };
}

function readOption(cursor: Cursor, effects: Block<readonly Effect[]>): Read {
  const { position } = cursor;
  cursor.forget();
  const label = cursor.take('option') ? question.read(cursor) : NO;
  if (typeof label !== 'string') return NO;
  const id = cursor.take('as') ? ownId.read(cursor) : idOf(label);
  const when = cursor.take('if') ? condition.read(cursor) : undefined;
  if (id === NO || when === NO) return NO;
  const list = effects.readBlock(cursor);
  if (list === NO) return NO;
  const option = { id, label, ...(when === undefined ? {} : { when }), effects: list };
  cursor.reading.positions.set(option, { ...position, of: {} });
  return option;
}

function writeOption(
  { id, label, when, effects }: EffectOption,
  block: Block<readonly Effect[]>,
  names: Names,
): Said {
  const said = [
    `option ${question.write(label, names)}`,
    ...(id === idOf(questionText(label) ?? label) ? [] : [`as ${id}`]),
    ...(when === undefined ? [] : [`if ${condition.write(when, names)}`]),
  ].join(' ');
  const written = block.writeBlock(effects, names);
  return laidOut(`${said}:`, written?.inline ?? null, written?.under ?? []);
}
