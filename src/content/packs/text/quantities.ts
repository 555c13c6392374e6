/**
 * Numbers that an earlier sentence has fixed, as they are printed: `that many`, `twice that much`, `2 dmg each`. They are
 * read, and written as the number itself.
 */
import { type Cursor, NO, type Read } from './cursor.ts';
import { propertyOf } from './untyped.ts';

/** The numbers that are noted of CP that were paid and of cards that were discarded. */
export const CP_NOTE = 'paid';
export const CARDS_NOTE = 'discarded';

const FACTORS: ReadonlyMap<string, number> = new Map([
  ['twice', 2],
  ['double', 2],
]);

/** Takes `twice` or `double`; null where there is none. */
export function factorAt(cursor: Cursor): number | null {
  const factor = FACTORS.get(cursor.word?.text.toLowerCase() ?? '') ?? null;
  if (factor !== null) cursor.at += 1;
  return factor;
}

/** `that many`, `that much`, `twice that many`, `half that much`; the cursor is back at the start for another text. */
export function thatMany(cursor: Cursor): Read {
  const start = cursor.at;
  const factor = factorAt(cursor);
  const isHalf = factor === null && cursor.take('half');
  const is = cursor.take('that') && (cursor.take('many') || cursor.take('much'));
  const { quantity } = cursor.reading;
  if (!is || quantity === null) {
    cursor.at = start;
    return NO;
  }
  cursor.reading.isQuantityUsed = true;
  if (isHalf) return { half: quantity };
  return factor === null ? quantity : { times: [factor, quantity] };
}

/** What stands for the tokens, CP or cards that were given up: `each`, `for each`, `for each one spent`. */
const EACH: readonly (readonly string[])[] = ['', 'one', 'token', 'card', 'of them', 'of those', 'CP']
  .flatMap((words) =>
    ['', 'spent', 'removed', 'paid', 'lost', 'discarded', 'rolled'].flatMap((done) =>
      ['', 'this way'].map((way) => `${words} ${done} ${way}`.split(' ').filter(Boolean)),
    ),
  )
  .sort((a, b) => b.length - a.length);

/** What an earlier sentence has given up, counted after "per" or "for each"; NO when nothing was. */
export function eachGiven(cursor: Cursor, isEndAt: (at: number) => boolean): Read {
  const { reading, line, at } = cursor;
  if (reading.quantity === null || !reading.isQuantityGiven) return NO;
  const words = EACH.find(
    (one) =>
      one.every((word, index) => line.words[at + index]?.text.toLowerCase() === word.toLowerCase()) &&
      isEndAt(at + one.length),
  );
  if (words === undefined) return NO;
  cursor.at += words.length;
  return reading.quantity;
}

/** Remembers the number that a sentence fixes: what was rolled, or noted. */
export function noteQuantity({ reading }: Cursor, read: readonly Read[]): void {
  for (const effect of read) {
    const kind = propertyOf(effect, 'do');
    if (kind === 'roll') Object.assign(reading, { hasRolled: true, lastDice: propertyOf(effect, 'dice') });
    if (kind === 'roll' && propertyOf(effect, 'opposed') === undefined)
      setQuantity(reading, { count: 'total' });
    if (kind === 'note') setQuantity(reading, { count: 'noted', name: propertyOf(effect, 'name') });
  }
}

function setQuantity(reading: Cursor['reading'], quantity: object): void {
  reading.quantity = quantity;
  reading.isQuantityGiven = false;
}
