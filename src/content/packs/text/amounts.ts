/** How amounts are said. A new kind of amount does not compile until it has a phrase here. */
import type { Amount } from '../../../engine/vocabulary/amount.ts';
import { type Counted, counted, type Of } from './count-phrases.ts';
import { type Cursor, NO, type Read } from './cursor.ts';
import { dieValues, scope } from './die-values.ts';
import { figures, isFigures, writtenFigures } from './figures.ts';
import { knownCounter, panelId } from './mission-names.ts';
import type { Names } from './names.ts';
import { alsoReads, type Phrase, phrase, said } from './phrase.ts';
import { PLAYERS, PRINTED_COUNTS } from './printed-counts.ts';
import { factorAt, thatMany } from './quantities.ts';
import { REMOVED } from './removed.ts';
import { flag, listOf, number, oneOf, ownId, type Slot, symbol, tokenName, usually } from './slot.ts';
import { lyingTile, spaces } from './spaces.ts';
import { who } from './who.ts';

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
    kind: oneOf({
      positive: 'positive',
      negative: 'negative',
      removable: 'removable',
      movable: 'movable',
    }),
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
  figures: counted('figures', 'figures [of panel {panel}]', { panel: panelId }),
  heroes: counted('heroes', 'heroes [{exited}]', { exited: flag('who have left') }),
  'by-heroes': counted('by-heroes', 'by heroes {each}', { each: listOf(number, '/') }),
  round: counted('round', 'the round number', {}),
  momentum: counted('momentum', 'momentum of {who}', { who }),
  tiles: counted('tiles', '{tile} tiles [on {at}]', {
    tile: lyingTile,
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
  compound<Extract<Amount, { half: Amount }>>('half of {half} [( rounded up )]', { half: part }),
  compound<Extract<Amount, { sets: Amount }>>('every {size} of {sets}', { size: number, sets: part }),
  compound<Extract<Amount, { least: readonly [Amount, Amount] }>>('the lesser of {least}', {
    least: pair,
  }),
];

/** As cards print it. */
const HALF = ['half {half} [( rounded up )]', 'half [of] {half} [,] rounded up [,]']
  .reverse()
  .map((words) => alsoReads(compound<Extract<Amount, { half: Amount }>>(words, { half: part })));

const countPhrases: readonly Phrase<never>[] = Object.values(COUNTS);
export const count: Slot<Amount> = said<never>('an amount', () => AMOUNT_PHRASES, 'COUNT');

/** `Chi you have`, as it is printed. */
const TOKENS_HAD = alsoReads(
  phrase<Of<'tokens'>, 'count' | 'from'>(
    { count: 'tokens', from: undefined },
    '{token} {who} has/owns/holds~have/own/hold [in play]',
    { token: tokenName, who },
  ),
);

/** A token without "on you", as it is printed: it is read, and never written. */
const OWN_TOKENS = alsoReads(
  phrase<Of<'tokens'>, 'count' | 'from'>(
    { count: 'tokens', from: undefined },
    '[your] [total/current] {token} {who}',
    {
      token: tokenName,
      // What a negative token does is counted by whom it troubles.
      who: {
        read: ({ reading }) => (reading.isNegative ? 'holder' : 'owner'),
        write: () => null,
        shown: '',
      },
    },
  ),
);

/** `token`, in the section of a token: "1 dmg per token". */
const OF_THIS: Phrase<Of<'tokens'>> = {
  template: 'token',
  shown: '(token | stack)',
  read(cursor) {
    const { ownToken, isNegative } = cursor.reading;
    const isNoun =
      ownToken !== null && ['token', 'stack', 'tokens', 'stacks'].some((word) => cursor.take(word));
    return isNoun ? { count: 'tokens', token: ownToken, who: isNegative ? 'holder' : 'owner' } : NO;
  },
  write: () => null,
};

/** A counter by its name alone, as it is printed. */
const COUNTER = alsoReads(counted('counter', '[the] {counter}', { counter: knownCounter }));

/** What is the owner's own, as it is printed. */
const OWN: readonly Phrase<never>[] = [
  phrase<Of<'cp'>, 'count' | 'who'>({ count: 'cp', who: 'owner' }, 'your CP', {}),
  phrase<Of<'health'>, 'count' | 'who'>({ count: 'health', who: 'owner' }, 'your health', {}),
  phrase<Of<'hand'>, 'count' | 'who'>({ count: 'hand', who: 'owner' }, 'cards in your hand', {}),
  phrase<Of<'momentum'>, 'count' | 'who'>({ count: 'momentum', who: 'owner' }, 'your momentum', {}),
  phrase<Of<'upgrades'>, 'count' | 'who'>({ count: 'upgrades', who: 'owner' }, 'your upgrades [{thisTurn}]', {
    thisTurn: flag('this turn'),
  }),
];

/** The phrases of amounts. */
export const AMOUNT_PHRASES: readonly Phrase<never>[] = [
  ...COMPOUNDS,
  ...HALF,
  ...OWN,
  ...REMOVED,
  ...PRINTED_COUNTS,
  TOKENS_HAD,
  ...countPhrases,
  OWN_TOKENS,
  OF_THIS,
  COUNTER,
  // "players among" begins like these.
  ...PLAYERS,
];

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
    const [first = '', ...others] = parts;
    const signed = others.map((one) => (/^-\d+$/.test(one ?? '') ? ` - ${one?.slice(1)}` : ` + ${one}`));
    return others.length === 0 ? `(sum ${first})` : `${first}${signed.join('')}`;
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
    for (let less = mark === '+' ? lessAt(cursor) : null; less !== null; less = lessAt(cursor)) {
      parts.push(less);
      cursor.at += 2;
    }
  } while (cursor.take(mark) || (mark === '+' && takesPlus(cursor)));
  return parts;
}

