/** How effects on damage and health are said. */
import type { Amount, Who } from '../../../../engine/vocabulary/amount.ts';
import { amount } from '../amounts.ts';
import { NO } from '../cursor.ts';
import { bonus, measured, measuredOr } from '../measured.ts';
import { alsoReads, phrase, type SplitSlot } from '../phrase.ts';
import { bareNumber, flag, number, oneOf, type Slot, tokenName, usually } from '../slot.ts';
import { damageType, holderOrYou, onePlayer, who } from '../who.ts';
import { BARE, UNDEFENDED } from './printed-damage.ts';
import { type Of, says } from './says.ts';

const you = usually(who, 'owner');
const target = usually(who, 'target');
/** Somebody else than the target, named before what the damage is counted by. */
const notTarget: Slot<Who> = {
  read: (cursor) => who.read(cursor),
  write: (value, names) => (value === 'target' ? null : who.write(value, names)),
  shown: who.shown,
};

/** `it` and `that damage`, of the damage that is coming while a token is used. */
const comingDamage: Slot<'all'> = {
  read(cursor) {
    if (cursor.reading.coming !== 'damage') return NO;
    return THAT_DAMAGE.read(cursor) === NO ? NO : 'all';
  },
  write: () => null,
  shown: 'it',
};
const THAT_DAMAGE = oneOf<'it'>({ it: ['it', 'that damage', 'this damage', 'that dmg', 'this dmg'] });

/** "Deal 1 additional damage" of tokens and cards is added to the attack. */
const inAttack: SplitSlot<Amount> = {
  ...measured,
  read: (cursor) => (cursor.reading.isAdding ? measured.read(cursor) : NO),
  write: () => null,
};

/** A figure without a unit, also before "more": "add 1 more". */
const bareOrMore: Slot<Amount> = {
  read(cursor) {
    const start = cursor.at;
    const value = number.read(cursor);
    const end = /^(?:more|additional|extra)$/i.test(cursor.word?.text ?? '') ? cursor.at + 1 : cursor.at;
    const next = cursor.line.words[end];
    if (value !== NO && (next === undefined || next.kind === 'mark')) return value;
    cursor.at = start;
    return NO;
  },
  write: () => null,
  shown: 'N',
};

/** An amount in words: "heal the higher result". */
const ofRoll: Slot<Amount> = {
  read: (cursor) => (/^(?:the|half)$/i.test(cursor.word?.text ?? '') ? amount.read(cursor) : NO),
  write: () => null,
  shown: 'AMOUNT',
};

