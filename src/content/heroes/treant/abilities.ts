import {
  defensive,
  line,
  offensive,
  passive,
  secondary,
  ultimate,
} from '../../../engine/vocabulary/abilities.ts';
import {
  atLeast,
  chooseAmount,
  chooseOpponent,
  choosePlayer,
  chooseTeammate,
  deal,
  dealPure,
  dealUltimate,
  dealUndefendable,
  draw,
  each,
  gain,
  gainCp,
  heal,
  holds,
  inflict,
  largeStraight,
  least,
  may,
  note,
  noted,
  ofAKind,
  on,
  openActivation,
  ownActivation,
  prevent,
  repeat,
  roll,
  smallStraight,
  spendOwn,
  sum,
  symbols,
  THEN,
  times,
  trigger,
  undefendable,
  when,
} from '../../../engine/vocabulary/builders.ts';
import type { Effect } from '../../../engine/vocabulary/effect.ts';
import type { AbilityLevel } from '../../../engine/vocabulary/hero.ts';
import { grow, loseSpirit, spirits } from './spirits.ts';

const vineForSpirit = when(atLeast(spirits, 1), [
  may('Discard a Spirit to inflict Barbed Vine?', [loseSpirit, inflict('barbed-vine')]),
]);
const growOnThreeOfAKind = when(ofAKind(3), [grow(1)]);
const wellspringForChosen = [choosePlayer, gain('wellspring', 1, 'chosen')];

const tend = (count: number): Effect[] => [
  draw(1),
  grow(count),
  ...wellspringForChosen,
  chooseOpponent,
  inflict('barbed-vine', 1, 'chosen'),
];

const overgrowth = (damage: number): Effect[] => [
  // Read as spending it (R193): its owner has priority from the activation on, so a Wellspring that comes
  // during the ability is spent before anybody can take it away (R192).
  ownActivation,
  when(holds('wellspring'), [
    may('Spend Wellspring to make the Attack undefendable?', [spendOwn('wellspring'), undefendable]),
  ]),
  openActivation,
  chooseAmount('How many Spirits do you remove for 4 damage each?', least(2, spirits), 'removed'),
  repeat(noted('removed'), loseSpirit),
  deal(sum(damage, times(4, noted('removed')))),
];

/** The count is fixed at the Then and includes the new Spirits; later spending does not reduce it (R12, R132). */
const naturesGrasp = (damage: number): Effect[] => [
  grow(2),
  note('spirits', spirits),
  THEN,
  dealUndefendable(sum(damage, noted('spirits'))),
];

const wild: Effect[] = [
  deal(each('branch')),
  when(on({ leaf: 1 }), [gain('wellspring')]),
  grow(each('spirit')),
];

const rooted: Effect[] = [prevent(each('branch', 'spirit')), when(on({ leaf: 2 }), [grow(1)])];

