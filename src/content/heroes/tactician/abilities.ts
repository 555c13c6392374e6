import { defensive, line, offensive, secondary, ultimate } from '../../../engine/vocabulary/abilities.ts';
import {
  chooseOpponent,
  choosePlayers,
  deal,
  dealBack,
  dealCollateral,
  dealUltimate,
  dealUndefendable,
  draw,
  each,
  every,
  forEach,
  gain,
  inflict,
  largeStraight,
  ofAKind,
  offenseAgain,
  on,
  prevent,
  raiseLimit,
  roll,
  roomFor,
  smallStraight,
  symbols,
  THEN,
  times,
  when,
} from '../../../engine/vocabulary/builders.ts';
import type { Effect } from '../../../engine/vocabulary/effect.ts';
import type { AbilityLevel } from '../../../engine/vocabulary/hero.ts';

const advantage = (count: number): Effect => gain('tactical-advantage', count);
const constrictOnThree = when(ofAKind(3), [inflict('constrict')]);

const carpetBomb = (gained: number): Effect[] => [
  advantage(gained),
  THEN,
  choosePlayers('opponents', 2),
  forEach('picked', dealCollateral(2, 'chosen')),
];

const profiteer = (first: number, damage: number, flags: number): Effect[] => [
  advantage(first),
  roll(1),
  when(on({ saber: 1 }), [deal(damage)]),
  when(on({ flag: 1 }), [advantage(flags)]),
  when(on({ medal: 1 }), [draw(1), offenseAgain]),
];

const preventAndGain: Effect[] = [prevent(each('flag')), gain('tactical-advantage', each('medal'))];

export const ABILITIES: readonly AbilityLevel[] = [
  offensive(
    'Saber Strike',
    { text: '4, 5 or 6 damage for 3, 4 or 5 sabers.' },
    line(symbols({ saber: 5 }), deal(6)),
    line(symbols({ saber: 4 }), deal(5)),
    line(symbols({ saber: 3 }), deal(4)),
  ),
  offensive(
    'Saber Strike II',
    { text: '5, 6 or 7 damage for 3, 4 or 5 sabers; Constrict with three equal values.' },
    line(symbols({ saber: 5 }), deal(7), constrictOnThree),
    line(symbols({ saber: 4 }), deal(6), constrictOnThree),
    line(symbols({ saber: 3 }), deal(5), constrictOnThree),
  ),
  offensive(
    'Carpet Bomb',
    { text: 'Gain Tactical Advantage, then 2 collateral damage to each of 2 opponents.' },
    line(symbols({ saber: 2, medal: 2 }), ...carpetBomb(1)),
  ),
  offensive(
    'Carpet Bomb II',
    {
      text: 'Gain 2 Tactical Advantage, then 2 collateral damage to each of 2 opponents. Strategize: gain 3 Tactical Advantage, draw 2 cards.',
    },
    line(symbols({ saber: 2, medal: 2 }), ...carpetBomb(2)),
    secondary('Strategize', symbols({ flag: 4 }), advantage(3), draw(2)),
  ),
  offensive(
    'Profiteer',
    {
      text: 'Gain Tactical Advantage and roll 1 die: saber 5 damage; flag 4 Tactical Advantage; medal draw a card, then another Offensive Roll Phase at once.',
    },
    line(symbols({ saber: 1, flag: 3 }), ...profiteer(1, 5, 4)),
  ),
  offensive(
    'Profiteer II',
    {
      text: 'Gain 2 Tactical Advantage and roll 1 die: saber 6 damage; flag 3 Tactical Advantage; medal draw a card, then another Offensive Roll Phase at once.',
    },
    line(symbols({ saber: 1, flag: 3 }), ...profiteer(2, 6, 3)),
  ),
  offensive(
    'Strategic Approach',
    { text: 'Constrict and 7 damage.' },
    line(symbols({ saber: 3, medal: 2 }), inflict('constrict'), deal(7)),
  ),
  offensive(
    'Strategic Approach II',
    {
      text: 'Gain Tactical Advantage; Constrict, then 7 damage. Indirect Approach: gain 2 Tactical Advantage, then 2 undefendable damage.',
    },
    line(symbols({ saber: 3, medal: 2 }), advantage(1), inflict('constrict'), THEN, deal(7)),
    secondary('Indirect Approach', symbols({ saber: 3, flag: 1 }), advantage(2), THEN, dealUndefendable(2)),
  ),
  offensive(
    'Flank',
    { text: 'Gain Tactical Advantage, then 6 damage.' },
    line(smallStraight, advantage(1), THEN, deal(6)),
  ),
  offensive(
    'Flank II',
    { text: 'Gain 2 Tactical Advantage, then 6 damage.' },
    line(smallStraight, advantage(2), THEN, deal(6)),
  ),
  offensive(
    'Exploit',
    { text: 'Gain 2 Tactical Advantage; Constrict, then 9 damage.' },
    line(largeStraight, advantage(2), inflict('constrict'), THEN, deal(9)),
  ),
  offensive(
    'Exploit II',
    {
      text: 'Gain 3 Tactical Advantage; Constrict, then 9 damage. Interdiction: draw 2 cards; Constrict on an opponent.',
    },
    line(largeStraight, advantage(3), inflict('constrict'), THEN, deal(9)),
    secondary(
      'Interdiction',
      symbols({ saber: 1, flag: 2, medal: 1 }),
      draw(2),
      chooseOpponent,
      inflict('constrict', 1, 'chosen'),
    ),
  ),
  offensive(
    'Maneuver',
    { text: 'Gain 5 Tactical Advantage, then 5 undefendable damage.' },
    line(symbols({ medal: 4 }), advantage(5), THEN, dealUndefendable(5)),
  ),
  offensive(
    'Maneuver II',
    {
      text: 'Gain 5 Tactical Advantage; Constrict, then 5 undefendable damage. Reconnaissance: gain 5 Tactical Advantage.',
    },
    line(symbols({ medal: 4 }), advantage(5), inflict('constrict'), THEN, dealUndefendable(5)),
    secondary('Reconnaissance', symbols({ medal: 3 }), advantage(5)),
  ),
  defensive(
    'Countermeasures',
    {
      text: 'Roll 4 dice: 1 damage back for every 2 sabers, each flag prevents 1, each medal Tactical Advantage.',
    },
    4,
    dealBack(every(2, 'saber')),
    ...preventAndGain,
  ),
  defensive(
    'Countermeasures II',
    {
      text: 'Roll 5 dice: 1 damage back for every 2 sabers, each flag prevents 1, each medal Tactical Advantage.',
      confidence: 'high',
      unconfirmed: 'One source has the damage back undefendable.',
    },
    5,
    dealBack(every(2, 'saber')),
    ...preventAndGain,
  ),
  defensive(
    'Countermeasures III',
    {
      text: 'Roll 5 dice: 2 damage back for every 2 sabers, each flag prevents 1, each medal Tactical Advantage.',
      confidence: 'high',
      unconfirmed: 'One source has the damage back undefendable.',
    },
    5,
    dealBack(times(2, every(2, 'saber'))),
    ...preventAndGain,
  ),
  ultimate(
    'Higher Ground!',
    {
      text: 'Targeted and Constrict; your limit of Tactical Advantage rises by 1, then gain it up to the limit and deal 12 damage.',
    },
    line(
      symbols({ medal: 5 }),
      inflict('targeted'),
      inflict('constrict'),
      raiseLimit('tactical-advantage'),
      THEN,
      gain('tactical-advantage', roomFor('tactical-advantage')),
      dealUltimate(12),
    ),
  ),
];
