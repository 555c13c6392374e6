/** How amounts are said. A new kind of amount does not compile until it has a phrase here. */
import type { Amount } from '../../../engine/vocabulary/amount.ts';
import { type Cursor, NO, type Read } from './cursor.ts';
import { figures, isFigures, writtenFigures } from './figures.ts';
import type { Names } from './names.ts';
import { type Phrase, phrase, type SplitSlot, said } from './phrase.ts';
import { either, flag, listOf, number, oneOf, ownId, type Slot, symbol, tokenName, usually } from './slot.ts';
import { dieValues, scope, spaces, who } from './who.ts';

type Counted = Extract<Amount, { count: string }>;
type Of<K extends Counted['count']> = Extract<Counted, { count: K }>;

const counted = <K extends Counted['count']>(
  count: K,
  template: string,
  parts: Parameters<typeof phrase<Of<K>, 'count'>>[2],
): Phrase<Of<K>> => phrase<Of<K>, 'count'>({ count }, template, parts);

const own = usually(who, 'owner');
const shown = usually(scope, 'rolled');

/** Each kind of count. Of those that begin alike the longer one stands first: a symbol may be called like a token. */
const COUNTS = {
  values: counted('values', 'die/dice with {values} [{dice}]', { values: dieValues, dice: shown }),
  total: counted('total', 'the total rolled', {}),
  best: counted('best', 'the best {dice} dice', { dice: number }),
  tokens: counted('tokens', '{token} on {who} [given by you {from}]', {
    token: tokenName,
    who,
    from: { read: () => 'owner', write: () => '', shown: '' },
  }),
  statuses: counted('statuses', '{kind} status effects [of {who}]', {
    kind: oneOf({ positive: 'positive', negative: 'negative' }),
    who: own,
  }),
  passed: counted('passed', '{token} passed on this turn [by {who}]', { token: tokenName, who: own }),
  symbols: counted('symbols', '[every {every}] {symbols} [{dice}]', {
    symbols: listOf(symbol, 'or'),
    dice: shown,
    every: usually(number, 1),
  }),
  cp: counted('cp', 'CP of {who}', { who }),
  dial: counted('dial', 'health of {of} [of {who}]', { of: tokenName, who: own }),
  health: counted('health', 'health of {who}', { who }),
  players: counted('players', 'players among {who}', { who }),
  hand: counted('hand', 'cards in hand of {who}', { who }),
  counter: counted('counter', 'counter {counter}', { counter: ownId }),
  figures: counted('figures', 'figures [of panel {panel}]', { panel: ownId }),
  heroes: counted('heroes', 'heroes [{exited}]', { exited: flag('who have left') }),
  'by-heroes': counted('by-heroes', 'by heroes {each}', { each: listOf(number, '/') }),
  round: counted('round', 'the round number', {}),
  momentum: counted('momentum', 'momentum of {who}', { who }),
  tiles: counted('tiles', '{tile} tiles [on {at}]', {
    tile: oneOf({
      boost: 'boost',
      clear: 'clear',
      plot: 'plot',
      blocked: 'blocked',
      defeat: 'defeat',
      mystery: 'mystery',
    }),
    at: spaces,
  }),
  dealt: counted('dealt', 'the damage dealt [to {to}]', { to: who }),
  noted: counted('noted', 'the number {name}', { name: ownId }),
  attempts: counted('attempts', 'roll attempts used [{in}]', { in: oneOf({ turn: 'this turn' }) }),
  'attack-base': counted('attack-base', 'the damage of the attack', {}),
  upgrades: counted('upgrades', 'upgrades [{thisTurn}] of {who}', { who, thisTurn: flag('this turn') }),
  room: counted('room', 'room for {token} on {who}', { token: tokenName, who }),
} satisfies { readonly [K in Counted['count']]: Phrase<Of<K>> };

const compound = <T extends object>(template: string, parts: Parameters<typeof phrase<T>>[2]) =>
  phrase<T>({}, template, parts);

