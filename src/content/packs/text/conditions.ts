/** How conditions are said. A new kind of condition does not compile until it has a phrase here. */
import type { Amount, Condition } from '../../../engine/vocabulary/amount.ts';
import { amount } from './amounts.ts';
import { type Cursor, NO, type Read } from './cursor.ts';
import { dieValues, scope, valueRange } from './die-values.ts';
import { HAVING, NOT_HAVING } from './having.ts';
import { negationsOf, opposite } from './negations.ts';
import { ON_THE_MAP } from './on-the-map.ts';
import { alsoReads, type Phrase, phrase, said } from './phrase.ts';
import { need } from './requirement.ts';
import { NOT_ROLLED, OR_MORE, ROLLED } from './rolled-conditions.ts';
import { listOf, number, ownId, type Slot, symbol, tokenName, usually } from './slot.ts';
import { spaces } from './spaces.ts';
import { damageTypes, turnPhase, who } from './who.ts';

type Of<K extends Condition['test']> = Extract<Condition, { test: K }>;

const tested = <K extends Condition['test']>(
  test: K,
  template: string,
  parts: Parameters<typeof phrase<Of<K>, 'test'>>[2],
): Phrase<Of<K>> => phrase<Of<K>, 'test'>({ test }, template, parts);

const own = usually(who, 'owner');
const shownDice = usually(scope, 'rolled');

/** A condition that stands inside another. */
const inner: Slot<Condition> = said<never>('a condition', () => CONDITION_PHRASES, 'CONDITION');

const JOINED = { and: 'all', or: 'any' } as const;

/** A condition, or several with "and" between them, or several with "or". */
export const condition: Slot<Condition> = {
  read(cursor) {
    const { position } = cursor;
    const first = inner.read(cursor);
    if (first === NO) return NO;
    for (const word of ['and', 'or'] as const) {
      const all = [first, ...further(cursor, word)];
      if (all.length === 1) continue;
      const test = JOINED[word];
      const joined = { test, [test]: all };
      cursor.reading.positions.set(joined, { ...position, of: {} });
      return joined;
    }
    return first;
  },
  write(value, names) {
    const [word, parts] =
      value.test === 'all'
        ? (['and', value.all] as const)
        : value.test === 'any'
          ? (['or', value.any] as const)
          : [];
    if (word === undefined || parts.length < 2) return inner.write(value, names);
    const written = parts.map((one) => inner.write(one, names));
    return written.includes(null) ? null : written.join(` ${word} `);
  },
  shown: 'CONDITION',
};

/** The conditions that follow a word, as long as it is followed by one. */
function further(cursor: Cursor, word: string): Read[] {
  const found: Read[] = [];
  for (;;) {
    const start = cursor.at;
    const next = cursor.take(word) ? inner.read(cursor) : NO;
    if (next === NO) {
      cursor.at = start;
      return found;
    }
    found.push(next);
  }
}

const PHRASES = {
  all: tested('all', 'all of ( {all} )', { all: listOf(inner, 'and') }),
  any: tested('any', 'any of ( {any} )', { any: listOf(inner, 'or') }),
  not: tested('not', 'not {not}', { not: inner }),
  'of-a-kind': tested('of-a-kind', 'the dice show {count} of a kind [{dice}]', {
    count: number,
    dice: usually(scope, 'rolled'),
  }),
  symbols: tested('symbols', 'the dice show {need} [{dice}]', { need, dice: shownDice }),
  'symbol-used': tested('symbol-used', '{symbol} was used', { symbol }),
  attacked: tested('attacked', '{who} is~are attacked', { who }),
  'attack-type': tested('attack-type', 'the attack [on {on}] is/was {types}', {
    types: damageTypes,
    on: who,
  }),
  'ability-damage-coming': tested('ability-damage-coming', 'ability damage is coming [to {who}]', {
    who: own,
  }),
  'prevented-by': tested('prevented-by', 'ability {by} has prevented damage [to {who}]', {
    by: ownId,
    who: own,
  }),
  'damage-landed': tested('damage-landed', 'damage has landed', {}),
  among: tested('among', '{who} is~are among {of}', { who, of: who }),
  side: tested('side', '{thing} shows {side} [for {who}]', { thing: ownId, side: ownId, who: own }),
  'split-allowed': tested('split-allowed', 'damage may be split with {dial} [of {who}]', {
    dial: tokenName,
    who: own,
  }),
  'lost-this-turn': tested('lost-this-turn', '{token} was lost this turn [by {who}]', {
    token: tokenName,
    who: own,
  }),
  barred: tested('barred', '{who} cannot act', { who }),
  brings: tested('brings', '{token} belongs to the hero [of {who}]', { token: tokenName, who: own }),
  usable: tested('usable', '{token} can be used', { token: tokenName }),
  activated: tested('activated', 'an ability was activated', {}),
  ultimate: tested('ultimate', 'the ability is ultimate', {}),
  'die-shows': tested('die-shows', 'a die of {of} shows {values} [for {who}]', {
    of: ownId,
    values: dieValues,
    who: own,
  }),
  during: tested('during', 'it is {phases}', { phases: listOf(turnPhase, 'or') }),
  'defense-rolled': tested('defense-rolled', 'the defence/defense was rolled', {}),
  scenario: tested('scenario', 'the game is an adventure', {}),
  'kings-hand': tested('kings-hand', "the roll is one for a King's Hand", {}),
  'on-space': tested('on-space', '{who} is~are on {at}', { who, at: spaces }),
  adjacent: tested('adjacent', '{who} is~are next to {to}', { who, to: who }),
  'at-least': tested('at-least', '{amount} is~are at least {bound}', { amount, bound: number }),
  'at-most': tested('at-most', '{amount} is~are at most {bound}', { amount, bound: number }),
  less: tested('less', '{left} is~are less than {right}', { left: amount, right: amount }),
} satisfies { readonly [K in Condition['test']]: Phrase<Of<K>> };

