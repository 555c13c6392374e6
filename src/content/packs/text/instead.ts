/**
 * Conditions that stand behind what they are about, as they are printed: `draw 1 card if you have Chi`, and
 * `deal 6 dmg. If you have Chi, deal 8 dmg instead`.
 */
import { condition } from './conditions.ts';
import { type Cursor, NO, type Read } from './cursor.ts';
import type { Position } from './reading.ts';
import { isEnd, type Sentences } from './sentence-ends.ts';
import { inside, questionOf } from './shorthand.ts';
import { listAt, propertyOf } from './untyped.ts';
import { who } from './who.ts';

/** Takes the word, which is noted until the condition around it is read. */
export function isInstead(cursor: Cursor): void {
  if (cursor.word?.text.toLowerCase() !== 'instead') return;
  cursor.at += 1;
  cursor.hasInstead = true;
}

/**
 * The effects of a sentence, which has what it replaces as its other case. That is taken out of the effects before it.
 * @param before the effects of the sentences before; the last one of the same kind is replaced
 */
export function replacedBy(
  further: readonly Read[],
  before: Read[],
  cursor: Cursor,
  position: Position,
): readonly Read[] {
  const [branch] = further.slice(-1);
  if (!cursor.hasInstead || propertyOf(branch, 'do') !== 'if') return further;
  cursor.hasInstead = false;
  const kinds = listAt(branch, 'effects').map((effect) => propertyOf(effect, 'do'));
  const same = before.findLastIndex((effect) => kinds.includes(propertyOf(effect, 'do')));
  const others = before.filter((effect) => propertyOf(effect, 'do') !== 'choose-player');
  // "Inflict Stun. If they have Stun, deal 5 dmg instead": there is but one thing that it can replace.
  const at = same < 0 && others.length === 1 ? before.indexOf(others[0]) : same;
  if (at < 0 || typeof branch !== 'object' || branch === null || listAt(branch, 'otherwise').length > 0) {
    cursor.reading.report({ ...position, kind: 'error', says: NOTHING_BEFORE });
    return further;
  }
  const replaced = before[at];
  const effects = listAt(branch, 'effects').map((effect) => withTypeOf(effect, replaced, cursor, position));
  const whole = { ...branch, effects, otherwise: before.splice(at, 1) };
  const place = cursor.reading.positions.get(branch);
  if (place !== undefined) cursor.reading.positions.set(whole, place);
  return [...further.slice(0, -1), whole];
}

/** `deal 8 undefendable dmg. If you have Chi, deal 11 instead`: damage of the same type. Another one is asked back. */
function withTypeOf(effect: unknown, replaced: Read, cursor: Cursor, position: Position): unknown {
  const [type, before] = [effect, replaced].map((one) => propertyOf(one, 'type'));
  const isOther =
    propertyOf(effect, 'do') === 'deal' && propertyOf(replaced, 'do') === 'deal' && type !== before;
  if (!isOther || type !== 'normal' || typeof before !== 'string') return effect;
  const { words } = cursor.line;
  const instead = words.findIndex(({ text }, at) => at >= cursor.sentence && /^instead$/i.test(text));
  const isBare = words[instead - 1]?.kind === 'number';
  if (isBare) return { ...Object(effect), type: before };
  const isSaid = words.slice(cursor.sentence, cursor.at).some(({ text }) => /^normal$/i.test(text));
  if (!isSaid) cursor.reading.report({ ...position, kind: 'error', says: typeAsked(before) });
  return effect;
}

const typeAsked = (type: string) =>
  `Say the type of the damage: "deal 8 ${type} damage instead", or "deal 8 normal damage instead".`;

/** The effects of a sentence, with the condition that stands behind it. */
export function onlyIf(
  cursor: Cursor,
  sentences: Sentences,
  read: Read[],
  position: Position,
  readInside: (cursor: Cursor) => Read[],
): Read[] {
  const start = cursor.at;
  if (cursor.word?.text === ',') cursor.at += 1;
  const isUnless = cursor.take('unless');
  if (!isUnless && !cursor.take('if')) {
    cursor.at = start;
    return read;
  }
  const from = cursor.at;
  const when = condition.read(cursor);
  if (when === NO || !isEnd(cursor, sentences)) {
    cursor.at = from;
    const paid = isUnless ? unlessPaid(cursor, read, position, readInside) : null;
    if (paid === null) cursor.at = start;
    return paid ?? read;
  }
  const whole = {
    do: 'if',
    when: isUnless ? { test: 'not', not: when } : when,
    effects: read,
    otherwise: [],
  };
  cursor.reading.positions.set(whole, { ...position, of: {} });
  return [whole];
}

