/** How effects on tokens are said. */
import type { Who } from '../../../../engine/vocabulary/amount.ts';
import { filter } from '../alterations.ts';
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
const countOrAll = either({ all: 'all' }, numberOrArticle);
const given: Slot<'owner'> = { read: () => 'owner', write: () => '', shown: '' };

/** `gain the maximum number of Chi`: as many as there is room for. */
function toTheLimit<K extends 'gain' | 'inflict'>(name: K, verb: string, usual: Who): Phrase<Of<K>> {
  return alsoReads(
    reshaped<Of<K>, { readonly token: string }>(
      phrase<{ readonly token: string }>({}, `${verb} the maximum/max number/amount of {token}`, {
        token: tokenName,
      }),
      () => null,
      (parts) => {
        const { token } = { token: '', ...parts };
        return { do: name, token, count: { count: 'room', token, who: usual }, who: usual };
      },
    ),
  );
}

/** Whose status effects are meant: "1 of your opponent's positive status effects". */
const possessor = oneOf<'owner' | 'target' | 'chosen'>({
  owner: 'your',
  target: ["your opponent's", "the opponent's", "the target's", "target's"],
  chosen: ["the chosen player's", "the chosen opponent's", "that player's", "that opponent's"],
});

const PASSED = { token: tokenName, from: who, to: onePlayer, given, atOnce: flag('at once') };

export const TOKENS_EFFECTS = {
  gain: [
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
    toTheLimit('gain', 'gain', 'owner'),
  ],
  inflict: [
    says('inflict', 'inflict {count} {token} {count*} [on {who}]', {
      count: measuredOrOne,
      token: tokenName,
      who: target,
    }),
    toTheLimit('inflict', 'inflict', 'target'),
  ],
  // Before `remove`: "remove 1 Frost tokens" begins like "remove 1 Frost".
  'remove-chosen': [
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
    phrase<Of<'remove'>, 'do' | 'spent' | 'count' | 'from'>(
      { do: 'remove', spent: undefined, count: 1, from: undefined },
      'remove {token} [from {who}]',
      { token: tokenName, who: you },
    ),
    ...['{who} loses~lose {count} {token} {count*}', 'lose {who} {count} {token} {count*}'].map((words) =>
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
    says(
      'transfer-chosen',
      'transfer/move a/1/one {filter} [from a/any/one/1 player to another/any/a [other/chosen] [player]] [, asking {ask}]',
      { filter, ask },
    ),
  ],
  'raise-limit': [
    says('raise-limit', 'raise your limit of {token} by {by}', { token: tokenName, by: number }),
  ],
  'prevent-status': [says('prevent-status', 'prevent {count} status effects|effect', { count: number })],
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
  ],
  'turn-over': [
    phrase<Of<'turn-over'>, 'do' | 'who'>({ do: 'turn-over', who: 'owner' }, 'turn your {thing} to {side}', {
      thing: ownId,
      side: ownId,
    }),
    says('turn-over', 'turn {thing} of {who} to {side}', { thing: ownId, who, side: ownId }),
  ],
};
