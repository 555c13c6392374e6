/** How effects on dice are said. */
import type { OpposedDice } from '../../../../engine/vocabulary/effects/dice.ts';
import { alteration } from '../alterations.ts';
import { phrase, said } from '../phrase.ts';
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
  ],
  'grant-reroll': [
    says('grant-reroll', 'grant a re-roll of {of} worth {bonus} more', { of: ownId, bonus: number }),
  ],
  alter: [
    says(
      'alter',
      'alter/change [the value of] [{optional}] {dice} {whose} dice/die {alteration} [, asking {ask}]',
      {
        optional: flag('up to'),
        dice: number,
        whose: usually(oneOf({ any: 'of all', own: 'of your', opponent: "of an opponent's" }), 'any'),
        alteration,
        ask,
      },
    ),
    phrase<Of<'alter'>, 'do' | 'dice' | 'whose' | 'optional'>(
      { do: 'alter', dice: 1, whose: 'any', optional: undefined },
      'alter/change [the value of] any die {alteration} [, asking {ask}]',
      { alteration, ask },
    ),
  ],
  'reroll-own': [
    says('reroll-own', 're-roll up to {dice} of your dice [{separately}] [, asking {ask}]', {
      dice: number,
      separately: flag('one by one'),
      ask,
    }),
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
  ],
};
