import {
  defensiveWithReroll,
  line,
  offensive,
  secondary,
  ultimate,
} from '../../../engine/vocabulary/abilities.ts';
import {
  atMost,
  chooseOpponent,
  choosePlayer,
  deal,
  dealBack,
  dealCollateral,
  dealPure,
  dealUltimate,
  dealUndefendable,
  each,
  gain,
  inflict,
  largeStraight,
  ofAKind,
  on,
  roll,
  smallStraight,
  sum,
  symbols,
  THEN,
  times,
  total,
  undefendable,
  when,
} from '../../../engine/vocabulary/builders.ts';
import type { Effect } from '../../../engine/vocabulary/effect.ts';
import type { AbilityLevel } from '../../../engine/vocabulary/hero.ts';

const ninjutsuOnThreeOfAKind = when(ofAKind(3), [gain('ninjutsu')]);
const poisonOnChosen = [chooseOpponent, inflict('delayed-poison', 1, 'chosen')];
/** Collateral by the erratum, so it is not an Attack (R11). */
const collateralOnChosen = [chooseOpponent, dealCollateral(4, 'chosen')];

const walk: Effect[] = [deal(total), when(atMost(total, 6), [undefendable])];

const blossom: Effect[] = [
  deal(sum(each('ninjato'), times(2, each('shuriken')))),
  when(on({ mask: 1 }), [undefendable]),
];

const screen = (jutsu: number): Effect[] => [
  choosePlayer,
  gain('smoke-bomb', 1, 'chosen'),
  gain('ninjutsu', jutsu, 'chosen'),
  ...poisonOnChosen,
];