const part: Slot<Amount> = {
  read: (cursor) => single(cursor),
  write: (value, names) => asPart(value, names),
  shown: 'COUNT',
};

const pair: Slot<readonly [Amount, Amount]> = {
  read(cursor) {
    const first = part.read(cursor);
    if (first === NO || !cursor.take('and')) return NO;
    const second = part.read(cursor);
    return second === NO ? NO : [first, second];
  },
  write(value, names) {
    const [first, second] = value.map((one) => part.write(one, names));
    return first == null || second == null ? null : `${first} and ${second}`;
  },
  shown: 'COUNT and COUNT',
};

const COMPOUNDS: readonly Phrase<never>[] = [
  compound<Extract<Amount, { half: Amount }>>('half of {half}', { half: part }),
  compound<Extract<Amount, { least: readonly [Amount, Amount] }>>('the lesser of {least}', {
    least: pair,
  }),
];

const countPhrases: readonly Phrase<never>[] = Object.values(COUNTS);
const count: Slot<Amount> = said<never>('an amount', () => AMOUNT_PHRASES, 'COUNT');

/** The phrases of amounts. */
export const AMOUNT_PHRASES: readonly Phrase<never>[] = [...COMPOUNDS, ...countPhrases];

/** A sum of products: `1 + 2 x sword`. */
export const amount: Slot<Amount> = {
  read(cursor) {
    const parts = series(cursor, product, '+');
    return parts === NO || parts.length > 1 ? sumOf(parts) : parts[0];
  },
  write(value, names) {
    if (typeof value !== 'object' || !('sum' in value)) return asProduct(value, names);
    const parts = value.sum.map((one) => asProduct(one, names));
    if (parts.includes(null)) return null;
    return parts.length === 1 ? `(sum ${parts.join('')})` : parts.join(' + ');
  },
  shown: 'AMOUNT',
};

function sumOf(parts: readonly Read[] | typeof NO): Read {
  return parts === NO ? NO : { sum: parts };
}

function series(cursor: Cursor, read: (cursor: Cursor) => Read, mark: string): readonly Read[] | typeof NO {
  const parts: Read[] = [];
  do {
    const value = read(cursor);
    if (value === NO) return NO;
    parts.push(value);
  } while (cursor.take(mark));
  return parts;
}

function product(cursor: Cursor): Read {
  const first = single(cursor);
  if (first === NO || !cursor.take('x')) return first;
  const second = single(cursor);
  return second === NO ? NO : { times: [first, second] };
}

function asProduct(value: Amount, names: Names): string | null {
  if (typeof value !== 'object' || !('times' in value)) return asPart(value, names);
  const [a, b] = value.times.map((one) => asPart(one, names));
  return a == null || b == null ? null : `${a} x ${b}`;
}

/** A figure, a count, or an amount in brackets. */
function single(cursor: Cursor): Read {
  if (cursor.word?.kind === 'number') return figures(cursor);
  if (!cursor.take('(')) return count.read(cursor);
  if (!cursor.reading.step()) return NO;
  cursor.reading.depth += 1;
  const isSum = cursor.take('sum');
  const value = amount.read(cursor);
  cursor.reading.depth -= 1;
  if (value === NO || !cursor.take(')')) return NO;
  return isSum ? { sum: [value] } : value;
}

function asPart(value: Amount, names: Names): string | null {
  if (typeof value === 'number') return String(value);
  if (isFigures(value)) return writtenFigures(value);
  if ('sum' in value || 'times' in value) {
    const inside = amount.write(value, names);
    return inside?.startsWith('(sum') ? inside : inside && `(${inside})`;
  }
  const said = count.write(value, names);
  // In brackets, as its "and" could belong to what it stands in.
  return said !== null && 'least' in value ? `(${said})` : said;
}

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
      if (cursor.word?.kind === 'number') return figures(cursor);
      cursor.describe('a number');
      return undefined;
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
