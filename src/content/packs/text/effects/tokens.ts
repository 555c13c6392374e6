/** How effects on tokens are said. */
import type { Who } from '../../../../engine/vocabulary/amount.ts';
import { filter } from '../alterations.ts';
import { NO } from '../cursor.ts';
import { measuredOr, measuredOrOne } from '../measured.ts';
import { alsoReads, type Phrase, phrase, reshaped } from '../phrase.ts';
import { flag, number, oneOf, ownId, type Slot, tokenName, usually } from '../slot.ts';
import { onePlayer, who } from '../who.ts';
import { given, possessor, REMOVALS } from './removals.ts';
import { type Of, says } from './says.ts';

const you = usually(who, 'owner');
const target = usually(who, 'target');
/** Who decides, when it is not the owner. */
const ask = who;

/** `gain the maximum number of Chi`: as many as there is room for. */
function toTheLimit<K extends 'gain' | 'inflict'>(name: K, verb: string, usual: Who): Phrase<Of<K>>[] {
  return LIMITS.map((words) =>
    alsoReads(
      reshaped<Of<K>, { readonly token: string }>(
        phrase<{ readonly token: string }>({}, `${verb} ${words}`, {
          token: tokenName,
        }),
        () => null,
        (parts) => {
          const { token } = { token: '', ...parts };
          return { do: name, token, count: { count: 'room', token, who: usual }, who: usual };
        },
      ),
    ),
  );
}

const LIMITS = [
  'max/maximum {token}',
  'the maximum {token}',
  'as many {token} as possible',
  'the maximum/max number/amount of {token}',
  '{token} as often as possible',
  '{token} to your/its/their/the [stack] limit/maximum',
  '{token} up to your/its/their/the [stack] limit/maximum',
  '{token} until you reach/have your/its/their/the [stack] limit/maximum',
];

/** `it`, of the status effect that is coming while a token is used. */
const comingStatus: Slot<number> = {
  read(cursor) {
    if (cursor.reading.coming !== 'status') return NO;
    return COMING.read(cursor) === NO ? NO : 1;
  },
  write: () => null,
  shown: 'it',
};
const COMING = oneOf<'it'>({
  it: [
    'it',
    'that',
    'that status effect',
    'the status effect',
    'that token',
    'that negative status effect',
    'the effect',
  ],
});

const PASSED = { token: tokenName, from: who, to: onePlayer, given, atOnce: flag('at once') };