export const ABILITIES: readonly AbilityLevel[] = [
  passive(
    'Fertilize',
    { text: 'In your Upkeep Phase grow 1 Spirit.' },
    { triggers: [trigger('upkeep', [grow(1)])] },
  ),
  offensive(
    'Splinter',
    { text: '5, 6 or 7 damage for 3, 4 or 5 branches; you may discard a Spirit for Barbed Vine.' },
    line(symbols({ branch: 5 }), deal(7), vineForSpirit),
    line(symbols({ branch: 4 }), deal(6), vineForSpirit),
    line(symbols({ branch: 3 }), deal(5), vineForSpirit),
  ),
  offensive(
    'Splinter II',
    { text: '5, 6 or 7 damage for 3, 4 or 5 branches; Barbed Vine.' },
    line(symbols({ branch: 5 }), deal(7), inflict('barbed-vine')),
    line(symbols({ branch: 4 }), deal(6), inflict('barbed-vine')),
    line(symbols({ branch: 3 }), deal(5), inflict('barbed-vine')),
  ),
  offensive(
    'Splinter III',
    {
      text: '5, 6 or 7 damage for 3, 4 or 5 branches; with three equal values grow 1 Spirit; Barbed Vine.',
    },
    line(symbols({ branch: 5 }), deal(7), growOnThreeOfAKind, inflict('barbed-vine')),
    line(symbols({ branch: 4 }), deal(6), growOnThreeOfAKind, inflict('barbed-vine')),
    line(symbols({ branch: 3 }), deal(5), growOnThreeOfAKind, inflict('barbed-vine')),
  ),
  offensive(
    'Tend',
    { text: 'Draw a card, grow 3 Spirits, a player gains Wellspring, Barbed Vine on an opponent.' },
    line(symbols({ leaf: 2, spirit: 2 }), ...tend(3)),
  ),
  offensive(
    'Tend II',
    {
      text: 'Draw a card, grow 4 Spirits, a player gains Wellspring, Barbed Vine on an opponent. Cultivate: grow 6 Spirits.',
    },
    line(symbols({ leaf: 2, spirit: 2 }), ...tend(4)),
    secondary('Cultivate', symbols({ branch: 2, spirit: 2 }), grow(6)),
  ),
  offensive(
    'Overgrowth',
    {
      text: '2 damage, 4 more for each of up to 2 Spirits that you remove; spend Wellspring to make it undefendable.',
    },
    line(symbols({ branch: 2, leaf: 3 }), ...overgrowth(2)),
  ),
  offensive(
    'Overgrowth II',
    {
      text: '4 damage, 4 more for each of up to 2 Spirits that you remove; spend Wellspring to make it undefendable. Plant: grow 3 Spirits.',
    },
    line(symbols({ branch: 2, leaf: 3 }), ...overgrowth(4)),
    secondary('Plant', symbols({ branch: 1, leaf: 2 }), grow(3)),
  ),
  offensive(
    'Vengeful Vines',
    { text: 'Barbed Vine and 7 damage.' },
    line(smallStraight, inflict('barbed-vine'), deal(7)),
  ),
  offensive(
    'Vengeful Vines II',
    {
      text: 'Barbed Vine and 8 damage. Bitterroot: 1 pure damage for each Spirit.',
    },
    line(smallStraight, inflict('barbed-vine'), deal(8)),
    secondary('Bitterroot', symbols({ leaf: 3 }), dealPure(spirits)),
  ),
  offensive(
    'Call of the Wild',
    {
      text: '8 damage. Roll 4 dice: each branch 1 more damage, any leaf Wellspring, each spirit grows 1 Spirit.',
    },
    line(largeStraight, deal(8), roll(4), ...wild),
  ),
  offensive(
    'Call of the Wild II',
    {
      text: '8 damage. Roll 5 dice: each branch 1 more damage, any leaf Wellspring, each spirit grows 1 Spirit. Enrapture: Barbed Vine, 4 undefendable damage.',
      unconfirmed: 'That Enrapture inflicts Barbed Vine rests on one erratum.',
    },
    line(largeStraight, deal(8), roll(5), ...wild),
    secondary('Enrapture', symbols({ branch: 2, spirit: 2 }), inflict('barbed-vine'), dealUndefendable(4)),
  ),
  offensive(
    "Nature's Grasp",
    { text: 'Grow 2 Spirits, then 5 undefendable damage and 1 more for each Spirit.' },
    line(symbols({ spirit: 4 }), ...naturesGrasp(5)),
  ),
  offensive(
    "Nature's Grasp II",
    {
      text: "Grow 2 Spirits, then 6 undefendable damage and 1 more for each Spirit. Nature's Blessing: heal 1, gain 1 CP, draw a card, grow 1 Spirit.",
    },
    line(symbols({ spirit: 4 }), ...naturesGrasp(6)),
    secondary("Nature's Blessing", symbols({ spirit: 3 }), heal(1), gainCp(1), draw(1), grow(1)),
  ),
  ultimate(
    'Wake the Forest!',
    {
      text: 'You and a teammate gain Wellspring; grow 5 Spirits; Barbed Vine, then 10 damage.',
    },
    line(
      symbols({ spirit: 5 }),
      gain('wellspring'),
      chooseTeammate,
      gain('wellspring', 1, 'chosen'),
      grow(5),
      inflict('barbed-vine'),
      THEN,
      dealUltimate(10),
    ),
  ),
  defensive(
    'Rooted',
    { text: 'Roll 3 dice: prevent 1 damage for each branch and spirit; 2 leaves grow 1 Spirit.' },
    3,
    ...rooted,
  ),
  defensive(
    'Rooted II',
    {
      text: 'Roll 4 dice: prevent 1 damage for each branch and spirit; 2 leaves grow 1 Spirit; 2 spirits give a player Wellspring.',
    },
    4,
    ...rooted,
    when(on({ spirit: 2 }), wellspringForChosen),
  ),
];
