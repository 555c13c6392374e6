/** How effects on CP and cards are said. */
import type { Amount, Who } from '../../../../engine/vocabulary/amount.ts';
import { NO } from '../cursor.ts';
import { measured, measuredOr } from '../measured.ts';
import { alsoReads, phrase, reshaped } from '../phrase.ts';
import { thatMany } from '../quantities.ts';
import { flag, number, numberOrArticle, oneOf, type Slot, usually } from '../slot.ts';
import { holderOrYou, onePlayer, them, who } from '../who.ts';
import type { Blocks } from './blocks-of.ts';
import { type Of, says } from './says.ts';

const you = usually(who, 'owner');
const target = usually(who, 'target');
/** Who decides, when it is not the owner. */
const ask = who;

/** Whose hand: "your opponent's", and that of one who is chosen now. */
const handOf: Slot<Who> = {
  read(cursor) {
    const known = KNOWN_HAND.read(cursor);
    if (known !== NO) return known;
    if (CHOSEN_HAND.read(cursor) === NO) return NO;
    cursor.choice = 'opponents';
    return 'chosen';
  },
  write: () => null,
  shown: 'WHO',
};
const CHOSEN_HAND = oneOf({ chosen: ["a chosen opponent's", "an opponent's", "any opponent's"] });
const KNOWN_HAND = oneOf<'target' | 'chosen'>({
  target: ["your opponent's", "the opponent's", "the target's"],
  chosen: ["the chosen opponent's", "the chosen player's", "that player's"],
});

interface PartOfCp {
  readonly who: Who;
  readonly part: 'all' | 'half';
}
const PART_OF_CP = oneOf<'all' | 'half'>({
  all: ['all CP', 'all of their CP', 'all their CP', 'all of your CP', 'all your CP'],
  half: ['half of their CP', 'half their CP', 'half of your CP', 'half your CP', 'half of its CP'],
});

/** `draw that many` */
const noted: Slot<Amount> = { read: thatMany, write: () => null, shown: 'that many' };

const RANDOM_FORMS = ['{who} discards~discard', 'discard {who}'].flatMap((words) =>
  ['at random', 'randomly'].map((atRandom) => [words, atRandom] as const),
);

const SEARCH = 'for [{upTo}] {count} {for} [of cost {most} or less] [and put it/them] into {to} [, {shown}]';
const found = {
  upTo: flag('up to'),
  count: numberOrArticle,
  for: oneOf({ any: 'cards|card', upgrade: 'upgrades|upgrade' }),
  most: number,
  to: oneOf({ hand: 'your hand', play: 'play' }),
  shown: flag('shown'),
};

