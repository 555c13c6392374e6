import {
  defensive,
  line,
  offensive,
  passive,
  secondary,
  ultimate,
} from '../../../engine/vocabulary/abilities.ts';
import {
  afterDamage,
  choose,
  choosePlayer,
  deal,
  dealBack,
  dealUltimate,
  dealUndefendable,
  draw,
  each,
  eachShown,
  gain,
  gainCp,
  heal,
  largeStraight,
  on,
  option,
  prevent,
  rerollOwn,
  roll,
  smallStraight,
  sum,
  symbols,
  times,
  trigger,
  used,
  when,
} from '../../../engine/vocabulary/builders.ts';
import type { Effect } from '../../../engine/vocabulary/effect.ts';
import type { AbilityLevel, PaidAction } from '../../../engine/vocabulary/hero.ts';

const sellReroll: PaidAction = {
  id: 'reroll',
  label: 'Re-roll one of your dice',
  cp: 1,
  timing: 'own-dice',
  effects: [rerollOwn(1)],
};
const sellCard = (cp: number): PaidAction => ({
  id: 'draw',
  label: 'Draw a card',
  cp,
  timing: 'any-time',
  effects: [draw(1)],
});

/** Base damage plus the result of the dice. */
const righteousCombat = (damage: number, dice: number): readonly Effect[] => [
  roll(dice),
  deal(sum(damage, times(2, each('sword')), each('helmet'))),
  heal(times(2, each('life'))),
  gainCp(each('prayer')),
];

const divineDefense: readonly Effect[] = [
  dealBack(each('sword')),
  prevent(sum(each('helmet'), times(2, each('life')))),
  gainCp(each('prayer')),
];

const fanCode =
  'No card scan was found: level II and III texts rest on one transcription and the cost index.';