export const ABILITIES: readonly AbilityLevel[] = [
  offensive(
    'Slash',
    { text: '5, 6 or 7 damage for 3, 4 or 5 ninjatos.' },
    line(symbols({ ninjato: 5 }), deal(7)),
    line(symbols({ ninjato: 4 }), deal(6)),
    line(symbols({ ninjato: 3 }), deal(5)),
  ),
  offensive(
    'Slash II',
    { text: '4, 6 or 8 damage for 3, 4 or 5 ninjatos; with three equal values gain Ninjutsu.' },
    line(symbols({ ninjato: 5 }), deal(8), ninjutsuOnThreeOfAKind),
    line(symbols({ ninjato: 4 }), deal(6), ninjutsuOnThreeOfAKind),
    line(symbols({ ninjato: 3 }), deal(4), ninjutsuOnThreeOfAKind),
  ),
  offensive(
    'Walk the Line',
    { text: 'Roll 2 dice and deal their total; undefendable at 6 or less.' },
    line(symbols({ shuriken: 4 }), roll(2), ...walk),
  ),
  offensive(
    'Walk the Line II',
    {
      text: 'Roll 2 dice, re-roll 1 if you like, and deal their total; undefendable at 6 or less. Tip of the Blade: roll 1 die and deal its value as pure damage.',
    },
    line(symbols({ shuriken: 4 }), roll(2, { mayReroll: 1 }), ...walk),
    secondary('Tip of the Blade', symbols({ shuriken: 3 }), roll(1), dealPure(total)),
  ),
  offensive(
    'Death Blossom',
    {
      text: 'Roll 5 dice: 1 damage for each ninjato, 2 for each shuriken; any mask makes it undefendable.',
    },
    line(symbols({ ninjato: 3, shuriken: 2 }), roll(5), ...blossom),
  ),
  offensive(
    'Death Blossom II',
    {
      text: 'Roll 5 dice, re-roll up to 2: 1 damage for each ninjato, 2 for each shuriken; any mask makes it undefendable, 2 masks inflict Delayed Poison.',
    },
    line(
      symbols({ ninjato: 3, shuriken: 2 }),
      roll(5, { mayReroll: 2 }),
      ...blossom,
      when(on({ mask: 2 }), [inflict('delayed-poison')]),
    ),
  ),
  offensive(
    'Smoke Screen',
    { text: 'A player gains Smoke Bomb and 2 Ninjutsu; Delayed Poison on an opponent.' },
    line(symbols({ ninjato: 1, shuriken: 2, mask: 1 }), ...screen(2)),
  ),
  offensive(
    'Smoke Screen II',
    {
      text: 'A player gains Smoke Bomb and 3 Ninjutsu; Delayed Poison on an opponent. Kuji-Kiri: twice 4 collateral damage to an opponent of your choice.',
    },
    line(symbols({ ninjato: 1, shuriken: 2, mask: 1 }), ...screen(3)),
    secondary('Kuji-Kiri', symbols({ shuriken: 3, mask: 2 }), ...collateralOnChosen, ...collateralOnChosen),
  ),
  offensive(
    'Poison Blade',
    { text: 'Delayed Poison and 5 damage.' },
    line(smallStraight, inflict('delayed-poison'), deal(5)),
  ),
  offensive(
    'Poison Blade II',
    { text: 'Roll 1 die: Delayed Poison on ninjato, 2 of them on shuriken or mask. 5 damage.' },
    line(
      smallStraight,
      roll(1),
      when(on({ ninjato: 1 }), [inflict('delayed-poison')], [inflict('delayed-poison', 2)]),
      deal(5),
    ),
  ),
  offensive(
    'Shadewalk',
    { text: 'Gain Smoke Bomb; Delayed Poison and 6 undefendable damage.' },
    line(symbols({ mask: 4 }), gain('smoke-bomb'), inflict('delayed-poison'), dealUndefendable(6)),
  ),
  offensive(
    'Shadewalk II',
    {
      text: 'Gain Smoke Bomb; 2 Delayed Poison and 5 undefendable damage. Jugulate: gain 3 Ninjutsu; Delayed Poison on an opponent.',
    },
    line(symbols({ mask: 4 }), gain('smoke-bomb'), inflict('delayed-poison', 2), dealUndefendable(5)),
    secondary('Jugulate', symbols({ mask: 3 }), gain('ninjutsu', 3), ...poisonOnChosen),
  ),
  offensive(
    'Shadow Fang',
    { text: 'Gain 2 Ninjutsu, then 8 damage.' },
    line(largeStraight, gain('ninjutsu', 2), THEN, deal(8)),
  ),
  offensive(
    'Shadow Fang II',
    {
      text: 'Gain Smoke Bomb and 2 Ninjutsu, then 8 damage. Misdirect: gain Smoke Bomb, 2 undefendable damage.',
    },
    line(largeStraight, gain('smoke-bomb'), gain('ninjutsu', 2), THEN, deal(8)),
    secondary('Misdirect', symbols({ ninjato: 2, mask: 2 }), gain('smoke-bomb'), dealUndefendable(2)),
  ),
  ultimate(
    'Assassinate!',
    { text: 'Twice Delayed Poison on an opponent of your choice; gain Smoke Bomb; 10 damage.' },
    line(symbols({ mask: 5 }), ...poisonOnChosen, ...poisonOnChosen, gain('smoke-bomb'), dealUltimate(10)),
  ),
  defensiveWithReroll(
    'Shade Shift',
    {
      text: 'Roll 3 dice, re-roll 1 if you like: any ninjato 1 damage back, any shuriken 2, 2 masks gain Smoke Bomb.',
    },
    3,
    1,
    when(on({ ninjato: 1 }), [dealBack(1)]),
    when(on({ shuriken: 1 }), [dealBack(2)]),
    when(on({ mask: 2 }), [gain('smoke-bomb')]),
  ),
  defensiveWithReroll(
    'Shade Shift II',
    {
      text: 'Roll 3 dice, re-roll up to 2: each ninjato 1 damage back, any shuriken 2, 2 masks gain Smoke Bomb.',
    },
    3,
    2,
    dealBack(each('ninjato')),
    when(on({ shuriken: 1 }), [dealBack(2)]),
    when(on({ mask: 2 }), [gain('smoke-bomb')]),
  ),
];