export const cardsEffects = ({ block }: Blocks) => ({
  cp: [
    says('cp', 'gain {amount} CP {amount*} [for {who}]', { amount: measured, who: you }),
    alsoReads(
      says('cp', 'gain {amount} additional/more/extra CP {amount*} [for {who}]', {
        amount: measured,
        who: you,
      }),
    ),
    says('cp', '{who} gains~gain {amount} CP {amount*}', { who, amount: measured }),
    alsoReads(
      says('cp', '{who} gains~gain {amount} additional/more/extra CP {amount*}', { who, amount: measured }),
    ),
    alsoReads(says('cp', '{who} receives/gets~receive/get {amount} CP {amount*}', { who, amount: measured })),
  ],
  'lose-cp': [
    says('lose-cp', '{who} loses~lose {amount} CP {amount*}', { who, amount: measured }),
    says('lose-cp', 'lose {who} {amount} CP {amount*}', { who: holderOrYou, amount: measured }),
    ...['spend/pay {who}', '{who} spends/pays~spend/pay'].map((words) =>
      alsoReads(
        says('lose-cp', `${words} {amount} CP {amount*}`, {
          who: words.startsWith('{') ? who : holderOrYou,
          amount: measured,
        }),
      ),
    ),
    ...['{who} loses~lose {part}', 'lose {who} {part}'].map((words) =>
      alsoReads(
        reshaped<Of<'lose-cp'>, PartOfCp>(
          phrase<PartOfCp>({}, words, {
            who: words.startsWith('{') ? onePlayer : holderOrYou,
            part: PART_OF_CP,
          }),
          () => null,
          (parts) => {
            const { who: of, part } = { who: 'owner', part: 'all', ...parts };
            const cp = { count: 'cp', who: of };
            return { do: 'lose-cp', amount: part === 'all' ? cp : { half: cp }, who: of };
          },
        ),
      ),
    ),
  ],
  'steal-cp': [
    says('steal-cp', 'steal {amount} CP {amount*} [from {from}]', { amount: measured, from: target }),
    // What somebody does not have is not stolen anyway.
    alsoReads(says('steal-cp', 'steal up to {amount} CP [from {from}]', { amount: number, from: target })),
    alsoReads(
      says('steal-cp', '{from} gives~give you {amount} CP {amount*}', { amount: measured, from: who }),
    ),
  ],
  draw: [
    says('draw', 'draw {count} [additional/more/extra] cards|card {count*} [for {who}]', {
      count: measured,
      who: you,
    }),
    says('draw', '{who} draws~draw {count} [additional/more/extra] cards|card {count*}', {
      who,
      count: measured,
    }),
    phrase<Of<'draw'>, 'do' | 'who'>({ do: 'draw', who: 'owner' }, 'draw {count}', { count: number }),
    alsoReads(
      phrase<Of<'draw'>, 'do' | 'who'>({ do: 'draw', who: 'owner' }, 'draw {count}', { count: noted }),
    ),
  ],
  discard: [
    // Before the forms that begin alike.
    ...RANDOM_FORMS.map(([words, atRandom]) =>
      alsoReads(
        phrase<Of<'discard'>, 'do' | 'ask' | 'how'>(
          { do: 'discard', ask: undefined, how: 'random' },
          `${words} {count} cards|card {count*} [from their/your hand] ${atRandom} [from their/your hand]`,
          { who: words.startsWith('{') ? who : holderOrYou, count: measuredOr({ all: 'all' }) },
        ),
      ),
    ),
    ...['{who} discards~discard', 'discard {who}'].flatMap((words) => {
      const discarder = words.startsWith('{') ? who : holderOrYou;
      return [
        alsoReads(
          phrase<Of<'discard'>, 'do' | 'how'>(
            { do: 'discard', how: 'random' },
            `${words} {count} random cards|card {count*} [from their/your hand] [, asking {ask}]`,
            { who: discarder, count: measuredOr({ all: 'all' }), ask },
          ),
        ),
        alsoReads(
          phrase<Of<'discard'>, 'do' | 'ask' | 'how'>(
            { do: 'discard', ask: undefined, how: 'random' },
            `${words} {count} random cards|card [from their/your hand]`,
            { who: discarder, count: numberOrArticle },
          ),
        ),
      ];
    }),
    ...['choose/select/pick {count} cards|card', 'choose/select/pick {count} of the/their cards|card'].map(
      (words) =>
        alsoReads(
          phrase<Of<'discard'>, 'do' | 'how' | 'ask'>(
            { do: 'discard', how: 'choice', ask: 'owner' },
            `${words} there/from {who} [it/their] [hand] [,] [and] discard it/them`,
            { count: numberOrArticle, who: them },
          ),
        ),
    ),
    ...['{who} discards~discard', 'discard {who}'].flatMap((words) =>
      [
        'cards|card {count*} of their/your choice/choosing',
        'of their/your cards {count*}',
        'cards|card {count*} from their/your hand',
      ].map((rest) =>
        alsoReads(
          phrase<Of<'discard'>, 'do' | 'ask' | 'how'>(
            { do: 'discard', ask: undefined, how: 'choice' },
            `${words} {count} ${rest}`,
            { who: words.startsWith('{') ? who : holderOrYou, count: measuredOr({ all: 'all' }) },
          ),
        ),
      ),
    ),
    says('discard', '{who} discards~discard {count} [{how}] cards|card {count*} [, asking {ask}]', {
      who,
      count: measuredOr({ all: 'all' }),
      how: usually(oneOf({ random: 'random', choice: 'chosen' }), 'choice'),
      ask,
    }),
    phrase<Of<'discard'>, 'do' | 'ask'>(
      { do: 'discard', ask: undefined },
      'discard {who} {count} [{how}] cards|card {count*}',
      {
        who: holderOrYou,
        count: measuredOr({ all: 'all' }),
        how: usually(oneOf({ random: 'random', choice: 'chosen' }), 'choice'),
      },
    ),
  ],
  'look-at-deck': [
    says(
      'look-at-deck',
      'look at the top {count} cards of your deck [[.] [,] [and] put/return them back in any order] [, taking an {take}] [, {bottom}] {orReveal}',
      {
        count: number,
        take: oneOf({ upgrade: 'upgrade' }),
        bottom: flag('the last maybe to the bottom'),
        orReveal: block('or reveal them'),
      },
    ),
  ],
  'play-upgrade': [
    says('play-upgrade', 'play an upgrade [of cost {most} or less] for free', { most: number }),
  ],
  search: [
    phrase<Of<'search'>, 'do' | 'from'>(
      { do: 'search', from: undefined },
      `search your deck ${SEARCH}`,
      found,
    ),
    ...[
      ', put it/them into/in your hand',
      ', and put it/them into/in your hand',
      'and put it/them into/in your hand',
      '. put it/them into/in your hand',
    ].map((end) =>
      alsoReads(
        phrase<Of<'search'>, 'do' | 'from' | 'to'>(
          { do: 'search', from: undefined, to: 'hand' },
          `search your deck for [{upTo}] {count} {for} [card/cards] [of cost {most} or less] ${end} [[,] [and/then] [then] shuffle [your/the] [deck]]`,
          { upTo: found.upTo, count: found.count, for: found.for, most: found.most, shown: found.shown },
        ),
      ),
    ),
    ...['return/take/put/add/move', 'choose'].map((verb) =>
      alsoReads(
        phrase<Of<'search'>, 'do' | 'from' | 'to' | 'for' | 'most' | 'shown'>(
          { do: 'search', from: 'discard', to: 'hand', for: 'any', most: undefined, shown: undefined },
          `${verb} [{upTo}] {count} cards|card from your discard pile ${verb === 'choose' ? '[,] [and] put/return/add it/them ' : ''}to/into/in your hand`,
          { upTo: found.upTo, count: found.count },
        ),
      ),
    ),
    phrase<Of<'search'>, 'do' | 'from'>(
      { do: 'search', from: 'discard' },
      `search your discard pile ${SEARCH}`,
      found,
    ),
  ],
  'look-at-hand': [
    alsoReads(says('look-at-hand', 'look at {who} hand', { who: handOf })),
    says('look-at-hand', 'look at the hand of {who}', { who }),
  ],
});
