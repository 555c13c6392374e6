/** What stands behind an amount and its unit: `per sword`, `plus 1 per sword`, `(max 5)`. */
import { count, single } from './amounts.ts';
import { type Cursor, NO, type Read } from './cursor.ts';
import { eachGiven } from './quantities.ts';
import { number, numberIn } from './slot.ts';
import { listAt, propertyOf } from './untyped.ts';

/** `... per sword` after a number; the number itself where nothing of the kind follows. */
export function tailOf(cursor: Cursor, head: Read): Read {
  const isEndAt = (at: number) => !/^(?:word|number|quoted)$/.test(kindAt(cursor, at));
  if (cursor.take('each')) {
    const given = eachGiven(cursor, isEndAt);
    if (given !== NO) return head === 1 ? given : { times: [head, given] };
    cursor.at -= 1;
  }
  if (!takesPer(cursor)) return head;
  const given = eachGiven(cursor, isEndAt);
  if (given !== NO) return head === 1 ? given : { times: [head, given] };
  const value =
    numberIn(cursor.word) === null ? single(cursor) : (everyGiven(cursor, isEndAt) ?? everySo(cursor));
  return value === NO || head === 1 ? value : { times: [head, value] };
}

/** `for every 2 discarded this way`: full sets of what was given up; null where something else is counted. */
function everyGiven(cursor: Cursor, isEndAt: (at: number) => boolean): Read {
  const start = cursor.at;
  const size = number.read(cursor);
  const given = eachGiven(cursor, isEndAt);
  if (given !== NO && cursor.at > start + 1) return { sets: given, size };
  cursor.at = start;
  return null;
}

/** The kind of a word that could go on with a count; none for marks, the end and words that begin a condition. */
function kindAt({ line }: Cursor, at: number): string {
  const word = line.words[at];
  return word === undefined || /^(?:and|if|unless|to)$/i.test(word.text) ? '' : word.kind;
}

/** What is counted, between a number and "per": `5 dmg + 1 dmg per sword`. */
const UNITS: ReadonlyMap<string, string> = new Map([
  ['dmg', 'dmg'],
  ['damage', 'dmg'],
  ['cp', 'cp'],
  ['health', 'health'],
  ['card', 'card'],
  ['cards', 'card'],
]);
const unitOf = (word: { readonly text: string } | undefined) => UNITS.get(word?.text.toLowerCase() ?? '');

/** `5 dmg + 1 dmg per sword` or `5 dmg plus 1 per sword`: more of the same, that is counted by something. */
export function withFurther(cursor: Cursor, value: Read): Read {
  const start = cursor.at;
  const isAnd = /^and$/i.test(cursor.word?.text ?? '') && numberIn(cursor.line.words[start + 1]) !== null;
  const isApart =
    cursor.word?.text === ',' &&
    (/^(?:\+\d*|plus)$/i.test(cursor.line.words[start + 1]?.text ?? '') || isCountedApart(cursor, value));
  if (isApart) cursor.at += 1;
  const joined = /^\+(\d+)$/.exec(cursor.word?.text ?? '')?.[1];
  const more =
    joined === undefined &&
    (cursor.take('+') ||
      cursor.take('plus') ||
      (isAnd && cursor.take('and')) ||
      isCountedApart(cursor, value))
      ? number.read(cursor)
      : NO;
  if (joined !== undefined) cursor.at += 1;
  const head = joined === undefined ? more : Number(joined);
  if (head === NO) {
    cursor.at = start;
    return value;
  }
  if (/^(?:more|additional|extra)$/i.test(cursor.word?.text ?? '')) cursor.at += 1;
  const unit = unitOf(cursor.word);
  if (unit !== undefined) cursor.at += 1;
  const isSame = unit === undefined || unit === unitBefore(cursor, start);
  const further = isSame ? withSameDice(tailOf(cursor, head), value) : NO;
  // "1 x wave dmg and 2 x shell dmg"
  if (
    unit === undefined &&
    unitOf(cursor.word) !== undefined &&
    unitOf(cursor.word) === unitBefore(cursor, start)
  )
    cursor.at += 1;
  // Without "per" it is a sentence of its own: "gain 1 CP + 2 Chi".
  if (typeof further === 'object' && further !== null) return { sum: [value, further] };
  // "deal 1 dmg per sword, plus 5 dmg"
  if (typeof value === 'object' && typeof further === 'number' && unit !== undefined)
    return { sum: [value, further] };
  cursor.at = start;
  return value;
}

