/** Lists of effects: sentences on one line, with semicolons between them, or lines below their heading. */
import type { Effect } from '../../../engine/vocabulary/effect.ts';
import { readAnyOther, testsAfter } from './any-other.ts';
import { readBoth } from './both.ts';
import { type Beside, type Branch, isBranch, wordsOfOtherwise } from './branches.ts';
import { Cursor, NO, type Read } from './cursor.ts';
import { readEither } from './either.ts';
import { askAlready, isInstead, onlyIf, orIf, replacedBy } from './instead.ts';
import type { Names } from './names.ts';
import { type Block, firstThatReads, firstThatWrites, type Said, WIDTH } from './phrase.ts';
import { noteQuantity } from './quantities.ts';
import { takesRemark } from './remarks.ts';
import {
  isAim,
  isColonBetween,
  isEnd,
  isMark,
  type Mark,
  type Sentences,
  takesBlockStart,
} from './sentence-ends.ts';
import { readInflicted, readMay, readTokenList, withChoice } from './shorthand.ts';
import { noteRemoved, readSpending } from './spending.ts';
import { propertyOf } from './untyped.ts';
import { askWhose, takesAlso, takesEach } from './wordiness.ts';

interface BlockForm {
  /** What stands before the colon, for a block that may be absent, such as `otherwise`. */
  readonly word?: string;
  /** The word that begins a further block on the same line, beside this one. */
  readonly beside?: Beside;
  /** What may stand for the colon, as it is printed: `at upkeep, heal 1`, `spend 1 to prevent 2 damage`. */
  readonly marks?: readonly Mark[];
}

