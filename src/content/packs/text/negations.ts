/**
 * How the opposite of a condition is said, in words of its own: "you are not attacked". A new kind of condition does not
 * compile until it has them here.
 */
import type { Condition } from '../../../engine/vocabulary/amount.ts';
import { amount } from './amounts.ts';
import { dieValues, scope } from './die-values.ts';
import { type Phrase, phrase, said } from './phrase.ts';
import { need } from './requirement.ts';
import { listOf, number, ownId, type Slot, symbol, tokenName, usually } from './slot.ts';
import { spaces } from './spaces.ts';
import { damageTypes, turnPhase, who } from './who.ts';

type Of<K extends Condition['test']> = Extract<Condition, { test: K }>;

/** A sentence that says the opposite of a condition. */
export const opposite = (of: Phrase<never>): Phrase<Of<'not'>> =>
  phrase<Of<'not'>, 'test'>({ test: 'not' }, '{not}', { not: said<never>('a condition', () => [of]) });

const never = <K extends Condition['test']>(
  test: K,
  template: string,
  parts: Parameters<typeof phrase<Of<K>, 'test'>>[2],
): Phrase<Of<'not'>> => opposite(phrase<Of<K>, 'test'>({ test }, template, parts));

const own = usually(who, 'owner');
const dice = usually(scope, 'rolled');

/**
 * The opposites of conditions.
 * @param inner a condition that stands inside another
 */
export function negationsOf(inner: Slot<Condition>): readonly Phrase<Of<'not'>>[] {
  const all = {
    any: never('any', 'none of ( {any} )', { any: listOf(inner, 'or') }),
    'of-a-kind': never('of-a-kind', 'the dice do not show {count} of a kind [{dice}]', {
      count: number,
      dice,
    }),
    symbols: never('symbols', 'the dice do not show {need} [{dice}]', { need, dice }),
    'symbol-used': never('symbol-used', '{symbol} was not used', { symbol }),
    attacked: never('attacked', '{who} is~are not attacked', { who }),
    'attack-type': never('attack-type', 'the attack [on {on}] is not {types}', {
      types: damageTypes,
      on: who,
    }),
    'ability-damage-coming': never('ability-damage-coming', 'no ability damage is coming [to {who}]', {
      who: own,
    }),
    'prevented-by': never('prevented-by', 'ability {by} has not prevented damage [to {who}]', {
      by: ownId,
      who: own,
    }),
    'damage-landed': never('damage-landed', 'no damage has landed', {}),
    among: never('among', '{who} is~are not among {of}', { who, of: who }),
    side: never('side', '{thing} does not show {side} [for {who}]', {
      thing: ownId,
      side: ownId,
      who: own,
    }),
    'split-allowed': never('split-allowed', 'damage may not be split with {dial} [of {who}]', {
      dial: tokenName,
      who: own,
    }),
    'lost-this-turn': never('lost-this-turn', 'no {token} was lost this turn [by {who}]', {
      token: tokenName,
      who: own,
    }),
    barred: never('barred', '{who} can act', { who }),
    brings: never('brings', '{token} does not belong to the hero [of {who}]', {
      token: tokenName,
      who: own,
    }),
    usable: never('usable', '{token} cannot be used', { token: tokenName }),
    activated: never('activated', 'no ability was activated', {}),
    ultimate: never('ultimate', 'the ability is not ultimate', {}),
    'die-shows': never('die-shows', 'no die of {of} shows {values} [for {who}]', {
      of: ownId,
      values: dieValues,
      who: own,
    }),
    during: never('during', 'it is not {phases}', { phases: listOf(turnPhase, 'or') }),
    'defense-rolled': never('defense-rolled', 'the defence/defense was not rolled', {}),
    scenario: never('scenario', 'the game is not an adventure', {}),
    'kings-hand': never('kings-hand', "the roll is none for a King's Hand", {}),
    'on-space': never('on-space', '{who} is~are not on {at}', { who, at: spaces }),
    adjacent: never('adjacent', '{who} is~are not next to {to}', { who, to: who }),
    'at-least': never('at-least', '{amount} is~are below {bound}', { amount, bound: number }),
    'at-most': never('at-most', '{amount} is~are above {bound}', { amount, bound: number }),
    less: never('less', '{left} is~are not less than {right}', { left: amount, right: amount }),
  } satisfies { readonly [K in Exclude<Condition['test'], 'not' | 'all'>]: Phrase<Of<'not'>> };
  return Object.values(all);
}
