import { defensive, line, offensive, secondary, ultimate } from '../../../engine/vocabulary/abilities.ts';
import {
  afterDamage,
  atLeast,
  choose,
  deal,
  dealBack,
  dealUltimate,
  dealUndefendable,
  each,
  gain,
  inflict,
  largeStraight,
  ofAKind,
  on,
  option,
  raiseLimit,
  repeat,
  roll,
  smallStraight,
  sum,
  symbols,
  times,
  total,
  when,
} from '../../../engine/vocabulary/builders.ts';
import type { Effect } from '../../../engine/vocabulary/effect.ts';
import type { AbilityLevel } from '../../../engine/vocabulary/hero.ts';

const ONE_TRANSCRIPTION = 'The only source for this text is one transcription of a translated print.';

const evasiveOrCleanse = choose(
  'Evasive or Cleanse?',
  option('evasive', 'Gain Evasive', gain('evasive')),
  option('cleanse', 'Gain Cleanse', gain('cleanse')),
);
const knockdownOnFourOfAKind = when(ofAKind(4), [inflict('knockdown')]);

const combo: Effect[] = [
  deal(sum(times(2, each('fist')), times(3, each('palm')))),
  gain('chi', times(2, each('zen'))),
  repeat(each('lotus'), evasiveOrCleanse),
];

const serenity: Effect[] = [gain('chi', each('zen')), dealBack(each('fist'))];

