/** How effects on dice are said. */

import { DICE } from '../../../../engine/rules.ts';
import type { OpposedDice } from '../../../../engine/vocabulary/effects/dice.ts';
import { alteration } from '../alterations.ts';
import { alsoReads, phrase, said } from '../phrase.ts';
import {
  flag,
  listOf,
  number,
  numberOrArticle,
  oneOf,
  ownId,
  type Slot,
  symbol,
  tokenName,
  usually,
} from '../slot.ts';
import { onePlayer, who } from '../who.ts';
import { type Of, says } from './says.ts';

const you = usually(who, 'owner');
/** Who decides, when it is not the owner. */
const ask = who;
export const opposed: Slot<OpposedDice> = said<never>('dice of others', () => [
  phrase<OpposedDice>({}, '{by} with {dice} dice|die as {note}', { by: who, dice: number, note: ownId }),
]);

const WHOSE = oneOf<'any' | 'own' | 'opponent'>({
  any: ['of all', 'of any'],
  own: 'of your',
  opponent: ["of an opponent's", "of your opponent's", "of the opponent's", "of a chosen opponent's"],
});

/** `choose up to 2 of your dice and turn them to halo` */
const CHOSEN_DICE = ['choose/select/pick', 'choose/select/pick any'].map(
  (verb) =>
    `${verb} [{optional}] {dice} {whose} dice/die [,] [and] alter/change/set/turn it/them/its/their [value/values] {alteration}`,
);

const REROLL_ANY = {
  do: 'alter',
  dice: 1,
  whose: 'any',
  alteration: { how: 'force-reroll' },
  ask: undefined,
  optional: undefined,
} as const;

/** A number of dice, or any number of the five. */
const upToAll: Slot<number> = {
  read(cursor) {
    const start = cursor.at;
    if (cursor.take('all')) return DICE;
    if (cursor.take('any') && cursor.take('number')) return DICE;
    cursor.at = start;
    return numberOrArticle.read(cursor);
  },
  write: (value, names) => number.write(value, names),
  shown: 'N',
};

/** As cards print it: the verb says in which direction a die goes. */
const RAISED = (['up', 'down'] as const).flatMap((way) => {
  const verb = way === 'up' ? 'increase/raise' : 'decrease/lower/reduce';
  const fixed = { do: 'alter', alteration: { how: 'step', way }, ask: undefined } as const;
  return [
    alsoReads(
      phrase<Of<'alter'>, 'do' | 'alteration' | 'ask'>(
        fixed,
        `${verb} [the value of] [{optional}] {dice} {whose} dice/die by 1/one`,
        { optional: flag('up to'), dice: number, whose: usually(WHOSE, 'any') },
      ),
    ),
    ...[
      ["the value of an/your/the opponent's die", 'opponent'],
      ["an/your/the opponent's die", 'opponent'],
      ['the value of any/a die', 'any'],
      ['any/a die', 'any'],
      ['the value of your die', 'own'],
    ].map(([die, whose]) =>
      alsoReads(
        phrase<Of<'alter'>, 'do' | 'alteration' | 'ask' | 'dice' | 'whose' | 'optional'>(
          { ...fixed, dice: 1, whose, optional: undefined },
          `${verb} ${die} by 1/one`,
          {},
        ),
      ),
    ),
  ];
});

