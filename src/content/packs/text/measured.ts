/** Amounts around a unit: `2 dmg per sword`, `dmg equal to half of the total rolled`. */
import type { Amount } from '../../../engine/vocabulary/amount.ts';
import { amount, asPart, count } from './amounts.ts';
import type { Counted } from './count-phrases.ts';
import { type Cursor, NO, type Read } from './cursor.ts';
import { figures, isFigures, writtenFigures } from './figures.ts';
import { capped, isOfSymbols, tailOf, withFurther } from './measured-tails.ts';
import type { SplitSlot } from './phrase.ts';
import { thatMany } from './quantities.ts';
import { either, number, numberIn, type Slot } from './slot.ts';

/** Counts that read well after "per". */
const PER: ReadonlySet<string> = new Set([
  'symbols',
  'values',
  'tokens',
  'passed',
  'statuses',
  'hand',
  'health',
  'players',
  'upgrades',
  'figures',
]);

type Per = Counted | Extract<Amount, { sets: Amount }>;

function isPer(value: Amount): value is Per {
  if (typeof value !== 'object') return false;
  return 'sets' in value
    ? isPer(value.sets) && !isEvery(value.sets)
    : 'count' in value && PER.has(value.count);
}

/** Whether an amount is written with "every", which is left out after "per". */
function isEvery(value: Amount): boolean {
  return typeof value === 'object' && ('sets' in value || ('every' in value && value.every > 1));
}

/** `5 dmg`, `2 dmg per sword`, `dmg equal to half of the damage dealt`: the head stands before the unit. */
export const measured: SplitSlot<Amount> = measuredAs({});

/** `+2`, as it is printed on attack modifiers. */
export const bonus: SplitSlot<Amount> = {
  ...measured,
  read: (cursor) => (cursor.word?.text.startsWith('+') ? measured.read(cursor) : NO),
  write: () => null,
  shown: '+N',
};

/** How often something is done, where it is not said with a number: `once per sword`, `as often as the number spent`. */
export const often: Slot<Amount> = {
  read(cursor) {
    const start = cursor.at;
    if (cursor.take('once')) return tailOf(cursor, 1);
    if (cursor.take('as') && cursor.take('often') && cursor.take('as')) return amount.read(cursor);
    cursor.at = start;
    return NO;
  },
  write(value, names) {
    if (typeof value === 'number') return value === 1 ? 'once' : null;
    if (isFigures(value) || ('times' in value && typeof value.times[0] === 'number')) return null;
    const said = isPer(value) ? asPart(value, names) : amount.write(value, names);
    return said && (isPer(value) ? `once per ${withoutEvery(said)}` : `as often as ${said}`);
  },
  shown: 'once [per COUNT] | as often as AMOUNT',
};

/** Like `measured`; a number that is left out is 1, as in "gain Flight". */
export const measuredOrOne: SplitSlot<Amount> = measuredAs({ isOneWithout: true });

/** Like `measured`, in sentences that go on with "given by you". */
const measuredOfGiven: SplitSlot<Amount> = measuredAs({ mayBeGiven: true });

/** Whether the words after an amount could be read as its own end: "the damage dealt" and "to you". */
function endsOpen(value: Amount, mayBeGiven: boolean): boolean {
  if (typeof value === 'number') return false;
  const goesOn = (part: Amount | undefined) => part !== undefined && endsOpen(part, mayBeGiven);
  if ('sum' in value) return goesOn(value.sum.at(-1));
  if ('times' in value) return goesOn(value.times[1]);
  if ('half' in value) return goesOn(value.half);
  if ('least' in value) return goesOn(value.least[1]);
  if ('sets' in value) return goesOn(value.sets);
  if (value.count === 'dealt') return value.to === undefined;
  if (value.count === 'tiles') return value.at === undefined;
  if (value.count === 'tokens') return mayBeGiven && value.from === undefined;
  return value.count === 'dial' && value.who === 'owner';
}

interface Measuring {
  readonly isOneWithout?: boolean;
  readonly mayBeGiven?: boolean;
}