const PAYING = /^(?:discards?|pays?|loses?|spends?|takes?)$/i;

/** `inflict Guilt unless they discard a card`: that player is asked. Null when the sentence is another. */
function unlessPaid(
  cursor: Cursor,
  read: Read[],
  position: Position,
  readInside: (cursor: Cursor) => Read[],
): Read[] | null {
  const { line, at: from, reading, subject } = cursor;
  const asked = who.read(cursor);
  const verb = cursor.word;
  if (typeof asked !== 'string' || verb === undefined || !PAYING.test(verb.text)) {
    cursor.subject = subject;
    return null;
  }
  const begins = cursor.at;
  let end = begins;
  while (end < line.words.length && !/^[.;]$/.test(line.words[end]?.text ?? '')) end += 1;
  cursor.at = end;
  const what = questionOf(line, begins, end);
  const effect = {
    do: 'may',
    ...(asked === 'owner' ? {} : { ask: asked }),
    what,
    effects: inside(reading, line, [from, end], readInside),
    otherwise: read,
  };
  reading.positions.set(effect, { ...position, of: {} });
  return [effect];
}

/**
 * `prevent 2 damage, or 4 damage if you have Chi`: the other case of a sentence, with the same verb. The effects are those
 * of the sentence where nothing of the kind follows.
 * @param readInside reads effects up to the end of a line
 */
export function orIf(
  cursor: Cursor,
  sentences: Sentences,
  read: Read[],
  readInside: (cursor: Cursor) => Read[],
): Read[] {
  const { line, sentence, at: start, reading, position } = cursor;
  cursor.take(',');
  const from = cursor.take('or') && cursor.word?.kind === 'number' ? cursor.at : null;
  const verb = line.words[sentence];
  if (from === null || verb === undefined) {
    cursor.at = start;
    return read;
  }
  const until = line.words.findIndex(({ text }, at) => at > from && /^if$/i.test(text));
  cursor.at = until + 1;
  const when = until < 0 ? NO : condition.read(cursor);
  if (when === NO || !isEnd(cursor, sentences)) {
    cursor.at = start;
    return read;
  }
  const end = cursor.at;
  // Bare damage has no verb: "6 dmg, or 9 dmg if ...".
  const words = verb.kind === 'number' ? line.words : line.words.toSpliced(from, 0, verb);
  const last = verb.kind === 'number' ? until : until + 1;
  const effects = inside(reading, { ...line, words }, [from, last], readInside);
  cursor.at = end;
  const whole = { do: 'if', when, effects, otherwise: read };
  reading.positions.set(whole, { ...position, of: {} });
  return [whole];
}

/** Reports a condition on what a token was before, behind the sentence that gives it. */
export function askAlready(
  { line, reading, at }: Cursor,
  start: number,
  before: readonly Read[],
  read: readonly Read[],
  position: Position,
): void {
  const words = line.words.slice(start, at).map(({ text }) => text.toLowerCase());
  const when = propertyOf(read[0], 'when');
  const token = propertyOf(propertyOf(propertyOf(when, 'not') ?? when, 'amount'), 'token');
  const isGiven = before.some(
    (effect) =>
      /^(?:gain|inflict)$/.test(String(propertyOf(effect, 'do'))) && propertyOf(effect, 'token') === token,
  );
  if (token !== undefined && isGiven && words.includes('already'))
    reading.report({ ...position, kind: 'error', says: GIVEN_BEFORE });
}

const GIVEN_BEFORE =
  'The sentence before gives that token, so this would find it each time. Ask first: "if you have Chi: gain 2 CP", and behind it "gain Chi".';

const NOTHING_BEFORE =
  'No sentence before this does anything of the kind, which "instead" could replace: "deal 6 dmg. If you have Chi, deal 8 dmg instead".';
