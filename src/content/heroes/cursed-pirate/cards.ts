import {
  addDamage,
  alter,
  askOf,
  atLeast,
  boardShows,
  choose,
  chooseOpponent,
  chooseUpTo,
  deal,
  discard,
  draw,
  each,
  forEach,
  gainCp,
  heal,
  inflict,
  lookAtHand,
  may,
  noted,
  on,
  option,
  receive,
  roll,
  stealCp,
  THEN,
  total,
  when,
} from '../../../engine/vocabulary/builders.ts';
import type { CardDefinition } from '../../../engine/vocabulary/card.ts';
import { attackModifier, instant, mainCard, rollCard } from '../../../engine/vocabulary/cards.ts';
import { mayGainDoubloon } from './doubloons.ts';

const kegOnChosen = inflict('powder-keg', 1, 'chosen');

export const CARDS: readonly CardDefinition[] = [
  mainCard(
    'Yo Ho!',
    2,
    {
      text: 'Powder Keg on an opponent, who may roll instead: on 3 or more Powder Keg and Wither, otherwise nothing.',
    },
    chooseOpponent,
    askOf(
      'chosen',
      may(
        'Roll a die instead of taking the Powder Keg?',
        [roll(1, { by: 'chosen' }), when(atLeast(total, 3), [kegOnChosen, inflict('wither', 1, 'chosen')])],
        [kegOnChosen],
      ),
    ),
  ),
  mainCard('Light It Up!', 2, { text: 'Powder Keg on an opponent.' }, chooseOpponent, kegOnChosen),
  mainCard(
    'Feed the Fish!',
    3,
    { text: 'Powder Keg on up to 3 opponents.' },
    chooseUpTo(3, 'opponents'),
    forEach('picked', kegOnChosen),
  ),
  mainCard(
    "Pirate's Life!",
    1,
    { text: 'Gain a Cursed Doubloon; once your board was turned, heal 3 instead.' },
    when(boardShows('cursed'), [heal(3)], [mayGainDoubloon]),
  ),
  mainCard(
    'High Stakes!',
    2,
    { text: 'Roll 2 dice: on booty draw 2 cards and gain 2 CP.' },
    roll(2),
    when(on({ booty: 1 }), [draw(2), gainCp(2)]),
  ),
  mainCard(
    "Crow's Nest!",
    1,
    {
      text: 'Choose an opponent, then roll: cutlass look at their hand, booty they discard a card of their choice, skull one at random.',
    },
    chooseOpponent,
    roll(1),
    when(on({ cutlass: 1 }), [lookAtHand('chosen')]),
    when(on({ booty: 1 }), [discard(1, 'chosen', 'choice')]),
    when(on({ skull: 1 }), [discard(1, 'chosen', 'random')]),
  ),
  mainCard('Truce!', 3, { text: 'Parlay on an opponent.' }, chooseOpponent, inflict('parlay', 1, 'chosen')),
  mainCard('Pillage!', 0, { text: 'Steal 1 CP from an opponent.' }, chooseOpponent, stealCp(1, 'chosen')),
  mainCard(
    'Scurvy!',
    2,
    { text: 'Take 1 damage, then Wither on an opponent.' },
    receive(1),
    THEN,
    chooseOpponent,
    inflict('wither', 1, 'chosen'),
  ),
  mainCard(
    'Swashbuckle!',
    2,
    {
      text: 'Roll 1 die: cutlass 2 damage to an opponent, booty draw 2 cards, skull Powder Keg on an opponent.',
    },
    roll(1),
    when(on({ cutlass: 1 }), [chooseOpponent, deal(2, 'undefendable', 'chosen')]),
    when(on({ booty: 1 }), [draw(2)]),
    when(on({ skull: 1 }), [chooseOpponent, kegOnChosen]),
  ),
  rollCard(
    'Ransom!',
    1,
    { text: "Choose an opponent's die: they pay you 2 CP, or re-roll it." },
    alter({ how: 'force-reroll', unless: 2 }, 1, 'opponent'),
  ),
  attackModifier(
    'Run Ya Through!',
    2,
    { text: 'Roll 5 dice: +1 damage for each cutlass; Powder Keg from 3 on.' },
    roll(5),
    addDamage(each('cutlass')),
    when(atLeast(noted('added'), 3), [inflict('powder-keg')]),
  ),
  attackModifier('Shark Bait!', 1, { text: '+2 damage.' }, addDamage(2)),
  instant(
    'Batten Down!',
    4,
    {
      text: 'Discard your hand, then draw 4 cards.',
      unconfirmed: 'Its price is unusually high and rests on one source.',
    },
    discard('all', 'owner', 'choice'),
    draw(4),
  ),
  instant(
    'Cursed Cards!',
    0,
    { text: 'Draw 1 card, or take 2 damage and draw 2, or take 4 damage and draw 3.' },
    choose(
      'How many cards do you draw?',
      option('draw-1', 'Draw 1 card', draw(1)),
      option('draw-2', 'Take 2 damage, draw 2 cards', receive(2), draw(2)),
      option('draw-3', 'Take 4 damage, draw 3 cards', receive(4), draw(3)),
    ),
  ),
];
