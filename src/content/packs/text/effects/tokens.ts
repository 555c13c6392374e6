/** How effects on tokens are said. */
import type { Who } from '../../../../engine/vocabulary/amount.ts';
import { filter } from '../alterations.ts';
import { NO } from '../cursor.ts';
import { measuredOr, measuredOrOne } from '../measured.ts';
import { alsoReads, type Phrase, phrase, reshaped } from '../phrase.ts';
import {
  either,
  flag,
  number,
  numberOrArticle,
  oneOf,
  ownId,
  type Slot,
  thisToken,
  tokenName,
  usually,
} from '../slot.ts';
import { holderOrYou, onePlayer, who } from '../who.ts';
import { type Of, says } from './says.ts';

const you = usually(who, 'owner');
const target = usually(who, 'target');
/** Who decides, when it is not the owner. */
const ask = who;
const countOrAll = either({ all: ['all', 'every'] }, numberOrArticle);
const given: Slot<'owner'> = { read: () => 'owner', write: () => '', shown: '' };

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
  it: ['it', 'that', 'that status effect', 'the status effect', 'that token', 'that negative status effect', 'the effect'],
});

/** Whose status effects are meant: "1 of your opponent's positive status effects". */
const possessor = oneOf<'owner' | 'target' | 'chosen'>({
  owner: 'your',
  target: ["your opponent's", "the opponent's", "the target's", "target's"],
  chosen: ["the chosen player's", "the chosen opponent's", "that player's", "that opponent's"],
});

const PASSED = { token: tokenName, from: who, to: onePlayer, given, atOnce: flag('at once') };