export const DAMAGE_EFFECTS = {
  // Before "deal", which it begins with.
  'add-damage': [
    alsoReads(
      says(
        'add-damage',
        'deal {amount} more/additional/extra dmg/damage {amount*} [to/with the/your/this attack]',
        {
          amount: inAttack,
        },
      ),
    ),
    says(
      'add-damage',
      'add {amount} [more/additional/extra] dmg/damage {amount*} [to the/your/this attack]',
      {
        amount: measured,
      },
    ),
    alsoReads(
      phrase<Of<'add-damage'>, 'do' | 'amount'>(
        { do: 'add-damage', amount: { half: { count: 'total' } } },
        'add half [of] its/the/your value/roll/result [,] [rounded up] [,] as/to [the/your] dmg/damage',
        {},
      ),
    ),
    alsoReads(says('add-damage', 'add {amount} [more/additional/extra]', { amount: bareOrMore })),
    alsoReads(says('add-damage', 'add {amount} as/to [the/your/this] dmg/damage/attack', { amount: ofRoll })),
    says('add-damage', '{amount} dmg/damage {amount*}', { amount: bonus }),
    alsoReads(
      says('add-damage', "increase the/your/this [attack's] dmg/damage by {amount} {amount*}", {
        amount: measured,
      }),
    ),
    alsoReads(
      says('add-damage', 'your/the/this attack deals {amount} more/additional/extra dmg/damage {amount*}', {
        amount: measured,
      }),
    ),
    alsoReads(
      says('add-damage', 'your/the/this attack gains/gets {amount} [more/additional] dmg/damage {amount*}', {
        amount: measured,
      }),
    ),
  ],
  deal: [
    ...UNDEFENDED,
    says('deal', 'deal {amount} [more/additional/extra] [{type}] dmg/damage to {to} {amount*} [, {locked}]', {
      amount: measured,
      type: usually(damageType, 'normal'),
      to: notTarget,
      locked: flag('unchangeable'),
    }),
    says(
      'deal',
      'deal {amount} [more/additional/extra] [{type}] dmg/damage [back] {amount*} [to {to}] [, {locked}]',
      {
        amount: measured,
        type: usually(damageType, 'normal'),
        to: target,
        locked: flag('unchangeable'),
      },
    ),
    phrase<Of<'deal'>, 'do' | 'locked'>(
      { do: 'deal', locked: undefined },
      '{to} takes/receives~take/receive {amount} [{type}] dmg/damage {amount*}',
      { to: who, amount: measured, type: usually(damageType, 'normal') },
    ),
    phrase<Of<'deal'>, 'do' | 'locked'>(
      { do: 'deal', locked: undefined },
      'take/receive {to} {amount} [{type}] dmg/damage {amount*} [yourself]',
      { to: holderOrYou, amount: measured, type: usually(damageType, 'normal') },
    ),
    ...BARE,
  ],
  'isolated-damage': [
    says('isolated-damage', 'deal {amount} isolated dmg/damage {amount*} [to {to}]', {
      amount: measured,
      to: target,
    }),
    says('isolated-damage', '{to} takes/receives~take/receive {amount} isolated dmg/damage {amount*}', {
      to: who,
      amount: measured,
    }),
  ],
  prevent: [
    says(
      'prevent',
      'prevent {amount} [of] [the] [incoming] dmg/damage {amount*} [dealt] [to {who}] [( rounded up )] [, rounded up]',
      {
        amount: measuredOr({ half: ['half', '½', '1 / 2'], all: 'all' }),
        who: you,
      },
    ),
    alsoReads(
      phrase<Of<'prevent'>, 'do' | 'who'>(
        { do: 'prevent', who: 'owner' },
        'reduce the/all/any/that/this [incoming] dmg/damage by {amount} {amount*} [( rounded up )] [, rounded up]',
        { amount: measuredOr({ half: 'half', all: 'all' }) },
      ),
    ),
    alsoReads(
      phrase<Of<'prevent'>, 'do' | 'who'>(
        { do: 'prevent', who: 'owner' },
        'reduce the/all/any dmg/damage you take/receive by {amount} {amount*}',
        { amount: measuredOr({ half: 'half', all: 'all' }) },
      ),
    ),
    alsoReads(
      phrase<Of<'prevent'>, 'do' | 'who'>(
        { do: 'prevent', who: 'owner' },
        'reduce incoming dmg/damage by {amount} {amount*}',
        { amount: measuredOr({ half: 'half', all: 'all' }) },
      ),
    ),
    alsoReads(
      phrase<Of<'prevent'>, 'do' | 'who' | 'amount'>(
        { do: 'prevent', who: 'owner', amount: 'all' },
        'prevent all [of] it',
        {},
      ),
    ),
    alsoReads(
      phrase<Of<'prevent'>, 'do' | 'who'>({ do: 'prevent', who: 'owner' }, 'prevent/ignore/negate {amount}', {
        amount: comingDamage,
      }),
    ),
    alsoReads(
      phrase<Of<'prevent'>, 'do' | 'who'>({ do: 'prevent', who: 'owner' }, 'prevent {amount}', {
        amount: bareNumber,
      }),
    ),
  ],
  avoid: [
    ...[
      'no dmg/damage is dealt to you',
      'you take/receive/are no dmg/damage [from the/this/that attack]',
      'take/receive no dmg/damage [from the/this/that attack]',
      'the/that/this attack misses [you]',
      'ignore the/that/this attack',
    ].map((words) =>
      alsoReads(
        phrase<Of<'avoid'>, 'do' | 'ofPhase' | 'who'>(
          { do: 'avoid', ofPhase: undefined, who: 'owner' },
          words,
          {},
        ),
      ),
    ),
    alsoReads(
      phrase<Of<'avoid'>, 'do' | 'ofPhase' | 'who'>(
        { do: 'avoid', ofPhase: undefined, who: 'owner' },
        'avoid the/this/that attack',
        {},
      ),
    ),
    says('avoid', 'avoid all dmg/damage [{ofPhase}] [to {who}]', {
      ofPhase: flag('of this roll phase'),
      who: you,
    }),
  ],
  'halve-dealt': [says('halve-dealt', 'halve the dmg/damage dealt by {who}', { who })],
  'reflect-half': [says('reflect-half', 'reflect half of the dmg/damage [to {who}]', { who: you })],
  undefendable: [
    says('undefendable', 'the/your/this attack [on {on}] becomes/is undefendable', { on: onePlayer }),
    alsoReads(
      phrase<Of<'undefendable'>, 'do' | 'on'>(
        { do: 'undefendable', on: undefined },
        'make the/your/this/it [attack/damage/dmg] undefendable/unblockable',
        {},
      ),
    ),
    ...[
      "the/your/this attack cannot/can't be defended/blocked [against]",
      'the/your/this/that dmg/damage becomes/is undefendable/unblockable',
      'it becomes undefendable/unblockable',
      'your/this/the attack becomes unblockable',
    ].map((words) =>
      alsoReads(phrase<Of<'undefendable'>, 'do' | 'on'>({ do: 'undefendable', on: undefined }, words, {})),
    ),
  ],
  'allow-defense': [says('allow-defense', 'defend even though the attack is undefendable', {})],
  heal: [
    says(
      'heal',
      'heal {amount} [more/additional] [health/HP] [on {dial}] {amount*} [for {who}] [{withDamage}]',
      {
        amount: measured,
        dial: tokenName,
        who: you,
        withDamage: flag('together with the damage'),
      },
    ),
    alsoReads(
      phrase<Of<'heal'>, 'do' | 'dial' | 'withDamage' | 'who'>(
        { do: 'heal', dial: undefined, withDamage: undefined, who: 'owner' },
        'heal [for] {amount} [( rounded up )] [, rounded up]',
        { amount: ofRoll },
      ),
    ),
    phrase<Of<'heal'>, 'do' | 'dial' | 'withDamage'>(
      { do: 'heal', dial: undefined, withDamage: undefined },
      '{who} heals~heal {amount} [health/HP] {amount*}',
      { who, amount: measured },
    ),
  ],
  'harm-companion': [
    phrase<Of<'harm-companion'>, 'do' | 'who'>(
      { do: 'harm-companion', who: 'owner' },
      'your {dial} loses {amount} health {amount*}',
      { dial: tokenName, amount: measured },
    ),
    says('harm-companion', '{dial} of {who} loses {amount} health {amount*}', {
      dial: tokenName,
      who,
      amount: measured,
    }),
  ],
  redirect: [
    says('redirect', 'redirect {amount} dmg/damage {amount*} to {dial}', {
      amount: measured,
      dial: tokenName,
    }),
  ],
  'allow-split': [says('allow-split', 'damage may be split with {dial}', { dial: tokenName })],
  'steal-health': [
    says('steal-health', 'steal {amount} health {amount*} [from {from}]', { amount: measured, from: target }),
  ],
  outlive: [says('outlive', '{who} stays~stay in the game with {health} health', { who, health: number })],
};