export const ABILITIES: readonly AbilityLevel[] = [
  offensive(
    'Fist Strike',
    {
      text: '6, 7 or 8 damage for 3, 4 or 5 fists.',
      confidence: 'low',
      unconfirmed: 'Another source gives 4, 6 and 8 damage.',
    },
    line(symbols({ fist: 5 }), deal(8)),
    line(symbols({ fist: 4 }), deal(7)),
    line(symbols({ fist: 3 }), deal(6)),
  ),
  offensive(
    'Fist Strike II',
    {
      text: '7, 8 or 9 damage for 3, 4 or 5 fists.',
      unconfirmed: `${ONE_TRANSCRIPTION} A further clause may be missing.`,
    },
    line(symbols({ fist: 5 }), deal(9)),
    line(symbols({ fist: 4 }), deal(8)),
    line(symbols({ fist: 3 }), deal(7)),
  ),
  offensive(
    'Fist Strike III',
    {
      text: '7, 8 or 9 damage for 3, 4 or 5 fists; Knockdown with four equal values.',
      unconfirmed: 'The source reads the Knockdown as four fists; four equal values fits the other heroes.',
    },
    line(symbols({ fist: 5 }), deal(9), knockdownOnFourOfAKind),
    line(symbols({ fist: 4 }), deal(8), knockdownOnFourOfAKind),
    line(symbols({ fist: 3 }), deal(7), knockdownOnFourOfAKind),
  ),
  offensive(
    'Meditate',
    { text: 'Gain 5 Chi, and Evasive or Cleanse.' },
    line(symbols({ zen: 3 }), gain('chi', 5), evasiveOrCleanse),
  ),
  offensive(
    'Meditate II',
    {
      text: 'Gain 6 Chi, Evasive and Cleanse. Zen Strike: 6 damage, then gain 2 Chi.',
      unconfirmed: ONE_TRANSCRIPTION,
    },
    line(symbols({ zen: 3 }), gain('chi', 6), gain('evasive'), gain('cleanse')),
    secondary('Zen Strike', symbols({ fist: 2, zen: 2 }), deal(6), afterDamage(gain('chi', 2))),
  ),
  offensive(
    'Fist of Harmony',
    { text: '6 damage, then gain 2 Chi.', unconfirmed: 'Another source gives 5 damage.' },
    line(smallStraight, deal(6), afterDamage(gain('chi', 2))),
  ),
  offensive(
    'Fist of Harmony II',
    { text: '6 damage, then gain 3 Chi.', unconfirmed: ONE_TRANSCRIPTION },
    line(smallStraight, deal(6), afterDamage(gain('chi', 3))),
  ),
  offensive(
    'Lotus Strike',
    {
      text: '5 undefendable damage, then raise your Chi limit by 1 and gain 5 Chi.',
      unconfirmed: 'Another source sells the undefendable damage for 2 Chi and fills Chi up to the limit.',
    },
    line(symbols({ lotus: 4 }), dealUndefendable(5), afterDamage(raiseLimit('chi'), gain('chi', 5))),
  ),
  offensive(
    'Lotus Strike II',
    {
      text: '6 undefendable damage, then raise your Chi limit by 1 and gain 6 Chi. Way of the Lotus: 2 undefendable damage, then gain Evasive and 2 Chi.',
      unconfirmed: ONE_TRANSCRIPTION,
    },
    line(symbols({ lotus: 4 }), dealUndefendable(6), afterDamage(raiseLimit('chi'), gain('chi', 6))),
    secondary(
      'Way of the Lotus',
      symbols({ lotus: 3 }),
      dealUndefendable(2),
      afterDamage(gain('evasive'), gain('chi', 2)),
    ),
  ),
  offensive(
    'Combo Strike',
    {
      text: '6 damage. Roll 1 die: fist 2 more damage, palm 3 more, zen 2 Chi, lotus Evasive or Cleanse.',
    },
    line(symbols({ fist: 3, palm: 1 }), deal(6), roll(1), ...combo),
  ),
  offensive(
    'Combo Strike II',
    {
      text: '5 damage. Roll 2 dice: each fist 2 more damage, each palm 3 more, each zen 2 Chi, each lotus Evasive or Cleanse.',
      unconfirmed: ONE_TRANSCRIPTION,
    },
    line(symbols({ fist: 3, palm: 1 }), deal(5), roll(2), ...combo),
  ),
  offensive(
    'Tempest Rush',
    {
      text: 'Roll 3 dice and deal their total; Knockdown from 13 on.',
      confidence: 'low',
      unconfirmed: 'Another source has no Knockdown, but a re-roll of one die for 2 Chi.',
    },
    line(symbols({ palm: 3 }), roll(3), deal(total), when(atLeast(total, 13), [inflict('knockdown')])),
  ),
  offensive(
    'Tempest Rush II',
    {
      text: 'Roll 3 dice, re-roll one for 1 Chi if you like, and deal their total; Knockdown from 12 on.',
      unconfirmed: ONE_TRANSCRIPTION,
    },
    line(
      symbols({ palm: 3 }),
      roll(3, { mayReroll: 1, rerollCosts: 'chi' }),
      deal(total),
      when(atLeast(total, 12), [inflict('knockdown')]),
    ),
  ),
  offensive(
    'Fist of Tranquility',
    { text: '7 damage, then gain Evasive and 3 Chi.', unconfirmed: 'Another source gives 2 Chi.' },
    line(largeStraight, deal(7), afterDamage(gain('evasive'), gain('chi', 3))),
  ),
  offensive(
    'Fist of Tranquility II',
    {
      text: '7 damage, then gain Evasive and 3 Chi, and Knockdown. Way of the Monk: gain 2 Evasive, 3 undefendable damage.',
      unconfirmed: 'Sources differ on whether the Knockdown comes before the damage or after it.',
    },
    line(largeStraight, deal(7), afterDamage(gain('evasive'), gain('chi', 3), inflict('knockdown'))),
    secondary(
      'Way of the Monk',
      symbols({ fist: 1, palm: 1, zen: 1, lotus: 1 }),
      gain('evasive', 2),
      dealUndefendable(3),
    ),
  ),
  ultimate(
    'Transcendence!',
    {
      text: 'Gain Evasive and Cleanse; Knockdown and 10 damage, then raise your Chi limit by 1 and gain 6 Chi.',
      unconfirmed:
        'Another source fills Chi up to the raised limit, which differs only after earlier raises.',
    },
    line(
      symbols({ lotus: 5 }),
      gain('evasive'),
      gain('cleanse'),
      inflict('knockdown'),
      dealUltimate(10),
      afterDamage(raiseLimit('chi'), gain('chi', 6)),
    ),
  ),
  defensive(
    'Serenity',
    { text: 'Roll 4 dice: gain 1 Chi for each zen, 1 damage back for each fist.' },
    4,
    ...serenity,
  ),
  defensive(
    'Serenity II',
    {
      text: 'Roll 5 dice: gain 1 Chi for each zen, 1 damage back for each fist.',
      unconfirmed: ONE_TRANSCRIPTION,
    },
    5,
    ...serenity,
  ),
  defensive(
    'Serenity III',
    {
      text: 'Roll 5 dice: gain 1 Chi for each zen, 1 damage back for each fist; zen and lotus together bring Evasive or Cleanse.',
      unconfirmed: ONE_TRANSCRIPTION,
    },
    5,
    ...serenity,
    when(on({ zen: 1, lotus: 1 }), [evasiveOrCleanse]),
  ),
];