/** `your health is 15 or less`, `their CP is more than yours`: figures as they are compared in print. */
const BOUNDED: readonly Phrase<never>[] = [
  phrase<Of<'attack-type'>, 'test' | 'on'>(
    { test: 'attack-type', on: undefined },
    'your/this attack is/was {types}',
    {
      types: damageTypes,
    },
  ),
  tested('at-least', '{amount} is/are [still/already/currently] {bound} or more', { amount, bound: number }),
  tested('at-most', '{amount} is/are [still/already/currently] {bound} or less/fewer', {
    amount,
    bound: number,
  }),
  tested('less', '{right} is/are more/greater/higher than {left}', { left: amount, right: amount }),
  tested('less', '{left} is/are fewer/lower than {right}', { left: amount, right: amount }),
].map((form) => alsoReads<never>(form));

/** The phrases of conditions. Those with more words of their own stand first. */
export const CONDITION_PHRASES: readonly Phrase<never>[] = [
  ...NOT_HAVING.map(opposite),
  ...NOT_ROLLED.map(opposite),
  ...HAVING,
  ...ON_THE_MAP,
  ...negationsOf(inner),
  ...Object.values(PHRASES),
  ...BOUNDED,
  ...ROLLED,
];

/** `1-2`, as it is printed of a die that was rolled: whether any shows one of these values. */
const anyOfValues: Slot<Amount> = {
  read(cursor) {
    if (!cursor.take('a')) cursor.take('an');
    const values = valueRange(cursor);
    return values === NO ? NO : { count: 'values', values, dice: 'rolled' };
  },
  write: (value, names) =>
    typeof value === 'object' && 'count' in value && value.count === 'values' && value.dice === 'rolled'
      ? dieValues.write(value.values, names)
      : null,
  shown: 'N or N',
};

/** `sword or life`: whether any die shows one of these symbols. It is written after "if". */
const anyOfSymbols: Slot<Amount> = {
  read(cursor) {
    const symbols = listOf(symbol, 'or').read(cursor);
    const isSeveral = Array.isArray(symbols) && symbols.length > 1;
    return isSeveral ? { count: 'symbols', symbols, dice: 'rolled', every: 1 } : NO;
  },
  write: () => null,
  shown: 'SYMBOL or SYMBOL',
};

/** Dice as they are printed after "On": `2 life`, `4 of a kind`, `1-2`. */
export const shownSymbols: Slot<Condition> = said<never>(
  'dice such as "2 sword", "4 of a kind" or "1-2"',
  () => [
    alsoReads(
      phrase<Of<'at-least'>, 'test' | 'bound'>({ test: 'at-least', bound: 1 }, '{amount}', {
        amount: anyOfSymbols,
      }),
    ),
    OR_MORE,
    alsoReads(tested('symbols', 'at least {need} [{dice}]', { need, dice: shownDice })),
    tested('symbols', '{need} [{dice}]', { need, dice: shownDice }),
    tested('of-a-kind', '{count} of a kind [{dice}]', { count: number, dice: shownDice }),
    phrase<Of<'at-least'>, 'test' | 'bound'>({ test: 'at-least', bound: 1 }, '{amount}', {
      amount: anyOfValues,
    }),
  ],
  'N SYMBOL [shown] | N of a kind [shown] | N or N',
);