export const DICE_EFFECTS = {
  roll: [
    says(
      'roll',
      'roll {dice} dice|die [for {by}] [as {note}] [, re-rolling up to {mayReroll}] [for one {rerollCosts} each] [, re-rolls of {rerollsFor}] [against {opposed}]',
      {
        dice: numberOrArticle,
        by: usually(onePlayer, 'owner'),
        note: ownId,
        mayReroll: number,
        rerollCosts: tokenName,
        rerollsFor: ownId,
        opposed,
      },
    ),
    alsoReads(
      phrase<Of<'roll'>, 'do' | 'note' | 'mayReroll' | 'rerollCosts' | 'rerollsFor' | 'opposed'>(
        {
          do: 'roll',
          note: undefined,
          mayReroll: undefined,
          rerollCosts: undefined,
          rerollsFor: undefined,
          opposed: undefined,
        },
        '{by} rolls~roll {dice} dice/die',
        { by: onePlayer, dice: numberOrArticle },
      ),
    ),
  ],
  'grant-reroll': [
    says('grant-reroll', 'grant a re-roll of {of} worth {bonus} more', { of: ownId, bonus: number }),
  ],
  alter: [
    ...RAISED,
    says(
      'alter',
      'alter/change/set/turn [the value of] [{optional}] {dice} {whose} dice/die {alteration} [, asking {ask}]',
      {
        optional: flag('up to'),
        dice: number,
        whose: usually(WHOSE, 'any'),
        alteration,
        ask,
      },
    ),
    phrase<Of<'alter'>, 'do' | 'dice' | 'whose' | 'optional'>(
      { do: 'alter', dice: 1, whose: 'any', optional: undefined },
      'alter/change/set/turn [the value of] any die {alteration} [, asking {ask}]',
      { alteration, ask },
    ),
    alsoReads(
      phrase<Of<'alter'>, 'do' | 'alteration' | 'ask' | 'optional'>(
        { do: 'alter', alteration: { how: 'step' }, ask: undefined, optional: undefined },
        'increase/raise or decrease/lower [the value of] [any] {dice} {whose} dice/die by 1/one',
        { dice: numberOrArticle, whose: WHOSE },
      ),
    ),
    ...['any {dice} die/dice', 'any die {dice}'].map((words) =>
      alsoReads(
        phrase<Of<'alter'>, 'do' | 'alteration' | 'ask' | 'optional' | 'whose'>(
          { do: 'alter', alteration: { how: 'step' }, ask: undefined, optional: undefined, whose: 'any' },
          `increase/raise or decrease/lower [the value of] ${words} by 1/one`,
          { dice: words.startsWith('any die') ? { read: () => 1, write: () => null, shown: '' } : number },
        ),
      ),
    ),
    ...CHOSEN_DICE.map((words) =>
      alsoReads(
        phrase<Of<'alter'>, 'do' | 'ask'>({ do: 'alter', ask: undefined }, words, {
          optional: flag('up to'),
          dice: numberOrArticle,
          whose: WHOSE,
          alteration,
        }),
      ),
    ),
    alsoReads(
      phrase<Of<'alter'>, 'do' | 'whose'>(
        { do: 'alter', whose: 'any' },
        'alter/change/set/turn [the value/values of] [{optional}] [any] {dice} dice/die {alteration} [, asking {ask}]',
        { optional: flag('up to'), dice: numberOrArticle, alteration, ask },
      ),
    ),
    alsoReads(
      phrase<Of<'alter'>, 'do' | 'ask'>(
        { do: 'alter', ask: undefined },
        'alter/change/set/turn [the value/values of] [{optional}] [any] {dice} {whose} dice/die {alteration}',
        { optional: flag('up to'), dice: numberOrArticle, whose: WHOSE, alteration },
      ),
    ),
    ...[
      're-roll/reroll any [1/one] die',
      'choose/select/pick any [1/one] die [,] [and] re-roll/reroll it',
      'choose/select/pick any die [,] [and] force its owner to re-roll/reroll it',
    ].map((words) => alsoReads(phrase<Of<'alter'>, keyof Of<'alter'>>(REROLL_ANY, words, {}))),
    ...['choose/select/pick', 'choose/select/pick up to'].map((verb) =>
      alsoReads(
        phrase<Of<'alter'>, 'do' | 'whose' | 'alteration' | 'ask' | 'optional'>(
          {
            do: 'alter',
            whose: 'opponent',
            alteration: { how: 'force-reroll' },
            ask: undefined,
            optional: verb.endsWith('to') ? true : undefined,
          },
          `${verb} {dice} of a/an/your/the [chosen] opponent's/target's dice/die [,] [.] [and] [force/make/they] [them/must] [to] re-roll/reroll it/them/both`,
          { dice: numberOrArticle },
        ),
      ),
    ),
    ...["an/your/the opponent's/target's die", "one/1 of an/your/the opponent's/target's dice"].map((what) =>
      alsoReads(
        phrase<Of<'alter'>, keyof Of<'alter'>>(
          { ...REROLL_ANY, whose: 'opponent' },
          `choose/select/pick ${what} [,] [and] [they must] re-roll/reroll it`,
          {},
        ),
      ),
    ),
    ...[
      '[the/your/an] opponent/attacker/defender/target re-rolls/rerolls',
      '[the/your/an] opponent/attacker/defender/target must re-roll/reroll',
      'a/one chosen opponent re-rolls/rerolls',
      'a/one chosen opponent must re-roll/reroll',
      'target opponent re-rolls/rerolls',
      'target opponent must re-roll/reroll',
      'force the/your/an opponent/attacker/defender/target to re-roll/reroll',
    ].map((words) =>
      alsoReads(
        phrase<Of<'alter'>, 'do' | 'whose' | 'alteration' | 'ask'>(
          { do: 'alter', whose: 'opponent', alteration: { how: 'force-reroll' }, ask: undefined },
          `${words} [{optional}] [any] {dice} [of] [their] dice/die [of your choice/choosing] [[that] you choose]`,
          { optional: flag('up to'), dice: upToAll },
        ),
      ),
    ),
    ...['[the value/values of] [any] {dice} {whose} dice/die', 'the value/values of any {dice} dice/die'].map(
      (words) =>
        alsoReads(
          phrase<Of<'alter'>, 'do' | 'alteration' | 'ask' | 'optional'>(
            { do: 'alter', alteration: { how: 'set-any' }, ask: undefined, optional: undefined },
            `change ${words}`,
            { dice: number, whose: usually(WHOSE, 'any') },
          ),
        ),
    ),
  ],
  'reroll-own': [
    alsoReads(
      phrase<Of<'reroll-own'>, 'do' | 'separately'>(
        { do: 'reroll-own', separately: undefined },
        '{ask} may re-roll/reroll [up to] {dice} of their dice/die',
        { ask: who, dice: numberOrArticle },
      ),
    ),
    alsoReads(
      phrase<Of<'reroll-own'>, 'do' | 'separately'>(
        { do: 'reroll-own', separately: undefined },
        '{ask} re-rolls/rerolls [up to] {dice} of their dice/die',
        { ask: who, dice: numberOrArticle },
      ),
    ),
    says('reroll-own', 're-roll up to {dice} of your dice [{separately}] [, asking {ask}]', {
      dice: number,
      separately: flag('one by one'),
      ask,
    }),
    alsoReads(
      phrase<Of<'reroll-own'>, 'do' | 'ask'>(
        { do: 'reroll-own', ask: undefined },
        're-roll/reroll [up to] {dice} [of] [your] dice/die [{separately}] [one/1 additional/more/extra time] [once/again]',
        { dice: upToAll, separately: flag('one by one') },
      ),
    ),
  ],
  'read-as': [
    says('read-as', 'count {as} as {symbol} in rolls of {of}', {
      as: listOf(symbol, 'or'),
      symbol,
      of: ownId,
    }),
  ],
  'extra-attempt': [
    says('extra-attempt', 'another {phase} roll attempt [for {who}]', {
      phase: oneOf({ offensive: 'offensive', defensive: 'defensive' }),
      who: you,
    }),
    ...[
      'another roll attempt',
      'an/one/1 additional/extra/more [offensive] roll attempt',
      'gain/get/take/make/perform an/one/1 additional/extra/more [offensive] roll attempt',
      'take/make/perform another roll attempt',
      'roll an/one/1 additional/extra/more time',
      'you gain/get/have an/one/1 additional/extra/more [offensive] roll attempt',
    ].map((words) =>
      alsoReads(
        phrase<Of<'extra-attempt'>, 'do' | 'phase' | 'who'>(
          { do: 'extra-attempt', phase: 'offensive', who: 'owner' },
          `${words} [with up to 5/five] [of your dice]`,
          {},
        ),
      ),
    ),
  ],
};