export const TOKENS_EFFECTS = {
  // What goes on behind the name stands first: "gain Chi up to your limit".
  gain: [
    ...toTheLimit('gain', 'gain', 'owner'),
    ...['set/raise/increase your {token} to its/their/the maximum/limit/max', 'refill your {token}'].map(
      (words) =>
        alsoReads(
          reshaped<Of<'gain'>, { readonly token: string }>(
            phrase<{ readonly token: string }>({}, words, { token: tokenName }),
            () => null,
            (parts) => {
              const { token } = { token: '', ...parts };
              return { do: 'gain', token, count: { count: 'room', token, who: 'owner' }, who: 'owner' };
            },
          ),
        ),
    ),
    alsoReads(
      phrase<Of<'gain'>, 'do' | 'who'>(
        { do: 'gain', who: 'owner' },
        'place/put {count} {token} {count*} on/onto your [hero] board',
        { count: measuredOrOne, token: tokenName },
      ),
    ),
    says('gain', 'gain {count} {token} {count*} [for {who}]', {
      count: measuredOrOne,
      token: tokenName,
      who: you,
    }),
    says('gain', '{who} gains~gain {count} {token} {count*}', {
      who,
      count: measuredOrOne,
      token: tokenName,
    }),
    says('gain', 'give {who} {count} {token} {count*}', { who, count: measuredOrOne, token: tokenName }),
    alsoReads(
      says('gain', 'gain {count} additional/more/extra {token} {count*} [for {who}]', {
        count: measuredOrOne,
        token: tokenName,
        who: you,
      }),
    ),
    alsoReads(
      says('gain', '{who} is~are afflicted/inflicted with {count} {token} {count*}', {
        who,
        count: measuredOrOne,
        token: tokenName,
      }),
    ),
    alsoReads(
      phrase<Of<'gain'>, 'do' | 'count'>({ do: 'gain', count: 1 }, '{who} becomes/become {token}', {
        who,
        token: tokenName,
      }),
    ),
    alsoReads(
      says('gain', 'take/get {count} {token} {count*}', { count: measuredOrOne, token: tokenName, who: you }),
    ),
    alsoReads(
      says('gain', '{who} takes~take {count} {token} {count*}', {
        who,
        count: measuredOrOne,
        token: tokenName,
      }),
    ),
    alsoReads(
      says('gain', '{who} receives/gets~receive/get {count} {token} {count*}', {
        who,
        count: measuredOrOne,
        token: tokenName,
      }),
    ),
  ],
  inflict: [
    ...toTheLimit('inflict', 'inflict', 'target'),
    says('inflict', 'inflict {count} {token} {count*} [on {who}]', {
      count: measuredOrOne,
      token: tokenName,
      who: target,
    }),
    ...[
      'place/put/apply {count} {token} {count*} on/upon/to',
      'inflict {count} {token} {count*} upon/to',
    ].map((words) =>
      alsoReads(says('inflict', `${words} {who}`, { count: measuredOrOne, token: tokenName, who })),
    ),
  ],
  ...REMOVALS,
  'transfer-chosen': [
    ...[
      'from a/any/one/1 [chosen] player to another/any/a/one/1 [other/different] [chosen] [player]',
      'between two/2/any/chosen [chosen] players',
    ].map((words) =>
      alsoReads(
        phrase<Of<'transfer-chosen'>, 'do' | 'ask' | 'from' | 'to'>(
          { do: 'transfer-chosen', ask: undefined, from: undefined, to: undefined },
          `transfer/move a/1/one {filter} ${words}`,
          { filter },
        ),
      ),
    ),
    says('transfer-chosen', 'transfer/move a/1/one {filter} [from {from}] [to {to}] [, asking {ask}]', {
      filter,
      from: who,
      to: who,
      ask,
    }),
    alsoReads(
      phrase<Of<'transfer-chosen'>, 'do' | 'from' | 'ask'>(
        { do: 'transfer-chosen', from: 'owner', ask: undefined },
        'transfer/move/give a/1/one of your {filter} to {to}',
        { filter, to: who },
      ),
    ),
    alsoReads(
      phrase<Of<'transfer-chosen'>, 'do' | 'ask'>(
        { do: 'transfer-chosen', ask: undefined },
        'transfer/move/take a/1/one of {from} {filter} to {to}',
        { from: possessor, filter, to: who },
      ),
    ),
  ],
  'raise-limit': [
    says('raise-limit', 'raise your limit of {token} by {by}', { token: tokenName, by: number }),
    alsoReads(
      says('raise-limit', 'increase/raise [your/the] {token} [stack] limit by {by}', {
        token: tokenName,
        by: number,
      }),
    ),
  ],
  'prevent-status': [
    says('prevent-status', 'prevent {count} status effects|effect', { count: number }),
    alsoReads(
      phrase<Of<'prevent-status'>, 'do'>(
        { do: 'prevent-status' },
        'prevent/ignore/negate/avoid/cancel {count}',
        {
          count: comingStatus,
        },
      ),
    ),
  ],
  'turn-token': [
    says('turn-token', 'turn {count} {token} {count*} of {who} into {to} [given by you {from}]', {
      count: measuredOr({ all: 'all' }),
      token: tokenName,
      who,
      to: tokenName,
      from: given,
    }),
  ],
  'use-free': [says('use-free', 'use {token} for free as {use}', { token: tokenName, use: ownId })],
  'pass-on': [
    // The earlier forms, which begin like that which is written.
    ...['given by you {given} [{atOnce}]', '{atOnce}'].map((end) =>
      alsoReads(says('pass-on', `pass {token} from {from} to {to} ${end}`, PASSED)),
    ),
    says('pass-on', 'pass [your {given}] {token} from {from} to {to} [, {atOnce}]', PASSED),
    alsoReads(
      phrase<Of<'pass-on'>, 'do' | 'given' | 'atOnce'>(
        { do: 'pass-on', given: undefined, atOnce: undefined },
        'move/transfer [a/an/1/one] {token} from {from} to {to}',
        { token: tokenName, from: who, to: onePlayer },
      ),
    ),
  ],
  'turn-over': [
    phrase<Of<'turn-over'>, 'do' | 'who'>({ do: 'turn-over', who: 'owner' }, 'turn your {thing} to {side}', {
      thing: ownId,
      side: ownId,
    }),
    says('turn-over', 'turn {thing} of {who} to {side}', { thing: ownId, who, side: ownId }),
  ],
};
