/** How effects that take tokens away are said. */
import { filter } from '../alterations.ts';
import { measuredOr } from '../measured.ts';
import { alsoReads, phrase } from '../phrase.ts';
import { either, flag, numberOrArticle, oneOf, type Slot, thisToken, tokenName, usually } from '../slot.ts';
import { holderOrYou, who } from '../who.ts';
import { type Of, says } from './says.ts';

const you = usually(who, 'owner');
/** Who decides, when it is not the owner. */
const ask = who;
/** Only those that you gave. */
export const given: Slot<'owner'> = { read: () => 'owner', write: () => '', shown: '' };
const countOrAll = either({ all: ['all', 'every'] }, numberOrArticle);

/** Whose status effects are meant: "1 of your opponent's positive status effects". */
export const possessor = oneOf<'owner' | 'target' | 'chosen'>({
  owner: 'your',
  target: ["your opponent's", "the opponent's", "the target's", "target's"],
  chosen: ["the chosen player's", "the chosen opponent's", "that player's", "that opponent's"],
});

export const REMOVALS = {
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
        'pay/sacrifice {count} {token} {count*} [of {who}]',
        { count: measuredOr({ all: ['all', 'all of your', 'all your'] }), token: tokenName, who: you },
      ),
    ),
    phrase<Of<'remove'>, 'do' | 'spent'>(
      { do: 'remove', spent: true },
      'spend {count} {token} {count*} [of {who}] [given by you {from}]',
      {
        count: measuredOr({ all: ['all', 'all of your', 'all your'] }),
        token: tokenName,
        who: you,
        from: given,
      },
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
    ...[
      '{who} loses/removes~lose/remove {count} {token} {count*}',
      'lose {who} {count} {token} {count*}',
    ].map((words) =>
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
};