/** `heal 2 for each halo, 1 for each bell`: a number that is counted by something else. */
function isCountedApart({ line, at, word }: Cursor, value: Read): boolean {
  const from = word?.text === ',' ? at + 1 : at;
  if (line.words[from - 1]?.text !== ',' || numberIn(line.words[from]) === null) return false;
  const behind = line.words.slice(from + 1, from + 5).map(({ text }) => text.toLowerCase());
  const isCounted =
    /^(?:(?:more|additional|extra) )?(?:(?:dmg|damage|cp|health) )?(?:per|for each|for every)\b/;
  // "2 damage, 1 more per Chi": after a bare number it must be said that it is more of the same.
  const isMore =
    typeof value === 'object' || /^(?:more|additional|extra|dmg|damage|cp|health)$/.test(behind[0] ?? '');
  return isMore && isCounted.test(behind.join(' '));
}

/** "2 dmg for each gear and 1 dmg for each piston among your dice": both count the same dice. */
function withSameDice(further: Read, before: Read): Read {
  if (diceOf(further) === 'shown' && diceOf(before) === 'rolled') setDice(before, 'shown');
  return further;
}

function diceOf(value: Read): unknown {
  const [, counted] = listAt(value, 'times');
  return propertyOf(counted ?? value, 'dice');
}

function setDice(value: Read, dice: string): void {
  const [, counted] = listAt(value, 'times');
  Object.assign(Object(counted ?? value), { dice });
}

/** The unit that stands last before a place of the line. */
function unitBefore({ line }: Cursor, place: number): string | undefined {
  for (let at = place - 1; at >= 0; at -= 1) {
    const unit = unitOf(line.words[at]);
    if (unit !== undefined) return unit;
  }
  return undefined;
}

/** Takes `per`, `for each`, `for every` or the sign of a product. */
function takesPer(cursor: Cursor): boolean {
  if (cursor.take('per') || cursor.take('x')) return true;
  const start = cursor.at;
  if (cursor.take('for') && (cursor.take('each') || cursor.take('every'))) return true;
  cursor.at = start;
  return false;
}

/** `2 sword`, as in "per 2 sword": one for every two of them. */
export function everySo(cursor: Cursor): Read {
  const size = number.read(cursor);
  const { at } = cursor;
  let value = cursor.take('of') ? single(cursor) : NO;
  const isApart = value !== NO;
  if (!isApart) {
    cursor.at = at;
    value = count.read(cursor);
  }
  if (value === NO || size === 1) return value;
  return !isApart && isOfSymbols(value) ? { ...value, every: size } : { sets: value, size };
}

export function isOfSymbols(value: Read): value is object {
  return typeof value === 'object' && value !== null && Reflect.get(value, 'count') === 'symbols';
}

/** What stands before the most that an amount comes to. */
const CAPS: readonly string[] = [
  '( max',
  '( max .',
  '( maximum',
  '( maximum of',
  '( up to',
  '( up to a maximum of',
  '( to a maximum of',
  'to a maximum of',
  'up to a maximum of',
  ', to a maximum of',
  ', up to a maximum of',
  ', maximum',
  ', max',
  ', but no more than',
  ', at most',
  '( at most',
  '( no more than',
];

/** `deal 1 dmg per Chi (max 5)` */
export function capped(cursor: Cursor, value: Read): Read {
  const start = cursor.at;
  if (typeof value !== 'object' || value === null) return value;
  for (const words of CAPS) {
    cursor.at = start;
    if (!words.split(' ').every((word) => cursor.take(word))) continue;
    const most = number.read(cursor);
    if (typeof most !== 'number') continue;
    if (unitOf(cursor.word) !== undefined) cursor.at += 1;
    if (!words.startsWith('(') || cursor.take(')')) return { least: [value, most] };
  }
  cursor.at = start;
  return value;
}
