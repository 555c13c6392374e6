import {
  addDamage,
  atLeast,
  chooseOpponent,
  choosePlayer,
  deal,
  draw,
  each,
  gain,
  grantReroll,
  inflict,
  noted,
  on,
  roll,
  THEN,
  when,
} from '../../../engine/vocabulary/builders.ts';
import type { CardDefinition } from '../../../engine/vocabulary/card.ts';
import { attackModifier, mainCard, upgrade } from '../../../engine/vocabulary/cards.ts';

export const CARDS: readonly CardDefinition[] = [
  upgrade('Revolver II', 2),
  upgrade('Bounty Hunter II', 1),
  upgrade('Showdown II', 2),
  upgrade('Showdown III', 3),
  upgrade('Deadeye II', 2),
  upgrade('Quick Draw II', 2),
  upgrade('Take Cover II', 2),
  upgrade('Fan the Hammer II', 2),
  upgrade('Duel II', 3),
  mainCard('Wanted!', 2, { text: 'Bounty on an opponent.' }, chooseOpponent, inflict('bounty', 1, 'chosen')),
  mainCard('Spin the Chamber!', 1, { text: 'Gain Reload.' }, gain('reload')),
  mainCard(
    'Roulette!',
    1,
    { text: 'Choose a player, then roll: bullet 2 damage, dash Knockdown, bullseye Bounty.' },
    choosePlayer,
    THEN,
    roll(1),
    when(on({ bullet: 1 }), [deal(2, 'undefendable', 'chosen')]),
    when(on({ dash: 1 }), [inflict('knockdown', 1, 'chosen')]),
    when(on({ bullseye: 1 }), [inflict('bounty', 1, 'chosen')]),
  ),
  attackModifier(
    'Wild West!',
    1,
    {
      text: 'Reloads spent on this Attack may be re-rolled once; one that is adds 1 more damage, unless re-rolled again by other means.',
    },
    grantReroll('reload', 1),
  ),
  attackModifier(
    'Eat Lead!',
    1,
    { text: 'Roll 5 dice: +1 damage for each bullet; Knockdown from 4 on.' },
    roll(5),
    addDamage(each('bullet')),
    when(atLeast(noted('added'), 4), [inflict('knockdown')]),
  ),
  mainCard(
    'Run and Gun!',
    0,
    {
      text: 'Roll 1 die: on bullseye Bounty and Knockdown on an opponent; otherwise draw a card.',
      unconfirmed: 'Rests on one transcription: the extra card was not in the first printing.',
    },
    roll(1),
    when(
      on({ bullseye: 1 }),
      [chooseOpponent, inflict('bounty', 1, 'chosen'), inflict('knockdown', 1, 'chosen')],
      [draw(1)],
    ),
  ),
];
