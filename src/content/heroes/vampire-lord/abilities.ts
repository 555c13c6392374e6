import { defensive, line, offensive, secondary, ultimate } from '../../../engine/vocabulary/abilities.ts';
import {
  atLeast,
  choose,
  chooseOpponent,
  deal,
  dealCollateral,
  dealUltimate,
  dealUndefendable,
  draw,
  each,
  gain,
  gainCp,
  heal,
  held,
  inflict,
  largeStraight,
  may,
  ofAKind,
  on,
  option,
  roll,
  searchDeck,
  smallStraight,
  spendOwn,
  stealHealth,
  sum,
  symbols,
  THEN,
  undefendable,
  when,
} from '../../../engine/vocabulary/builders.ts';
import type { Effect } from '../../../engine/vocabulary/effect.ts';
import type { AbilityLevel } from '../../../engine/vocabulary/hero.ts';

const bloodOn = (count: number): Effect => when(ofAKind(count), [gain('blood-power')]);

/** The dice are rolled before the Attack deals its damage, unlike in an old print (R32). */
const rend = (dice: number): readonly Effect[] => [
  roll(dice),
  deal(sum(6, each('claw'))),
  when(on({ gaze: 1 }), [draw(1)]),
  when(on({ droplet: 1 }), [gain('blood-power')]),
];

const immortalFlesh: readonly Effect[] = [
  when(on({ claw: 2 }), [inflict('bleed')]),
  when(on({ gaze: 2 }), [gain('blood-power')]),
  stealHealth(each('droplet')),
];