export const TOKENS_EFFECTS = {
  // What goes on behind the name stands first: "gain Chi up to your limit".
  gain: [
    ...toTheLimit('gain', 'gain', 'owner'),
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
      says('gain', '{who} takes~take {count} {token} {count*}', { who, count: measuredOrOne, token: tokenName }),
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
    ...['place/put/apply {count} {token} {count*} on/upon/to', 'inflict {count} {token} {count*} upon/to'].map(
      (words) => alsoReads(says('inflict', `${words} {who}`, { count: measuredOrOne, token: tokenName, who })),
    ),
  ],
  // Before `remove`: "remove 1 Frost tokens" begins like "remove 1 Frost".
  'remove-chosen': [
    alsoReads(
      phrase<Of<'remove-chosen'>, 'do' | 'ask' | 'optional' | 'count'>(
        { do: 'remove-chosen', ask: undefined, optional: undefined, count: 'all' },
        '{who} removes~remove all/every [of] [their/your] {filter}',
        { filter, who },
      ),
    ),
    alsoReads(
      phrase<Of<'remove-chosen'>, 'do' | 'ask' | 'optional' | 'count'>(
        { do: 'remove-chosen', ask: undefined, optional: undefined, count: 'all' },
        '{who} loses~lose all/every [of] [their/your] {filter}',
        { filter, who },
      ),
    ),
    alsoReads(
      phrase<Of<'remove-chosen'>, 'do' | 'ask' | 'optional'>(
        { do: 'remove-chosen', ask: undefined, optional: undefined },
        'choose/select {count} of {who} {filter} [,] [and] remove/discard it/them',
        { count: numberOrArticle, filter, who: possessor },
      ),
    ),
    alsoReads(
      phrase<Of<'remove-chosen'>, 'do' | 'ask'>(
        { do: 'remove-chosen', ask: undefined },
        'remove [{optional}] {count} [of] {who} {filter}',
        { optional: flag('up to'), count: countOrAll, filter, who: possessor },
      ),
    ),
    says('remove-chosen', 'remove [{optional}] {count} {filter} from {who} [, asking {ask}]', {
      optional: flag('up to'),
      count: countOrAll,
      filter,
      who,
      ask,
    }),
  ],
  remove: [
    alsoReads(
      phrase<Of<'remove'>, 'do' | 'spent' | 'from'>(
        { do: 'remove', spent: true, from: undefined },
        'pay {count} {token} {count*} [of {who}]',
        { count: measuredOr({ all: 'all' }), token: tokenName, who: you },
      ),
    ),
    phrase<Of<'remove'>, 'do' | 'spent'>(
      { do: 'remove', spent: true },
      'spend {count} {token} {count*} [of {who}] [given by you {from}]',
      { count: measuredOr({ all: 'all' }), token: tokenName, who: you, from: given },
    ),
    phrase<Of<'remove'>, 'do' | 'spent'>(
      { do: 'remove', spent: undefined },
      'remove {count} {token} {count*} [from {who}] [given by you {from}]',
      { count: measuredOr({ all: 'all' }), token: tokenName, who: you, from: given },
    ),
    phrase<Of<'remove'>, 'do' | 'spent' | 'count' | 'who' | 'from'>(
      { do: 'remove', spent: undefined, count: 1, who: 'holder', from: undefined },
      'remove {token}',
      { token: thisToken },
    ),
    alsoReads(
      phrase<Of<'remove'>, 'do' | 'spent' | 'count' | 'who' | 'from'>(
        { do: 'remove', spent: undefined, count: 1, who: 'holder', from: undefined },
        'discard/return {token}',
        { token: thisToken },
      ),
    ),
    alsoReads(
      phrase<Of<'remove'>, 'do' | 'spent' | 'from'>(
        { do: 'remove', spent: undefined, from: undefined },
        'discard {who} {count} {token} {count*}',
        {
          who: holderOrYou,
          count: measuredOr({ all: ['all', 'all of your', 'all your'] }),
          token: tokenName,
        },
      ),
    ),
    alsoReads(
      phrase<Of<'remove'>, 'do' | 'spent' | 'from' | 'who' | 'count'>(
        { do: 'remove', spent: undefined, who: 'holder', count: 1, from: undefined },
        '{token} is removed/discarded',
        { token: thisToken },
      ),
    ),
    alsoReads(
      phrase<Of<'remove'>, 'do' | 'spent' | 'count' | 'who' | 'from'>(
        { do: 'remove', spent: undefined, count: 1, who: 'holder', from: undefined },
        'get rid of {token}',
        { token: thisToken },
      ),
    ),
    phrase<Of<'remove'>, 'do' | 'spent' | 'count' | 'from'>(
      { do: 'remove', spent: undefined, count: 1, from: undefined },
      'remove {token} [from {who}]',
      { token: tokenName, who: you },
    ),
    ...['{who} loses/removes~lose/remove {count} {token} {count*}', 'lose {who} {count} {token} {count*}'].map((words) =>
      alsoReads(
        phrase<Of<'remove'>, 'do' | 'spent' | 'from'>(
          { do: 'remove', spent: undefined, from: undefined },
          words,
          {
            count: measuredOr({ all: ['all', 'all of your', 'all of their', 'all your', 'all their'] }),
            token: tokenName,
            who: words.startsWith('{') ? who : holderOrYou,
          },
        ),
      ),
    ),
  ],
  'transfer-chosen': [
    ...[
      'from a/any/one/1 [chosen] player to another/any/a/one/1 [other/different] [chosen] [player]',
      'between two/2/any/chosen [chosen] players',
    ].map((words) =>
      alsoReads(
        phrase<Of<'transfer-chosen'>, 'do' | 'ask'>(
          { do: 'transfer-chosen', ask: undefined },
          `transfer/move a/1/one {filter} ${words}`,
          { filter },
        ),
      ),
    ),
    says(
      'transfer-chosen',
      'transfer/move a/1/one {filter} [from a/any/one/1 player to another/any/a [other/chosen] [player]] [, asking {ask}]',
      { filter, ask },
    ),
  ],
  'raise-limit': [
    says('raise-limit', 'raise your limit of {token} by {by}', { token: tokenName, by: number }),
  ],
  'prevent-status': [
    says('prevent-status', 'prevent {count} status effects|effect', { count: number }),
    alsoReads(
      phrase<Of<'prevent-status'>, 'do'>({ do: 'prevent-status' }, 'prevent/ignore/negate/avoid/cancel {count}', {
        count: comingStatus,
      }),
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
