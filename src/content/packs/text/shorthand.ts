/**
 * Short forms that are printed and read, but not written: lists of tokens, and choices whose question is the sentence
 * itself.
 */

import { Cursor, NO, type Read } from './cursor.ts';
import type { Line } from './lines.ts';
import { measured, timesBehind } from './measured.ts';
import { AIMS, isEnd, isFirstWord, isMark, isNegativeToken, type Sentences } from './sentence-ends.ts';
import { tokenName } from './slot.ts';
import { propertyOf } from './untyped.ts';
import { BUT_TARGET, NOT_TARGET, who } from './who.ts';
import type { Word } from './words.ts';

/** `gain 1 Flight, Tithes and 2 CP`: an effect for each. Null when the sentence is another. */
export function readTokenList(cursor: Cursor, sentences: Sentences): Read[] | null {
  const { at: start, position, choice, subject } = cursor;
  const begun = listVerb(cursor);
  const items: object[] = [];
  let end = cursor.at;
  while (begun !== null) {
    if (items.length > 0) while (isMark(cursor.word) && cursor.word?.text !== ';') cursor.at += 1;
    const count = measured.read(cursor) ?? 1;
    const at = cursor.position;
    const token =
      typeof count === 'number' && (items.length === 0 || cursor.at > end) ? tokenName.read(cursor) : NO;
    const isCp = token === NO && begun.verb === 'gain' && cursor.at > end && cursor.take('CP');
    if (token === NO && !isCp) break;
    const whom = begun.whom ?? (begun.verb === 'gain' ? 'owner' : 'target');
    const times = isCp ? count : timesBehind(cursor, count);
    const effect = isCp
      ? { do: 'cp', amount: times, who: whom }
      : { do: begun.verb, token, count: times, who: whom };
    cursor.reading.positions.set(effect, { ...position, of: { token: at } });
    items.push(effect);
    end = cursor.at;
  }
  cursor.at = end;
  const isOn = begun?.verb === 'inflict' && ['on', 'upon', 'to'].some((word) => cursor.take(word));
  const whom = isOn ? who.read(cursor) : null;
  if (items.length > 1 && whom !== NO && (!begun?.isPlacing || isOn) && isEnd(cursor, sentences)) {
    if (whom !== null) for (const item of items) Object.assign(item, { who: whom });
    return items;
  }
  Object.assign(cursor, { at: start, choice, subject });
  return null;
}

interface ListVerb {
  readonly verb: 'gain' | 'inflict';
  readonly whom: Read | null;
  /** Whether it must be said on whom: "place". */
  readonly isPlacing: boolean;
}

/** With what a list of tokens begins: `gain`, `inflict`, `place`, `your opponent gains`. */
function listVerb(cursor: Cursor): ListVerb | null {
  if (cursor.take('gain')) return { verb: 'gain', whom: null, isPlacing: false };
  if (cursor.take('inflict')) return { verb: 'inflict', whom: null, isPlacing: false };
  if (['place', 'put', 'apply'].some((word) => cursor.take(word)))
    return { verb: 'inflict', whom: null, isPlacing: true };
  const whom = who.read(cursor);
  const isGain =
    whom !== NO && ['gains', 'gain', 'gets', 'get', 'receives'].some((word) => cursor.take(word));
  return isGain ? { verb: 'gain', whom, isPlacing: false } : null;
}

/** `deal 6 dmg and Knockdown`: negative tokens behind damage are inflicted. Null when something else follows. */
export function readInflicted(cursor: Cursor, sentences: Sentences, before: Read): Read[] | null {
  const { at: start, position, reading } = cursor;
  const isApart = cursor.line.words[start - 1]?.text === '.';
  if (!reading.isOffensive || isApart || propertyOf(before, 'do') !== 'deal') return null;
  const items: Read[] = [];
  do {
    const count = measured.read(cursor) ?? 1;
    const at = cursor.position;
    const token = tokenName.read(cursor);
    if (typeof token !== 'string' || typeof count !== 'number' || !reading.names.isNegative(token)) {
      cursor.at = start;
      return null;
    }
    const effect = { do: 'inflict', token, count: timesBehind(cursor, count), who: 'target' };
    reading.positions.set(effect, { ...position, of: { token: at } });
    items.push(effect);
  } while (isNegativeNext(cursor) && takesMark(cursor));
  if (isEnd(cursor, sentences)) return items;
  cursor.at = start;
  return null;
}

function isNegativeNext({ line, at, word, reading }: Cursor): boolean {
  return isMark(word) && isNegativeToken(line, at + 1, reading);
}

function takesMark(cursor: Cursor): boolean {
  cursor.at += 1;
  return true;
}

/** The longest question, as in the schema of packs. */
const LONGEST_QUESTION = 80;

/**
 * `you may spend 2 Tide to deal 4 damage`, up to the next full stop or semicolon; the words are the question. Null when
 * the question is typed.
 * @param readInside reads effects up to the end of a line
 */
