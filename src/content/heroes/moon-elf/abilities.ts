import { defensive, line, offensive, secondary, ultimate } from '../../../engine/vocabulary/abilities.ts';
import {
  choosePlayer,
  deal,
  dealBack,
  dealUltimate,
  dealUndefendable,
  each,
  every,
  gain,
  inflict,
  largeStraight,
  loseCp,
  ofAKind,
  on,
  preventHalf,
  roll,
  smallStraight,
  sum,
  symbols,
  THEN,
  times,
  when,
} from '../../../engine/vocabulary/builders.ts';
import type { AbilityLevel } from '../../../engine/vocabulary/hero.ts';

const entangleOn = (count: number) => when(ofAKind(count), [inflict('entangle')]);
const curses = [inflict('blind'), inflict('entangle'), inflict('targeted')];
const halveOnTwoFeet = when(on({ foot: 2 }), [preventHalf()]);

export const ABILITIES: readonly AbilityLevel[] = [
  offensive(
    'Longbow',
    { text: '3, 5 or 7 damage for 3, 4 or 5 arrows.' },
    line(symbols({ arrow: 5 }), deal(7)),
    line(symbols({ arrow: 4 }), deal(5)),
    line(symbols({ arrow: 3 }), deal(3)),
  ),
  offensive(
    'Longbow II',
    { text: '4, 6 or 8 damage for 3, 4 or 5 arrows; Entangle with four equal values.' },
    line(symbols({ arrow: 5 }), deal(8), entangleOn(4)),
    line(symbols({ arrow: 4 }), deal(6), entangleOn(4)),
    line(symbols({ arrow: 3 }), deal(4), entangleOn(4)),
  ),
  offensive(
    'Longbow III',
    { text: '5, 7 or 9 damage for 3, 4 or 5 arrows; Entangle with three equal values.' },
    line(symbols({ arrow: 5 }), deal(9), entangleOn(3)),
    line(symbols({ arrow: 4 }), deal(7), entangleOn(3)),
    line(symbols({ arrow: 3 }), deal(5), entangleOn(3)),
  ),
  offensive(
    'Demising Shot',
    { text: 'Targeted, then 4 damage.' },
    line(symbols({ arrow: 3, moon: 2 }), inflict('targeted'), THEN, deal(4)),
  ),
  offensive(
    'Demising Shot II',
    { text: 'Targeted, then 6 damage. Focus: Targeted and Entangle.' },
    line(symbols({ arrow: 3, moon: 2 }), inflict('targeted'), THEN, deal(6)),
    secondary('Focus', symbols({ arrow: 2, moon: 1 }), inflict('targeted'), inflict('entangle')),
  ),
  offensive(
    'Covered Shot',
    { text: 'Gain Evasive and deal 7 damage.' },
    line(symbols({ arrow: 2, foot: 3 }), gain('evasive'), deal(7)),
  ),
  offensive(
    'Covered Shot II',
    {
      text: 'Gain Evasive and deal 9 damage. Evasive Action: a player gains Evasive, and 2 undefendable damage.',
    },
    line(symbols({ arrow: 2, foot: 3 }), gain('evasive'), deal(9)),
    secondary(
      'Evasive Action',
      symbols({ foot: 3 }),
      choosePlayer,
      gain('evasive', 1, 'chosen'),
      dealUndefendable(2),
    ),
  ),
  offensive(
    'Exploding Arrow',
    {
      text: 'Roll 5 dice: 4 damage, +1 for each arrow and foot; the opponent loses 1 CP for each moon. Blind.',
    },
    line(
      symbols({ arrow: 1, moon: 3 }),
      roll(5),
      deal(sum(4, each('arrow', 'foot'))),
      loseCp(each('moon')),
      inflict('blind'),
    ),
  ),
  offensive(
    'Exploding Arrow II',
    {
      text: 'Roll 5 dice: 3 damage, +2 for each arrow, +1 for each foot; the opponent loses 1 CP for each moon. Blind.',
    },
    line(
      symbols({ arrow: 1, moon: 3 }),
      roll(5),
      deal(sum(3, times(2, each('arrow')), each('foot'))),
      loseCp(each('moon')),
      inflict('blind'),
    ),
  ),
  offensive(
    'Exploding Arrow III',
    {
      text: 'Roll 5 dice: 3 damage, +2 for each arrow, +1 for each foot; the opponent loses 1 CP for each moon. Blind and Entangle.',
    },
    line(
      symbols({ arrow: 1, moon: 3 }),
      roll(5),
      deal(sum(3, times(2, each('arrow')), each('foot'))),
      loseCp(each('moon')),
      inflict('blind'),
      inflict('entangle'),
    ),
  ),
  offensive(
    'Entangling Shot',
    { text: 'Entangle and 7 damage.' },
    line(smallStraight, inflict('entangle'), deal(7)),
  ),
  offensive(
    'Entangling Shot II',
    { text: 'Entangle and 9 damage.' },
    line(smallStraight, inflict('entangle'), deal(9)),
  ),
  offensive(
    'Eclipse',
    { text: 'Blind, Entangle and Targeted, then 7 damage.' },
    line(symbols({ moon: 4 }), ...curses, THEN, deal(7)),
  ),
  offensive(
    'Eclipse II',
    {
      text: 'Blind, Entangle and Targeted, then 9 damage. Moon Shadow: gain Evasive; Blind, Entangle and Targeted.',
      confidence: 'high',
      unconfirmed: 'The card shows the Evasive icon beside the word Targeted; the word was taken.',
    },
    line(symbols({ moon: 4 }), ...curses, THEN, deal(9)),
    secondary('Moon Shadow', symbols({ moon: 3 }), gain('evasive'), ...curses),
  ),
  offensive(
    'Blinding Shot',
    { text: 'Blind, gain Evasive, 8 damage.' },
    line(largeStraight, inflict('blind'), gain('evasive'), deal(8)),
  ),
  offensive(
    'Blinding Shot II',
    { text: 'Blind, gain Evasive, 10 damage. Lunar Blessing: gain 3 Evasive, and Entangle.' },
    line(largeStraight, inflict('blind'), gain('evasive'), deal(10)),
    secondary(
      'Lunar Blessing',
      symbols({ arrow: 1, foot: 2, moon: 1 }),
      gain('evasive', 3),
      inflict('entangle'),
    ),
  ),
  ultimate(
    'Lunar Eclipse!',
    { text: 'Gain Evasive; Blind, Entangle and Targeted, then 12 damage.' },
    line(symbols({ moon: 5 }), gain('evasive'), ...curses, THEN, dealUltimate(12)),
  ),
  defensive(
    'Missed Me',
    { text: 'Roll 5 dice: on 2 feet prevent half, rounded up; 1 damage back for every 2 arrows.' },
    5,
    halveOnTwoFeet,
    dealBack(every(2, 'arrow')),
  ),
  defensive(
    'Missed Me II',
    { text: 'Roll 5 dice: on 2 feet prevent half, rounded up; 1 damage back for each arrow.' },
    5,
    halveOnTwoFeet,
    dealBack(each('arrow')),
  ),
];
