/** Lists of effects: sentences on one line, with semicolons between them, or lines below their heading. */

import { idOf } from '../../../engine/vocabulary/abilities.ts';
import type { Effect, EffectOption } from '../../../engine/vocabulary/effect.ts';
import { questionText } from '../../../engine/vocabulary/question-texts.ts';
import { measured } from './amounts.ts';
import { condition } from './conditions.ts';
import { Cursor, NO, type Read } from './cursor.ts';
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

/**
 * A block of effects after a sentence.
 * @param word what stands before the colon, for a block that may be absent, such as `otherwise`
 */
export function blockOf(sentences: Sentences, word?: string): Block<readonly Effect[]> {
  return {
    ...(word === undefined ? {} : { word }),
    readBlock(cursor) {
      if (word === undefined) return cursor.take(':') ? readBody(cursor, sentences) : NO;
      if (!startsWith(cursor, word)) return word === 'otherwise' ? [] : undefined;
      cursor.advanceLine(word.split(' ').length);
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

/** Reads what stands after a colon. From here on faults are reported and passed over. */
function readBody(cursor: Cursor, sentences: Sentences): Read {
  if (cursor.isAtEnd) {
    const inside = new Cursor(cursor.reading, cursor.line.under);
    return cursor.line.under.length === 0 ? missing(cursor) : readLines(inside, sentences);
  }
  if (cursor.take('nothing')) return [];
  return readSentences(cursor, sentences);
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

/** Reads the sentences up to the end of the line. */
export function readSentences(cursor: Cursor, sentences: Sentences): Read[] {
  const effects: Read[] = [];
  for (;;) {
    cursor.forget();
    const start = cursor.at;
    const { index } = cursor;
    const read = readItems(cursor) ?? one(firstThatReads(cursor, sentences()));
    const isWhole = read !== null && (cursor.isAtEnd || cursor.word?.text === ';');
    if (read !== null && isWhole) effects.push(...read);
    else if (!hasBlank(cursor)) {
      if (read !== null) cursor.expect(';');
      cursor.reportMismatch(start);
      readUnder(cursor, sentences);
    }
    // A block at the end of the line has gone on to a further line.
    if (cursor.index !== index && cursor.isAtEnd) return effects;
    while (!cursor.isAtEnd && cursor.word?.text !== ';') cursor.at += 1;
    if (cursor.isAtEnd) return effects;
    cursor.at += 1;
    if (cursor.isAtEnd) return effects;
  }
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
function readItems(cursor: Cursor): Read[] | null {
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
  if (items.length > 1 && (cursor.isAtEnd || cursor.word?.text === ';')) return items;
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