function measuredAs({ isOneWithout = false, mayBeGiven = false }: Measuring): SplitSlot<Amount> {
  return {
    read(cursor) {
      const many = thatMany(cursor);
      if (many !== NO) return many;
      if (numberIn(cursor.word) !== null) return timesSymbols(cursor, figures(cursor));
      if (takesAdditional(cursor)) return figures(cursor);
      const counted = byNumberOf(cursor);
      if (counted !== NO) return counted;
      cursor.describe('a number');
      return takesArticle(cursor) ? 1 : undefined;
    },
    write(value) {
      if (typeof value === 'number') return String(value);
      if (isFigures(value)) return writtenFigures(value);
      if (isPer(value)) return '1';
      return 'times' in value && typeof value.times[0] === 'number' && isPer(value.times[1])
        ? String(value.times[0])
        : '';
    },
    readTail(cursor, head) {
      if (head === undefined) {
        if (cursor.take('equal')) {
          const whole = cursor.take('to') ? amount.read(cursor) : NO;
          return whole === NO ? NO : capped(cursor, whole);
        }
        if (!isOneWithout) return NO;
        if (cursor.take('twice')) return 2;
        // "gain Kindle for each blaze"
        return /^(?:per|for)$/i.test(cursor.word?.text ?? '') ? tailOf(cursor, 1) : timesBehind(cursor, 1);
      }
      const value = tailOf(cursor, head);
      return value === NO ? NO : capped(cursor, isOneWithout ? value : withFurther(cursor, value));
    },
    writeTail(value, names) {
      if (typeof value === 'number' || isFigures(value)) return '';
      const per = isPer(value)
        ? value
        : 'times' in value &&
            typeof value.times[0] === 'number' &&
            value.times[0] !== 1 &&
            isPer(value.times[1])
          ? value.times[1]
          : null;
      const said = per === null ? amount.write(value, names) : asPart(per, names);
      const whole = said !== null && endsOpen(per ?? value, mayBeGiven) ? `(${said})` : said;
      return whole && (per === null ? `equal to ${whole}` : `per ${withoutEvery(whole)}`);
    },
    shown: 'N',
    shownTail: '[per COUNT | equal to AMOUNT]',
  };
}

/** "Per 2 sword" says the same as "per every 2 sword". */
function withoutEvery(said: string): string {
  return said.replace(/^every /, '');
}

/** `1 x sword` before the unit, as boards print it: "deal 1 x sword dmg". */
function timesSymbols(cursor: Cursor, head: Read): Read {
  const start = cursor.at;
  const value = typeof head === 'number' && cursor.take('x') ? count.read(cursor) : NO;
  if (!isOfSymbols(value)) {
    cursor.at = start;
    return head;
  }
  const first: Read = head === 1 ? value : { times: [head, value] };
  const { at } = cursor;
  const further = cursor.take('+') ? timesSymbols(cursor, number.read(cursor)) : NO;
  if (typeof further === 'object' && further !== null) return { sum: [first, ...addendsOf(further)] };
  cursor.at = at;
  return first;
}

function addendsOf(amounts: object): readonly Read[] {
  const sum: unknown = Reflect.get(amounts, 'sum');
  return Array.isArray(sum) ? sum : [amounts];
}

/** The number behind a name: `inflict Rust x 2`; what stands before the name where there is none. */
export function timesBehind(cursor: Cursor, before: Read): Read {
  const joined = before === 1 ? /^x(\d+)$/i.exec(cursor.word?.text ?? '')?.[1] : undefined;
  if (joined !== undefined) cursor.at += 1;
  if (joined !== undefined) return Number(joined);
  const isTimes =
    cursor.word?.text.toLowerCase() === 'x' && numberIn(cursor.line.words[cursor.at + 1]) !== null;
  if (!isTimes || before !== 1) return before;
  cursor.at += 1;
  return number.read(cursor);
}

/** `by the number of gear x 2`, behind the unit. */
function byNumberOf(cursor: Cursor): Read {
  const { at, line } = cursor;
  const words = line.words.slice(at - 1, at + 3).map(({ text }) => text.toLowerCase());
  return words.join(' ') === 'by the number of' ? amount.read(cursor) : NO;
}

/** Takes "an additional" before a number: "deal an additional 3 dmg". */
function takesAdditional(cursor: Cursor): boolean {
  const [first, second, third] = cursor.line.words.slice(cursor.at, cursor.at + 3);
  const is = /^an$/i.test(first?.text ?? '') && /^(?:additional|extra)$/i.test(second?.text ?? '');
  if (!is || numberIn(third) === null) return false;
  cursor.at += 2;
  return true;
}

/** Takes the article of "a card" or "an Ice Shard". */
function takesArticle(cursor: Cursor): boolean {
  return ['a', 'an', 'another'].some((article) => cursor.take(article));
}

/** Like `measured`, with words for some values: `half`, `all`. */
export function measuredOr<A extends string>(
  words: Readonly<Record<A, string | readonly string[]>>,
): SplitSlot<Amount | A> {
  const isWord = (value: Amount | A): value is A => typeof value === 'string';
  return {
    ...either<A, Amount>(words, measuredOfGiven),
    readTail: (cursor, head) => (typeof head === 'string' ? head : measuredOfGiven.readTail(cursor, head)),
    writeTail: (value, names) => (isWord(value) ? '' : measuredOfGiven.writeTail(value, names)),
    shownTail: measured.shownTail,
  };
}