/** `plus`, also behind a comma: "half your CP, plus 3". */
function takesPlus(cursor: Cursor): boolean {
  const start = cursor.at;
  cursor.take(',');
  if (cursor.take('plus')) return true;
  cursor.at = start;
  return false;
}

/** `- 1`: a number that is taken away, as a negative one; null when there is none. */
function lessAt({ line, at, word }: Cursor): number | null {
  const taken = line.words[at + 1];
  return word?.text === '-' && taken?.kind === 'number' && /^\d/.test(taken.text)
    ? -Number(taken.text)
    : null;
}

function product(cursor: Cursor): Read {
  const factor = factorAt(cursor);
  if (factor !== null) {
    const doubled = single(cursor);
    return doubled === NO ? NO : { times: [factor, doubled] };
  }
  const many = thatMany(cursor);
  if (many !== NO) return many;
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
export function single(cursor: Cursor): Read {
  if (cursor.word?.kind === 'number') return figures(cursor);
  if (!cursor.take('(')) return countAfter(cursor);
  if (!cursor.reading.step()) return NO;
  cursor.reading.depth += 1;
  const isSum = cursor.take('sum');
  const value = amount.read(cursor);
  cursor.reading.depth -= 1;
  if (value === NO || !cursor.take(')')) return NO;
  return isSum ? { sum: [value] } : value;
}

/** `the number of Chi you have` is the count itself. */
function countAfter(cursor: Cursor): Read {
  const start = cursor.at;
  const isNumberOf =
    cursor.take('the') &&
    cursor.take('number') &&
    cursor.take('of') &&
    // Tokens are printed with a capital letter.
    (/^\p{Lu}/u.test(cursor.word?.text ?? '') || isSymbolAt(cursor));
  const counted = isNumberOf ? count.read(cursor) : NO;
  if (counted !== NO) return counted;
  // A number may be called "of".
  cursor.at = start;
  return count.read(cursor);
}

function isSymbolAt({ word, reading }: Cursor): boolean {
  return word?.kind === 'word' && reading.names.symbolCalled(word.text) !== null;
}

export function asPart(value: Amount, names: Names): string | null {
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
