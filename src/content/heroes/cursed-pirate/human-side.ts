/** The side of the board at the start. */
import { defensive, line, offensive, passive, ultimate } from '../../../engine/vocabulary/abilities.ts';
import {
  atLeast,
  choose,
  chooseAmount,
  deal,
  dealBack,
  dealUltimate,
  dealUndefendable,
  discard,
  draw,
  each,
  gainCp,
  inflict,
  largeStraight,
  lostThisTurn,
  not,
  noted,
  ofAKind,
  on,
  option,
  prevent,
  roll,
  smallStraight,
  stealCp,
  symbols,
  THEN,
  times,
  trigger,
  turnBoard,
  when,
} from '../../../engine/vocabulary/builders.ts';
import type { AbilityLevel } from '../../../engine/vocabulary/hero.ts';
import { DOUBLOON, gainDoubloonsUpTo, mayGainDoubloon, ownDoubloons, removeDoubloons } from './doubloons.ts';

const EARLY_PRINT = 'Figures read off a picture of the board from before it was printed.';

const kegOnFourOfAKind = when(ofAKind(4), [inflict('powder-keg')]);

export const HUMAN_SIDE: readonly AbilityLevel[] = [
  offensive(
    'Cutlass Strike',
    {
      text: '5, 6 or 7 damage for 3, 4 or 5 cutlasses; Powder Keg with four equal values.',
      unconfirmed: EARLY_PRINT,
    },
    line(symbols({ cutlass: 5 }), deal(7), kegOnFourOfAKind),
    line(symbols({ cutlass: 4 }), deal(6), kegOnFourOfAKind),
    line(symbols({ cutlass: 3 }), deal(5), kegOnFourOfAKind),
  ),
  offensive(
    'X Marks the Spot',
    {
      text: 'Gain 1 CP, then roll 3 dice: 2 undefendable damage for each cutlass, a card for each booty, a Cursed Doubloon for each skull.',
      unconfirmed: EARLY_PRINT,
    },
    line(
      symbols({ booty: 3 }),
      gainCp(1),
      THEN,
      roll(3),
      dealUndefendable(times(2, each('cutlass'))),
      draw(each('booty')),
      ...gainDoubloonsUpTo(each('skull')),
    ),
  ),
  passive(
    'Cursed',
    {
      text: 'At the end of your turn remove 1 of your Cursed Doubloons. If you have none to remove, turn your board for the rest of the game, unless the last one left in this turn.',
    },
    {
      triggers: [
        trigger('turn-end', [
          when(
            atLeast(ownDoubloons, 1),
            [removeDoubloons(1)],
            [when(not(lostThisTurn(DOUBLOON)), [turnBoard('cursed')])],
          ),
        ]),
      ],
    },
  ),
  offensive(
    'Walk the Plank',
    {
      text: 'Steal 1 CP, or the target discards a card of their choice; then 7 damage.',
      unconfirmed: EARLY_PRINT,
    },
    line(
      symbols({ cutlass: 1, booty: 2, skull: 1 }),
      choose(
        'Steal 1 CP, or let them discard a card?',
        option('steal', 'Steal 1 CP', stealCp(1)),
        option('discard', 'They discard a card', discard(1, 'target', 'choice')),
      ),
      THEN,
      deal(7),
    ),
  ),
  offensive(
    'Light the Fuse',
    { text: 'Powder Keg, then 7 damage, or 9 with a large straight.', unconfirmed: EARLY_PRINT },
    line(largeStraight, inflict('powder-keg'), THEN, deal(9)),
    line(smallStraight, inflict('powder-keg'), THEN, deal(7)),
  ),
  offensive(
    'Black Spot',
    { text: 'Gain a Cursed Doubloon; Parlay, then 7 undefendable damage.', unconfirmed: EARLY_PRINT },
    line(symbols({ skull: 4 }), mayGainDoubloon, inflict('parlay'), THEN, dealUndefendable(7)),
  ),
  offensive(
    'Shiver Me Timbers',
    {
      text: '7 undefendable damage; you may remove any number of your Cursed Doubloons.',
      unconfirmed: EARLY_PRINT,
    },
    line(
      symbols({ cutlass: 1, skull: 3 }),
      dealUndefendable(7),
      chooseAmount('How many of your Cursed Doubloons do you remove?', ownDoubloons, 'removed'),
      removeDoubloons(noted('removed')),
    ),
  ),
  defensive(
    'Ahoy Matey',
    {
      text: 'Roll 4 dice: 1 damage back for each cutlass, 1 CP for each booty, prevent 2 for each skull; a Cursed Doubloon on 2 cutlasses and a skull.',
      unconfirmed: EARLY_PRINT,
    },
    4,
    dealBack(each('cutlass')),
    gainCp(each('booty')),
    prevent(times(2, each('skull'))),
    when(on({ cutlass: 2, skull: 1 }), [mayGainDoubloon]),
  ),
  ultimate(
    "Pirate's Touch!",
    { text: '12 damage; gain 2 Cursed Doubloons; Parlay and Powder Keg.', unconfirmed: EARLY_PRINT },
    line(
      symbols({ skull: 5 }),
      dealUltimate(12),
      ...gainDoubloonsUpTo(2),
      inflict('parlay'),
      inflict('powder-keg'),
    ),
  ),
];