export function readMay(
  cursor: Cursor,
  sentences: Sentences,
  readInside: (cursor: Cursor) => Read[],
): Read[] | null {
  const start = cursor.at;
  const { position, line, reading, subject } = cursor;
  const asked = who.read(cursor);
  const next = line.words[cursor.at + 1];
  const isMay = asked !== NO && /^(?:may|can)$/i.test(cursor.word?.text ?? '');
  if (!isMay || !isFirstWord(next, sentences) || line.words.slice(cursor.at).some(isQuoted)) {
    // Nobody is chosen by a sentence that is another.
    Object.assign(cursor, { at: start, choice: null, subject });
    return null;
  }
  const from = cursor.at + 1;
  const isInside = (at: number) => !cursor.isAtEnd && at < line.words.length && !isStop(line.words[at]);
  let end = from;
  while (isInside(end)) end += 1;
  const effects = inside(reading, line, [from, end], readInside);
  const asks = end;
  cursor.at = end;
  const agreed = takesAgreement(cursor);
  if (agreed !== null) {
    end = agreed;
    while (isInside(end)) end += 1;
    effects.push(...inside(reading, line, [agreed, end], readInside));
    cursor.at = end;
  }
  const refused = takesRefusal(cursor);
  let otherwise: Read[] = [];
  if (refused !== null) {
    let last = refused;
    while (isInside(last)) last += 1;
    otherwise = inside(reading, line, [refused, last], readInside);
    cursor.at = last;
  }
  // How many is asked for anyway, and 0 may be the answer.
  if (asked === 'owner' && otherwise.length === 0 && isFree(effects[0])) return effects;
  const effect = {
    do: 'may',
    ...(asked === 'owner' ? {} : { ask: asked }),
    what: questionOf(line, from, asks),
    effects,
    otherwise,
  };
  reading.positions.set(effect, { ...position, of: {} });
  return [effect];
}

function isFree(effect: Read): boolean {
  return propertyOf(effect, 'do') === 'choose-amount' && propertyOf(effect, 'least') === 0;
}

function isQuoted({ kind }: Word): boolean {
  return kind === 'quoted';
}

function isStop(word: Word | undefined): boolean {
  return word?.kind === 'mark' && (word.text === '.' || word.text === ';');
}

/** Reads some words of a line by themselves. */
export function inside(
  reading: Cursor['reading'],
  line: Line,
  [from, end]: readonly [number, number],
  readInside: (cursor: Cursor) => Read[],
): Read[] {
  const words = line.words.slice(0, end).map((word, at, all): Word => {
    const isAim = at > from && word.text === 'to' && AIMS.test(all[at + 1]?.text ?? '');
    return isAim ? { ...word, text: ',', kind: 'mark' } : word;
  });
  const cursor = new Cursor(reading, [{ ...line, words, under: [] }]);
  cursor.at = from;
  return readInside(cursor);
}

/** Where the effects of an agreement begin, after `. If you do,`; null when there are none. */
function takesAgreement({ line, at }: Cursor): number | null {
  const rest = line.words.slice(at + 1, at + 5).map(({ text }) => text.toLowerCase());
  return /^if (?:you|they) do [,:]/.test(rest.join(' ')) ? at + 5 : null;
}

/** Where the effects of a refusal begin, after `. If you do not,` or `; otherwise`; null when there are none. */
function takesRefusal({ line, at }: Cursor): number | null {
  const rest = line.words.slice(at + 1).map(({ text }) => text.toLowerCase());
  const found = REFUSALS.find((words) => words.every((word, index) => rest[index] === word));
  if (found === undefined) return null;
  const end = at + 1 + found.length;
  return /^[,:]$/.test(line.words[end]?.text ?? '') ? end + 1 : end;
}

const REFUSALS: readonly (readonly string[])[] = [
  ['if', 'you', 'do', 'not'],
  ['if', 'you', 'don’t'],
  ['if', 'you', "don't"],
  ['if', 'they', 'do', 'not'],
  ['if', 'not'],
  ['otherwise'],
];

/** The words of a line as a question. */
export function questionOf(line: Line, from: number, end: number): string {
  const first = line.words[from];
  const last = line.words[end - 1];
  const typed =
    first === undefined || last === undefined ? '' : line.source.slice(first.column - 1, last.end - 1);
  const plain = typed
    .replaceAll(/\bdmg\b/g, 'damage')
    .replaceAll(/[^\p{L}\p{N} .,:'’+-]/gu, '')
    .replaceAll(/\s+/g, ' ');
  const question = `${plain.charAt(0).toUpperCase()}${plain.slice(1)}?`;
  return question.length <= LONGEST_QUESTION ? question : 'Do it?';
}

/** The effects of a sentence, after the choice with which one about "a chosen opponent" begins. */
export function withChoice(cursor: Cursor, position: Cursor['position'], read: readonly Read[]): Read[] {
  if (cursor.choice === null) return [...read];
  const placed = (effect: object) => {
    cursor.reading.positions.set(effect, { ...position, of: {} });
    return effect;
  };
  if (cursor.choice === NOT_TARGET)
    return [placed({ do: 'choose-player', among: 'opponents', except: 'target' }), ...read];
  if (cursor.choice !== BUT_TARGET) return [placed({ do: 'choose-player', among: cursor.choice }), ...read];
  const when = { test: 'not', not: { test: 'among', who: 'chosen', of: 'target' } };
  const effects = [placed({ do: 'if', when, effects: read, otherwise: [] })];
  return [placed({ do: 'for-each', who: 'opponents', effects })];
}
