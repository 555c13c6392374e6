/** Amounts around a unit: `2 dmg per sword`, `dmg equal to half of the total rolled`. */
import type { Amount } from '../../../engine/vocabulary/amount.ts';
import { amount, asPart, type Counted, count, single } from './amounts.ts';
import { type Cursor, NO, type Read } from './cursor.ts';
import { figures, isFigures, writtenFigures } from './figures.ts';
import type { SplitSlot } from './phrase.ts';
import { either, number, numberIn } from './slot.ts';

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

function isPer(value: Amount): value is Counted {
  return typeof value === 'object' && 'count' in value && PER.has(value.count);
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
      if (numberIn(cursor.word) !== null) return figures(cursor);
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
        if (cursor.take('equal')) return cursor.take('to') ? amount.read(cursor) : NO;
        return isOneWithout ? 1 : NO;
      }
      if (!takesPer(cursor)) return head;
      const value = cursor.word?.kind === 'number' ? everySo(cursor) : single(cursor);
      if (value === NO || head === 1) return value;
      return { times: [head, value] };
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
      return whole && `${per === null ? 'equal to' : 'per'} ${whole}`;
    },
    shown: 'N',
    shownTail: '[per COUNT | equal to AMOUNT]',
  };
}

/** Takes the article of "a card" or "an Ice Shard". */
function takesArticle(cursor: Cursor): boolean {
  return ['a', 'an'].some((article) => cursor.take(article));
}

/** Takes `per` or `for each`. */
function takesPer(cursor: Cursor): boolean {
  if (cursor.take('per')) return true;
  const start = cursor.at;
  if (cursor.take('for') && cursor.take('each')) return true;
  cursor.at = start;
  return false;
}

/** `2 sword`, as in "per 2 sword": one for every two of them. */
function everySo(cursor: Cursor): Read {
  const every = number.read(cursor);
  const value = count.read(cursor);
  const isOfSymbols =
    typeof value === 'object' && value !== null && Reflect.get(value, 'count') === 'symbols';
  return isOfSymbols ? { ...value, every } : NO;
}

/** Like `measured`, with words for some values: `half`, `all`. */
export function measuredOr<A extends string>(words: Readonly<Record<A, string>>): SplitSlot<Amount | A> {
  const isWord = (value: Amount | A): value is A => typeof value === 'string';
  return {
    ...either<A, Amount>(words, measuredOfGiven),
    readTail: (cursor, head) => (typeof head === 'string' ? head : measuredOfGiven.readTail(cursor, head)),
    writeTail: (value, names) => (isWord(value) ? '' : measuredOfGiven.writeTail(value, names)),
    shownTail: measured.shownTail,
  };
}