/** A block of effects after a sentence. */
export function blockOf(
  sentences: Sentences,
  { word, beside, marks = [] }: BlockForm = {},
): Block<readonly Effect[]> {
  return {
    ...(word === undefined ? {} : { word }),
    readBlock(cursor) {
      if (word === undefined) {
        if (cursor.take(':')) return readBody(cursor, sentences, beside && { word: beside });
        if (!takesBlockStart(cursor, sentences, marks)) return NO;
        // "If you have Chi, heal 1. Draw 1 card": as it is printed, the condition ends with its sentence.
        return readBody(cursor, sentences, beside && { word: beside, isSentence: true });
      }
      const otherwise = word === 'otherwise' ? wordsOfOtherwise(cursor) : 0;
      if (otherwise > 0) cursor.at += 1 + otherwise;
      else if (startsWith(cursor, word)) cursor.advanceLine(word.split(' ').length);
      else return word === 'otherwise' ? [] : undefined;
      return cursor.take(':') || cursor.take(',') ? readBody(cursor, sentences) : NO;
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
function readBody(cursor: Cursor, sentences: Sentences, beside?: Branch): Read {
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
    readSentences(cursor, sentences, undefined, effects);
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
 * @param beside the branch that they belong to
 * @param effects those of the lines above; what is read is added to them
 */
export function readSentences(
  cursor: Cursor,
  sentences: Sentences,
  beside?: Branch,
  effects: Read[] = [],
): Read[] {
  const outside = cursor.choice;
  readAll(cursor, sentences, effects, beside);
  cursor.choice = outside;
  return effects;
}

function readAll(cursor: Cursor, sentences: Sentences, effects: Read[], beside?: Branch): void {
  cursor.subject = null;
  for (;;) {
    cursor.forget();
    cursor.choice = null;
    cursor.removed = null;
    if (beside !== undefined) isInstead(cursor);
    takesAlso(cursor, sentences);
    if (isAtFurther(cursor)) return;
    if (takesRemark(cursor)) {
      while (cursor.word?.text === '.' || cursor.word?.text === ';') cursor.at += 1;
      if (cursor.isAtEnd) return;
      continue;
    }
    const start = cursor.at;
    askWhose(cursor);
    cursor.sentence = start;
    const { index, position } = cursor;
    const tests = cursor.reading.diceTests;
    let read =
      readAnyOther(cursor, (inside) => readSentences(inside, sentences)) ??
      readEither(cursor, (inside) => readSentences(inside, sentences)) ??
      readBoth(cursor, (inside) => readSentences(inside, sentences)) ??
      readTokenList(cursor, sentences) ??
      readSpending(cursor, sentences) ??
      (effects.length === 0 ? null : readInflicted(cursor, sentences, effects.at(-1))) ??
      readMay(cursor, sentences, (inside) => readSentences(inside, sentences)) ??
      one(firstThatReads(cursor, sentences()));
    if (read !== null && beside !== undefined) isInstead(cursor);
    if (read !== null) takesEach(cursor, sentences, read);
    if (read !== null) read = orIf(cursor, sentences, read, (inside) => readSentences(inside, sentences));
    if (read !== null)
      read = onlyIf(cursor, sentences, read, position, (inside) => readSentences(inside, sentences));
    if (read !== null && (isEnd(cursor, sentences) || isThen(read))) {
      askAlready(cursor, start, effects, read, position);
      noteRemoved(cursor, effects, position);
      noteQuantity(cursor, read);
      cursor.reading.diceTests = testsAfter(tests, read);
      const further = noted(cursor, withChoice(cursor, position, read));
      effects.push(...replacedBy(further, effects, cursor, position));
    } else if (!hasBlank(cursor)) {
      if (read !== null) cursor.expect(';');
      cursor.reportMismatch(start);
      readUnder(cursor, sentences);
      while (!cursor.isAtEnd && cursor.word?.text !== ';') cursor.at += 1;
    } else {
      while (!cursor.isAtEnd && cursor.word?.text !== ';') cursor.at += 1;
    }
    // A block at the end of the line has gone on to a further line.
    if (cursor.index !== index && cursor.isAtEnd) return;
    if (beside?.isSentence && cursor.word?.text === '.') return;
    if (beside !== undefined && isBranch(cursor, beside.word)) return;
    if (isMark(cursor.word) || isColonBetween(cursor, sentences) || isAim(cursor)) cursor.at += 1;
    // Trailing points.
    while (cursor.word?.text === '.' || cursor.word?.text === ';') cursor.at += 1;
    if (cursor.isAtEnd) return;
  }
}

/** Whether a new sentence begins here that is a rule of the section itself. */
function isAtFurther(cursor: Cursor): boolean {
  const { reading, line, at } = cursor;
  return line.words[at - 1]?.text === '.' && (reading.isFurther?.(line, at) ?? false);
}

/** Remembers that a player is chosen, whom "they" means from here on. */
function noted({ reading }: Cursor, read: Read[]): Read[] {
  if (read.some((effect) => propertyOf(effect, 'do') === 'choose-player')) reading.hasChosen = true;
  return read;
}

/** `Then` needs no mark after it. */
function isThen([effect]: readonly Read[]): boolean {
  return propertyOf(effect, 'do') === 'then';
}

function one(read: Read): Read[] | null {
  return read === NO ? null : [read];
}

/** Whether a blank follows on the line. Blanks are reported by themselves. */
export function hasBlank({ line, at }: Cursor): boolean {
  return line.words.slice(at).some(({ kind }) => kind === 'blank');
}

/** Reports what is wrong below a line that is not understood, too. */
function readUnder({ reading, line }: Cursor, sentences: Sentences): void {
  if (line.under.length > 0 && line.words.at(-1)?.text === ':') readEffects(reading, line.under, sentences);
}

/** Lines for effects: simple ones side by side with semicolons while they fit. */
export function writeEffects(
  effects: readonly Effect[],
  sentences: Sentences,
  names: Names,
): readonly Said[] {
  const lines: Said[] = [];
  const all = effects.map((effect) => {
    const written = firstThatWrites(effect, sentences(), names);
    if (written === null) throw new Error(`no sentence for ${JSON.stringify(effect)}`);
    return { written, isChoice: effect.do === 'choose-player' };
  });
  for (const [at, { written, isChoice }] of all.entries()) {
    const last = lines.at(-1);
    const joined = last === undefined ? null : `${last.text}${isThenAtEnd(last) ? '' : ';'} ${written.text}`;
    // Who is chosen stands on the line of what happens to them.
    const further = isChoice ? (all[at + 1]?.written.text.length ?? 0) : 0;
    if (
      last &&
      joined !== null &&
      isSimple(last) &&
      isSimple(written) &&
      joined.length + further < WIDTH - 24
    ) {
      lines[lines.length - 1] = { text: joined, under: [], after: [] };
    } else {
      lines.push(written);
    }
  }
  return lines;
}

/** "Then" takes no mark after it: "inflict 1 Stun; then deal 5 dmg". */
function isThenAtEnd({ text }: Said): boolean {
  return /(^|; )then$/.test(text);
}

/** Whether a further sentence may follow on the line. */
function isSimple({ text, under, after }: Said): boolean {
  return under.length === 0 && after.length === 0 && !/: |:$/.test(text.replaceAll(/"(?:[^"\\]|\\.)*"/g, ''));
}
