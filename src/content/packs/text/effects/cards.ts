/** How effects on CP and cards are said. */
import { measured, measuredOr } from '../measured.ts';
import { alsoReads, phrase } from '../phrase.ts';
import { flag, number, numberOrArticle, oneOf, usually } from '../slot.ts';
import { holderOrYou, who } from '../who.ts';
import type { Blocks } from './blocks-of.ts';
import { type Of, says } from './says.ts';

const you = usually(who, 'owner');
const target = usually(who, 'target');
/** Who decides, when it is not the owner. */
const ask = who;

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
    says('cp', '{who} gains~gain {amount} CP {amount*}', { who, amount: measured }),
  ],
  'lose-cp': [
    says('lose-cp', '{who} loses~lose {amount} CP {amount*}', { who, amount: measured }),
    says('lose-cp', 'lose {who} {amount} CP {amount*}', { who: holderOrYou, amount: measured }),
  ],
  'steal-cp': [
    says('steal-cp', 'steal {amount} CP {amount*} [from {from}]', { amount: measured, from: target }),
  ],
  draw: [
    says('draw', 'draw {count} cards|card {count*} [for {who}]', { count: measured, who: you }),
    says('draw', '{who} draws~draw {count} cards|card {count*}', { who, count: measured }),
    phrase<Of<'draw'>, 'do' | 'who'>({ do: 'draw', who: 'owner' }, 'draw {count}', { count: number }),
  ],
  discard: [
    // Before the forms that begin alike.
    ...['{who} discards~discard', 'discard {who}'].map((words) =>
      alsoReads(
        phrase<Of<'discard'>, 'do' | 'ask' | 'how'>(
          { do: 'discard', ask: undefined, how: 'random' },
          `${words} {count} cards|card {count*} at random`,
          { who: words.startsWith('{') ? who : holderOrYou, count: measuredOr({ all: 'all' }) },
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
      'look at the top {count} cards of your deck [, taking an {take}] [, {bottom}] {orReveal}',
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
    phrase<Of<'search'>, 'do' | 'from'>(
      { do: 'search', from: 'discard' },
      `search your discard pile ${SEARCH}`,
      found,
    ),
  ],
  'look-at-hand': [says('look-at-hand', 'look at the hand of {who}', { who })],
});
