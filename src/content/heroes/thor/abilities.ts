import { defensive, line, offensive, secondary, ultimate } from '../../../engine/vocabulary/abilities.ts';
import {
  atLeast,
  best,
  chooseOpponent,
  deal,
  dealIsolated,
  dealUltimate,
  each,
  every,
  forEach,
  gain,
  gainCp,
  given,
  heal,
  held,
  largeStraight,
  ofAKind,
  on,
  prevent,
  repeat,
  roll,
  smallStraight,
  sum,
  symbols,
  THEN,
  times,
  when,
} from '../../../engine/vocabulary/builders.ts';
import type { Effect } from '../../../engine/vocabulary/effect.ts';
import type { AbilityLevel } from '../../../engine/vocabulary/hero.ts';
import {
  isAway,
  isOnBoard,
  retrieveIt,
  throwIfHere,
  throwOrRetrieve,
  throwOrRetrieveUpTo,
} from './hammer.ts';

const chargeOnFour = when(ofAKind(4), [gain('electrokinesis')]);
const chargeOnThree = when(ofAKind(3), [gain('electrokinesis')]);

const summon = (health: number, damage: number): Effect[] => [
  gain('guard-break', 2),
  heal(health),
  when(
    isOnBoard,
    [gain('electrokinesis', 3)],
    [
      forEach(
        'opponents',
        when(atLeast(given('mjolnir', 'chosen'), 1), [deal(damage, 'collateral', 'chosen')]),
      ),
      when(isAway, retrieveIt),
    ],
  ),
];

const chain = (dice: number, damage: number): Effect[] => [
  roll(dice),
  deal(best(2)),
  chooseOpponent,
  dealIsolated(damage, 'chosen'),
];
const CHAIN_UNTOLD = 'Whom the isolated damage hits is told nowhere: an opponent that you choose.';

const odinforce: Effect[] = [
  when(on({ hammer: 2 }), [throwOrRetrieve]),
  when(on({ worthy: 2 }), [gainCp(1)]),
  gain('electrokinesis', each('thunder')),
  THEN,
  deal(held('electrokinesis')),
];

const bottled = (damage: number): Effect[] => [
  gain('guard-break', 2),
  THEN,
  deal(sum(damage, held('electrokinesis'))),
];

const bolt = (damage: number): Effect[] => [throwOrRetrieve, gain('electrokinesis', 2), deal(damage)];

const wheel: Effect[] = [prevent(times(2, each('worthy'))), gain('electrokinesis', each('thunder'))];