export const ABILITIES: readonly AbilityLevel[] = [
  offensive(
    'Gouge',
    { text: '3, 5 or 7 damage for 3, 4 or 5 claws; gain Blood Power with four equal values.' },
    line(symbols({ claw: 5 }), deal(7), bloodOn(4)),
    line(symbols({ claw: 4 }), deal(5), bloodOn(4)),
    line(symbols({ claw: 3 }), deal(3), bloodOn(4)),
  ),
  offensive(
    'Gouge II',
    { text: '3, 5 or 7 damage for 3, 4 or 5 claws; gain Blood Power with three equal values.' },
    line(symbols({ claw: 5 }), deal(7), bloodOn(3)),
    line(symbols({ claw: 4 }), deal(5), bloodOn(3)),
    line(symbols({ claw: 3 }), deal(3), bloodOn(3)),
  ),
  offensive(
    'Gouge III',
    { text: '4, 6 or 8 damage for 3, 4 or 5 claws; gain Blood Power with three equal values.' },
    line(symbols({ claw: 5 }), deal(8), bloodOn(3)),
    line(symbols({ claw: 4 }), deal(6), bloodOn(3)),
    line(symbols({ claw: 3 }), deal(4), bloodOn(3)),
  ),
  offensive(
    'Glamour',
    { text: 'Gain 1 CP and Mesmerize, 4 undefendable damage.' },
    line(symbols({ gaze: 3 }), gainCp(1), gain('mesmerize'), dealUndefendable(4)),
  ),
  offensive(
    'Glamour II',
    {
      text: 'Gain 1 CP and Mesmerize, 5 undefendable damage. Influence: gain Mesmerize; 2 Bleed on an opponent.',
    },
    line(symbols({ gaze: 3 }), gainCp(1), gain('mesmerize'), dealUndefendable(5)),
    secondary(
      'Influence',
      symbols({ claw: 1, gaze: 2 }),
      gain('mesmerize'),
      chooseOpponent,
      inflict('bleed', 2, 'chosen'),
    ),
  ),
  offensive(
    'Sanguimancy',
    { text: 'Heal 2, gain 3 Blood Power.' },
    line(symbols({ gaze: 3, droplet: 1 }), heal(2), gain('blood-power', 3)),
  ),
  offensive(
    'Sanguimancy II',
    { text: 'Heal 3, gain 3 Blood Power. Presence: gain 2 Blood Power, draw a card.' },
    line(symbols({ gaze: 3, droplet: 1 }), heal(3), gain('blood-power', 3)),
    secondary('Presence', symbols({ claw: 1, gaze: 1, droplet: 2 }), gain('blood-power', 2), draw(1)),
  ),
  offensive(
    'Rend',
    { text: '6 damage. Roll 3 dice: +1 a claw; on gaze draw a card, on a droplet gain Blood Power.' },
    line(symbols({ claw: 3, droplet: 2 }), ...rend(3)),
  ),
  offensive(
    'Rend II',
    { text: '6 damage. Roll 5 dice: +1 a claw; on gaze draw a card, on a droplet gain Blood Power.' },
    line(symbols({ claw: 3, droplet: 2 }), ...rend(5)),
  ),
  offensive(
    'Possess',
    { text: '7 damage. Roll 1 die: claw Bleed, gaze or droplet gain Mesmerize.' },
    line(smallStraight, deal(7), roll(1), when(on({ claw: 1 }), [inflict('bleed')], [gain('mesmerize')])),
  ),
  offensive(
    'Possess II',
    { text: '8 damage; inflict Bleed or gain Mesmerize. Draw Blood: gain 2 Blood Power.' },
    line(
      smallStraight,
      deal(8),
      choose(
        'Inflict Bleed or gain Mesmerize?',
        option('bleed', 'Inflict Bleed', inflict('bleed')),
        option('mesmerize', 'Gain Mesmerize', gain('mesmerize')),
      ),
    ),
    secondary('Draw Blood', symbols({ claw: 2, droplet: 1 }), gain('blood-power', 2)),
  ),
  offensive(
    'Blood Magic',
    {
      text: 'Gain Blood Power, inflict Bleed, then 8 damage. You may spend Mesmerize to make it undefendable.',
    },
    line(
      largeStraight,
      gain('blood-power'),
      inflict('bleed'),
      THEN,
      deal(8),
      when(atLeast(held('mesmerize'), 1), [
        may('Spend Mesmerize to make the Attack undefendable?', [spendOwn('mesmerize'), undefendable]),
      ]),
    ),
  ),
  offensive(
    'Blood Magic II',
    {
      text: 'Gain Blood Power, inflict Bleed, then 8 undefendable damage. Gash: 5 undefendable damage.',
      confidence: 'high',
      unconfirmed: 'The damage of Gash rests on one source.',
    },
    line(largeStraight, gain('blood-power'), inflict('bleed'), THEN, dealUndefendable(8)),
    secondary('Gash', symbols({ claw: 2, droplet: 2 }), dealUndefendable(5)),
  ),
  offensive(
    'Blood Thirst',
    { text: 'Gain 2 Blood Power, then 5 undefendable damage.' },
    line(symbols({ droplet: 4 }), gain('blood-power', 2), THEN, dealUndefendable(5)),
  ),
  offensive(
    'Blood Thirst II',
    {
      text: 'Gain 3 Blood Power, then 6 undefendable damage. Hemorrhage: inflict 2 Bleed, 2 collateral damage to all opponents.',
    },
    line(symbols({ droplet: 4 }), gain('blood-power', 3), THEN, dealUndefendable(6)),
    secondary('Hemorrhage', symbols({ droplet: 3 }), inflict('bleed', 2), dealCollateral(2)),
  ),
  defensive(
    'Immortal Flesh',
    { text: 'Roll 3 dice: on 2 claws inflict Bleed, on 2 gazes gain Blood Power; steal 1 health a droplet.' },
    3,
    ...immortalFlesh,
  ),
  defensive(
    'Immortal Flesh II',
    { text: 'Roll 4 dice: on 2 claws inflict Bleed, on 2 gazes gain Blood Power; steal 1 health a droplet.' },
    4,
    ...immortalFlesh,
  ),
  ultimate(
    'Exsanguinate!',
    { text: 'Take any card from your deck and shuffle it; gain 2 Blood Power, then 10 damage.' },
    line(symbols({ droplet: 5 }), searchDeck, gain('blood-power', 2), THEN, dealUltimate(10)),
  ),
];
