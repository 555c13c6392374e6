/**
 * Conditions that stand behind what they are about, as they are printed: `draw 1 card if you have Chi`, and
 * `deal 6 dmg. If you have Chi, deal 8 dmg instead`.
 */
import { condition } from './conditions.ts';
import { type Cursor, NO, type Position, type Read } from './cursor.ts';
import { isEnd, type Sentences } from './sentence-ends.ts';
import { listAt, propertyOf } from './untyped.ts';

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
  const at = before.findLastIndex((effect) => kinds.includes(propertyOf(effect, 'do')));
  if (at < 0 || typeof branch !== 'object' || branch === null || listAt(branch, 'otherwise').length > 0) {
    cursor.reading.report({ ...position, kind: 'error', says: NOTHING_BEFORE });
    return further;
  }
  const whole = { ...branch, otherwise: before.splice(at, 1) };
  const place = cursor.reading.positions.get(branch);
  if (place !== undefined) cursor.reading.positions.set(whole, place);
  return [...further.slice(0, -1), whole];
}

/** The effects of a sentence, with the condition that stands behind it. */
export function onlyIf(cursor: Cursor, sentences: Sentences, read: Read[], position: Position): Read[] {
  const start = cursor.at;
  const isUnless = cursor.take('unless');
  if (!isUnless && !cursor.take('if')) return read;
  const when = condition.read(cursor);
  if (when === NO || !isEnd(cursor, sentences)) {
    cursor.at = start;
    return read;
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

const NOTHING_BEFORE =
  'No sentence before this does anything of the kind, which "instead" could replace: "deal 6 dmg. If you have Chi, deal 8 dmg instead".';