export const ABILITIES: readonly AbilityLevel[] = [
  offensive(
    'Hammered',
    { text: '4, 5 or 7 damage for 3, 4 or 5 hammers; Throw Mjölnir.' },
    line(symbols({ hammer: 5 }), deal(7), throwIfHere),
    line(symbols({ hammer: 4 }), deal(5), throwIfHere),
    line(symbols({ hammer: 3 }), deal(4), throwIfHere),
  ),
  offensive(
    'Hammered II',
    {
      text: '5, 6 or 7 damage for 3, 4 or 5 hammers; Throw or Retrieve Mjölnir; Electrokinesis with four equal values.',
    },
    line(symbols({ hammer: 5 }), deal(7), throwOrRetrieve, chargeOnFour),
    line(symbols({ hammer: 4 }), deal(6), throwOrRetrieve, chargeOnFour),
    line(symbols({ hammer: 3 }), deal(5), throwOrRetrieve, chargeOnFour),
  ),
  offensive(
    'Hammered III',
    {
      text: '5, 6 or 8 damage for 3, 4 or 5 hammers; Throw or Retrieve Mjölnir; Electrokinesis with three equal values.',
    },
    line(symbols({ hammer: 5 }), deal(8), throwOrRetrieve, chargeOnThree),
    line(symbols({ hammer: 4 }), deal(6), throwOrRetrieve, chargeOnThree),
    line(symbols({ hammer: 3 }), deal(5), throwOrRetrieve, chargeOnThree),
  ),
  offensive(
    'Mighty Summon',
    {
      text: 'Gain 2 Guard Break, heal 2. With Mjölnir on your board gain 3 Electrokinesis, else Retrieve it: 3 collateral damage to who had it.',
    },
    line(symbols({ hammer: 1, worthy: 2, thunder: 1 }), ...summon(2, 3)),
  ),
  offensive(
    'Mighty Summon II',
    {
      text: 'Gain 2 Guard Break, heal 3. With Mjölnir on your board gain 3 Electrokinesis, else Retrieve it: 4 collateral damage to who had it. Boom Boom!: gain 2 Electrokinesis, 6 damage.',
    },
    line(symbols({ hammer: 1, worthy: 2, thunder: 1 }), ...summon(3, 4)),
    secondary('Boom Boom!', symbols({ hammer: 2, thunder: 2 }), gain('electrokinesis', 2), deal(6)),
  ),
  offensive(
    'Chain Lightning',
    {
      text: 'Roll 3 dice: damage by any 2 of them, and 2 isolated damage to an opponent.',
      confidence: 'high',
      unconfirmed: CHAIN_UNTOLD,
    },
    line(symbols({ hammer: 3, thunder: 2 }), ...chain(3, 2)),
  ),
  offensive(
    'Chain Lightning II',
    {
      text: 'Roll 4 dice: damage by any 2 of them, and 3 isolated damage to an opponent.',
      confidence: 'high',
      unconfirmed: CHAIN_UNTOLD,
    },
    line(symbols({ hammer: 3, thunder: 2 }), ...chain(4, 3)),
  ),
  offensive(
    'Odinforce',
    {
      text: '5 damage. Roll 5 dice: 2 hammers Throw or Retrieve Mjölnir, 2 worthies 1 CP, each thunder Electrokinesis; then 1 more damage for each Electrokinesis.',
    },
    line(symbols({ hammer: 2, worthy: 3 }), deal(5), roll(5), ...odinforce),
  ),
  offensive(
    'Odinforce II',
    {
      text: '6 damage. Roll 5 dice, re-roll any of them once: 2 hammers Throw or Retrieve Mjölnir, 2 worthies 1 CP, each thunder Electrokinesis; then 1 more damage for each Electrokinesis.',
    },
    line(symbols({ hammer: 2, worthy: 3 }), deal(6), roll(5, { mayReroll: 5 }), ...odinforce),
  ),
  offensive(
    'Bottled Lightning',
    {
      text: 'Throw or Retrieve Mjölnir up to 2 times; gain 2 Guard Break; then 7 damage and 1 for each Electrokinesis.',
    },
    line(symbols({ thunder: 4 }), ...throwOrRetrieveUpTo(2), ...bottled(7)),
  ),
  offensive(
    'Bottled Lightning II',
    {
      text: 'Throw or Retrieve Mjölnir up to 3 times; gain 2 Guard Break; then 8 damage and 1 for each Electrokinesis. Ricochet!: Throw or Retrieve Mjölnir up to 6 times.',
      confidence: 'high',
      unconfirmed: 'That this level gains Guard Break as the first does is not told again in our source.',
    },
    line(symbols({ thunder: 4 }), ...throwOrRetrieveUpTo(3), ...bottled(8)),
    secondary('Ricochet!', symbols({ thunder: 3 }), ...throwOrRetrieveUpTo(6)),
  ),
  offensive(
    'Lightning Rod',
    { text: 'With Mjölnir on an opponent 9 damage; otherwise 7 damage and Electrokinesis.' },
    line(smallStraight, when(isAway, [deal(9)], [deal(7), gain('electrokinesis')])),
  ),
  offensive(
    'Lightning Rod II',
    { text: 'Throw or Retrieve Mjölnir; gain Electrokinesis; 9 damage.' },
    line(smallStraight, throwOrRetrieve, gain('electrokinesis'), deal(9)),
  ),
  offensive(
    'Thunder Bolt',
    { text: 'Throw or Retrieve Mjölnir; gain 2 Electrokinesis; 10 damage.' },
    line(largeStraight, ...bolt(10)),
  ),
  offensive(
    'Thunder Bolt II',
    {
      text: 'Throw or Retrieve Mjölnir; gain 2 Electrokinesis; 12 damage. Asgardian Brawn: heal 4.',
    },
    line(largeStraight, ...bolt(12)),
    secondary('Asgardian Brawn', symbols({ worthy: 3 }), heal(4)),
  ),
  defensive(
    'Thunder Wheel',
    {
      text: 'Roll 3 dice: 2 hammers Throw or Retrieve Mjölnir, each worthy prevents 2, each thunder Electrokinesis.',
      confidence: 'high',
      unconfirmed: 'That 2 hammers count once here is read from the words of level II, which counts every 2.',
    },
    3,
    when(on({ hammer: 2 }), [throwOrRetrieve]),
    ...wheel,
  ),
  defensive(
    'Thunder Wheel II',
    {
      text: 'Roll 4 dice: every 2 hammers Throw or Retrieve Mjölnir, each worthy prevents 2, each thunder Electrokinesis.',
    },
    4,
    repeat(every(2, 'hammer'), throwOrRetrieve),
    ...wheel,
  ),
  ultimate(
    'For Asgard!',
    { text: 'Gain Guard Break; Throw or Retrieve Mjölnir up to 4 times; 14 damage.' },
    line(symbols({ thunder: 5 }), gain('guard-break'), ...throwOrRetrieveUpTo(4), dealUltimate(14)),
  ),
];