export const ABILITIES: readonly AbilityLevel[] = [
  passive(
    'Tithe',
    { text: 'Any time: 1 CP to re-roll one of your dice, 3 CP to draw a card.' },
    { actions: [sellReroll, sellCard(3)] },
  ),
  passive(
    'Tithe II',
    {
      text: 'Any time: 1 CP to re-roll one of your dice, 2 CP to draw a card. Gain 1 CP when a prayer is among the dice that activate your Offensive Ability.',
    },
    {
      actions: [sellReroll, sellCard(2)],
      triggers: [trigger('activated', [when(used('prayer'), [gainCp(1)])])],
    },
  ),
  offensive(
    'Retaliate',
    { text: 'A player gains Retribution; gain 3 CP.', unconfirmed: 'One source gives 2 CP.' },
    line(symbols({ helmet: 3, prayer: 1 }), choosePlayer, gain('retribution', 1, 'chosen'), gainCp(3)),
  ),
  offensive(
    'Retaliate II',
    {
      text: 'A player gains Retribution; gain 4 CP. Requital: gain Retribution, heal 1, 3 undefendable damage.',
      unconfirmed: fanCode,
    },
    line(symbols({ helmet: 3, prayer: 1 }), choosePlayer, gain('retribution', 1, 'chosen'), gainCp(4)),
    secondary(
      'Requital',
      symbols({ sword: 1, helmet: 1, life: 1, prayer: 1 }),
      gain('retribution'),
      heal(1),
      dealUndefendable(3),
    ),
  ),
  offensive(
    'Righteous Combat',
    { text: '5 damage. Roll 2 dice: +2 a sword, +1 a helmet, heal 2 a life, 1 CP a prayer.' },
    line(symbols({ sword: 3, helmet: 2 }), ...righteousCombat(5, 2)),
  ),
  offensive(
    'Righteous Combat II',
    {
      text: '5 damage. Roll 3 dice: +2 a sword, +1 a helmet, heal 2 a life, 1 CP a prayer.',
      unconfirmed: fanCode,
    },
    line(symbols({ sword: 3, helmet: 2 }), ...righteousCombat(5, 3)),
  ),
  offensive(
    'Righteous Combat III',
    {
      text: '6 damage. Roll 3 dice: +2 a sword, +1 a helmet, heal 2 a life, 1 CP a prayer. Steadfast: heal 2, 2 undefendable damage.',
      unconfirmed: fanCode,
    },
    line(symbols({ sword: 3, helmet: 2 }), ...righteousCombat(6, 3)),
    secondary('Steadfast', symbols({ sword: 2, helmet: 1 }), heal(2), dealUndefendable(2)),
  ),
  offensive(
    'Mighty Prayer',
    { text: '3 undefendable damage, then gain Crit and Accuracy.' },
    line(symbols({ sword: 3, prayer: 1 }), dealUndefendable(3), afterDamage(gain('crit'), gain('accuracy'))),
  ),
  offensive(
    'Mighty Prayer II',
    {
      text: '4 undefendable damage, gain Crit and Accuracy. Offensive Stance: 2 undefendable damage, gain Crit or Accuracy.',
      unconfirmed: `${fanCode} Whether the gains follow a Then as on level I is not known; here they do not. One source asks a life instead of the prayer for Offensive Stance.`,
    },
    line(symbols({ sword: 3, prayer: 1 }), dealUndefendable(4), gain('crit'), gain('accuracy')),
    secondary(
      'Offensive Stance',
      symbols({ sword: 2, prayer: 1 }),
      dealUndefendable(2),
      choose(
        'Gain Crit or Accuracy?',
        option('crit', 'Gain Crit', gain('crit')),
        option('accuracy', 'Gain Accuracy', gain('accuracy')),
      ),
    ),
  ),
  offensive(
    'Holy Attack',
    {
      text: 'Small straight: heal 1, 6 damage. Large straight: heal 2, 8 damage.',
      unconfirmed: 'One source gives 5 damage for the small straight.',
    },
    line(largeStraight, heal(2), deal(8)),
    line(smallStraight, heal(1), deal(6)),
  ),
  offensive(
    'Holy Attack II',
    { text: 'Small straight: heal 1, 7 damage. Large straight: heal 2, 9 damage.', unconfirmed: fanCode },
    line(largeStraight, heal(2), deal(9)),
    line(smallStraight, heal(1), deal(7)),
  ),
  offensive(
    'Righteous Prayer',
    { text: '8 damage, then gain Crit and 2 CP.' },
    line(symbols({ prayer: 4 }), deal(8), afterDamage(gain('crit'), gainCp(2))),
  ),
  offensive(
    'Righteous Prayer II',
    {
      text: '8 undefendable damage, gain Crit and 2 CP. Prosperity: gain 4 CP.',
      unconfirmed: `${fanCode} Whether the gains follow a Then as on level I is not known; here they do not.`,
    },
    line(symbols({ prayer: 4 }), dealUndefendable(8), gain('crit'), gainCp(2)),
    secondary('Prosperity', symbols({ prayer: 3 }), gainCp(4)),
  ),
  offensive(
    'Holy Light',
    {
      text: 'Heal 1 for each life. Roll 2 dice: sword Crit, helmet Protect, life a card, prayer 2 CP, each once.',
      unconfirmed: 'One source rolls 1 die.',
    },
    line(
      symbols({ life: 2 }),
      heal(eachShown('life')),
      roll(2),
      when(on({ sword: 1 }), [gain('crit')]),
      when(on({ helmet: 1 }), [gain('protect')]),
      when(on({ life: 1 }), [draw(1)]),
      when(on({ prayer: 1 }), [gainCp(2)]),
    ),
  ),
  offensive(
    'Holy Light II',
    {
      text: 'Heal 1 for each life. Roll 3 dice: for each sword Crit, helmet Protect, life a card, prayer 2 CP.',
      unconfirmed: `${fanCode} Whether each die counts or each symbol once is not certain; here each die counts.`,
    },
    line(
      symbols({ life: 2 }),
      heal(eachShown('life')),
      roll(3),
      gain('crit', each('sword')),
      gain('protect', each('helmet')),
      draw(each('life')),
      gainCp(times(2, each('prayer'))),
    ),
  ),
  ultimate(
    'Resolute Faith!',
    { text: 'Gain Blessing of Divinity, heal 5, 10 damage.' },
    line(symbols({ prayer: 5 }), gain('blessing-of-divinity'), heal(5), dealUltimate(10)),
  ),
  defensive(
    'Divine Defense',
    {
      text: 'Roll 3 dice: 1 damage back a sword, prevent 1 a helmet and 2 a life, 1 CP a prayer.',
      unconfirmed: 'One transcription reads 1 damage on sword without a multiplier.',
    },
    3,
    ...divineDefense,
  ),
  defensive(
    'Divine Defense II',
    {
      text: 'Roll 4 dice: 1 damage back a sword, prevent 1 a helmet and 2 a life, 1 CP a prayer.',
      unconfirmed: fanCode,
    },
    4,
    ...divineDefense,
  ),
  defensive(
    'Divine Defense III',
    {
      text: 'Roll 4 dice: 1 damage back a sword, prevent 1 a helmet and 2 a life, 1 CP a prayer; on 2 helmets and a prayer gain Protect.',
      unconfirmed: fanCode,
    },
    4,
    ...divineDefense,
    when(on({ helmet: 2, prayer: 1 }), [gain('protect')]),
  ),
];
