/** Values of dice, and which dice are meant. */
import type { DieValue } from '../../../engine/rules.ts';
import type { DiceScope } from '../../../engine/vocabulary/amount.ts';
import { type Cursor, NO, type Read } from './cursor.ts';
import { listOf, number, numberIn, oneOf, type Slot } from './slot.ts';

/** `4`, and as it is printed `a 4`. */
function numberOrArticled(cursor: Cursor): Read {
  if (numberIn(cursor.line.words[cursor.at + 1]) !== null) cursor.take('a');
  return number.read(cursor);
}
const SCOPES = oneOf<DiceScope>({
  rolled: [
    'rolled',
    'you rolled',
    'you roll',
    'you have rolled',
    'that you rolled',
    'that was rolled',
    'that were rolled',
    'among them',
    'among your dice',
    'among the dice',
    'in your roll',
    'in the roll',
  ],
  shown: 'shown',
});

/** Which dice are meant. What "you rolled" are those of the ability, until it rolls itself. */
export const scope: typeof SCOPES = {
  ...SCOPES,
  read(cursor) {
    const value = SCOPES.read(cursor);
    return value === 'rolled' ? diceOfRoll(cursor) : value;
  },
};

function diceOfRoll({ reading }: Cursor): DiceScope {
  return reading.isOffensive && !reading.hasRolled ? 'shown' : 'rolled';
}

/** The dice that were rolled before, also where nothing is said of them: "if you rolled 2 poles". */
export const lastRolled: Slot<DiceScope> = {
  read(cursor) {
    const value = scope.read(cursor);
    return value === NO ? diceOfRoll(cursor) : value;
  },
  write: () => null,
  shown: '',
};

export const dieValue: Slot<DieValue> = {
  read: (cursor) => numberOrArticled(cursor),
  write: (value) => String(value),
  shown: 'N',
};
export const dieValues = listOf(dieValue, 'or');

const PARITIES = oneOf<'even' | 'odd'>({
  even: ['even', 'even number', 'even value', 'even result', 'even roll'],
  odd: ['odd', 'odd number', 'odd value', 'odd result', 'odd roll'],
});

/** `1-2`, `1 - 2`, `1 to 2`, `1 or 2`, `1/2` or `1`. */
export function valueRange(cursor: Cursor): Read {
  const parity = PARITIES.read(cursor);
  if (parity !== NO) return parity === 'even' ? [2, 4, 6] : [1, 3, 5];
  const from = number.read(cursor);
  const { word } = cursor;
  const apart = numberIn(cursor.line.words[cursor.at + 1]);
  if (typeof from === 'number' && apart !== null && /^(?:-|to)$/i.test(word?.text ?? '')) {
    cursor.at += 2;
    return range(from, apart);
  }
  if (typeof from !== 'number' || word?.kind !== 'number' || !word.text.startsWith('-')) {
    if (from === NO) return NO;
    const open = typeof from === 'number' ? openRange(cursor, from) : null;
    if (open !== null) return open;
    if (isInList(cursor)) cursor.at += 1;
    else if (!cursor.take('or') && !cursor.take('/')) return [from];
    const rest = valueRange(cursor);
    return Array.isArray(rest) ? [from, ...rest] : NO;
  }
  cursor.at += 1;
  return range(from, -Number(word.text));
}

/** `4 or more`, `4+` or `2 or less`, up or down to the end of the die; null for another text. */
function openRange(cursor: Cursor, from: number): Read {
  const [mark, behind, next] = cursor.line.words.slice(cursor.at, cursor.at + 3);
  const isPlus = mark?.text === '+' && behind?.kind !== 'number';
  const word = mark?.text.toLowerCase() === 'or' ? behind?.text.toLowerCase() : undefined;
  const isOpen = (next === undefined || next.kind === 'mark') && (word === 'more' || word === 'less');
  if (!isPlus && !isOpen) return null;
  cursor.at += isPlus ? 1 : 2;
  return isPlus || word === 'more' ? range(from, 6) : range(1, from);
}

/** `4, 5 or 6`: a comma with further values and "or" behind it. */
function isInList({ line, at, word }: Cursor): boolean {
  const [value, next] = [line.words[at + 1], line.words[at + 2]];
  return word?.text === ',' && numberIn(value) !== null && /^(?:or|,)$/i.test(next?.text ?? '');
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, Math.min(6, to) - from) + 1 }, (_, at) => from + at);
}
