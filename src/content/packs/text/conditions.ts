/** How conditions are said. A new kind of condition does not compile until it has a phrase here. */
import type { Condition } from '../../../engine/vocabulary/amount.ts';
import { amount } from './amounts.ts';
import { type Phrase, phrase, said } from './phrase.ts';
import { need } from './requirement.ts';
import { listOf, number, ownId, type Slot, symbol, tokenName, usually } from './slot.ts';
import { damageTypes, dieValues, scope, spaces, turnPhase, who } from './who.ts';

type Of<K extends Condition['test']> = Extract<Condition, { test: K }>;

const tested = <K extends Condition['test']>(
  test: K,
  template: string,
  parts: Parameters<typeof phrase<Of<K>, 'test'>>[2],
): Phrase<Of<K>> => phrase<Of<K>, 'test'>({ test }, template, parts);

const own = usually(who, 'owner');
const shownDice = usually(scope, 'rolled');

/** A condition; in brackets where it stands inside another. */
export const condition: Slot<Condition> = said<never>('a condition', () => CONDITION_PHRASES, 'CONDITION');

const inner: Slot<Condition> = {
  read: (cursor) => condition.read(cursor),
  write: (value, names) => condition.write(value, names),
  shown: 'CONDITION',
};

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
  attacked: tested('attacked', '{who} is/are attacked', { who }),
  'attack-type': tested('attack-type', 'the attack [on {on}] is {types}', { types: damageTypes, on: who }),
  'ability-damage-coming': tested('ability-damage-coming', 'ability damage is coming [to {who}]', {
    who: own,
  }),
  'prevented-by': tested('prevented-by', 'ability {by} has prevented damage [to {who}]', {
    by: ownId,
    who: own,
  }),
  'damage-landed': tested('damage-landed', 'damage has landed', {}),
  among: tested('among', '{who} is/are among {of}', { who, of: who }),
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
  'on-space': tested('on-space', '{who} is/are on {at}', { who, at: spaces }),
  adjacent: tested('adjacent', '{who} is/are next to {to}', { who, to: who }),
  'at-least': tested('at-least', '{amount} is/are at least {bound}', { amount, bound: number }),
  'at-most': tested('at-most', '{amount} is/are at most {bound}', { amount, bound: number }),
  less: tested('less', '{left} is/are less than {right}', { left: amount, right: amount }),
} satisfies { readonly [K in Condition['test']]: Phrase<Of<K>> };

/** The phrases of conditions. */
export const CONDITION_PHRASES: readonly Phrase<never>[] = Object.values(PHRASES);

/** `2 life`, as it is printed after "On". */
export const shownSymbols: Slot<Condition> = said<never>(
  'symbols',
  () => [tested('symbols', '{need} [{dice}]', { need, dice: shownDice })],
  'N SYMBOL [shown]',
);
