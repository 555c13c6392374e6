import { defensive, line, offensive, secondary, ultimate } from '../../../engine/vocabulary/abilities.ts';
import {
  all,
  chooseOpponent,
  chooseUpTo,
  companionShows,
  deal,
  dealBack,
  dealUltimate,
  dealUndefendable,
  each,
  eachShown,
  forEach,
  gain,
  healCompanion,
  inflict,
  largeStraight,
  ofAKind,
  on,
  roll,
  smallStraight,
  symbols,
  times,
  when,
} from '../../../engine/vocabulary/builders.ts';
import type { Effect } from '../../../engine/vocabulary/effect.ts';
import type { AbilityLevel } from '../../../engine/vocabulary/hero.ts';

const NYRA = 'nyra';

const bleedOnFourOfAKind = when(ofAKind(4), [inflict('bleed')]);

const savage: readonly Effect[] = [
  roll(1),
  when(on({ spear: 1 }), [deal(1)]),
  when(on({ claw: 1 }), [deal(2)]),
  when(on({ 'bonded-soul': 1 }), [gain('nyras-bond')]),
  when(on({ sabertooth: 1 }), [inflict('bleed')]),
];

/** Nyra's own dial: this healing is offset against the damage that she takes (R45). */
const healedByDefense = healCompanion(NYRA, each('bonded-soul'), { withDamage: true });

const nyraBites = when(all(companionShows(NYRA, 'active', 'owner'), on({ claw: 1 })), [dealBack(2)]);

const ONCE_OR_EACH =
  'Whether spears and claws count once or for each die is told differently; once is played.';

export const ABILITIES: readonly AbilityLevel[] = [
  offensive(
    'Animalistic',
    { text: '3, 4 or 5 damage for 3, 4 or 5 spears.' },
    line(symbols({ spear: 5 }), deal(5)),
    line(symbols({ spear: 4 }), deal(4)),
    line(symbols({ spear: 3 }), deal(3)),
  ),
  offensive(
    'Animalistic II',
    {
      text: '4, 5 or 6 damage for 3, 4 or 5 spears; Bleed with four equal values.',
    },
    line(symbols({ spear: 5 }), deal(6), bleedOnFourOfAKind),
    line(symbols({ spear: 4 }), deal(5), bleedOnFourOfAKind),
    line(symbols({ spear: 3 }), deal(4), bleedOnFourOfAKind),
  ),
  offensive(
    'Savage',
    {
      text: "4 damage, then roll a die: spear 1 more, claw 2 more, bonded soul gain Nyra's Bond, sabertooth Bleed.",
    },
    line(symbols({ claw: 3, sabertooth: 1 }), deal(4), ...savage),
  ),
  offensive(
    'Savage II',
    {
      text: "5 damage, then roll a die: spear 1 more, claw 2 more, bonded soul gain Nyra's Bond, sabertooth Bleed. Hunt: Bleed and 3 damage.",
    },
    line(symbols({ claw: 3, sabertooth: 1 }), deal(5), ...savage),
    secondary('Hunt', symbols({ claw: 2, sabertooth: 1 }), inflict('bleed'), deal(3)),
  ),
  offensive(
    'Resuscitate',
    { text: "Gain Nyra's Bond; heal Nyra 3." },
    line(symbols({ 'bonded-soul': 2 }), gain('nyras-bond'), healCompanion(NYRA, 3)),
  ),
  offensive(
    'Resuscitate II',
    { text: "Gain Nyra's Bond; heal Nyra 2 for each bonded soul." },
    line(
      symbols({ 'bonded-soul': 2 }),
      gain('nyras-bond'),
      healCompanion(NYRA, times(2, eachShown('bonded-soul'))),
    ),
  ),
  offensive(
    'Feral Instincts',
    { text: "Gain Nyra's Bond; 2 undefendable damage." },
    line(symbols({ spear: 3, 'bonded-soul': 1 }), gain('nyras-bond'), dealUndefendable(2)),
  ),
  offensive(
    'Feral Instincts II',
    {
      text: "Gain Nyra's Bond; 3 undefendable damage. Swipe: Bleed on up to 3 opponents.",
    },
    line(symbols({ spear: 3, 'bonded-soul': 1 }), gain('nyras-bond'), dealUndefendable(3)),
    secondary(
      'Swipe',
      symbols({ spear: 2, sabertooth: 1 }),
      chooseUpTo(3, 'opponents'),
      forEach('picked', inflict('bleed', 1, 'chosen')),
    ),
  ),
  offensive(
    'Onslaught',
    { text: 'Bleed and 4 damage, or 2 Bleed and 7 damage with a large straight.' },
    line(largeStraight, inflict('bleed', 2), deal(7)),
    line(smallStraight, inflict('bleed'), deal(4)),
  ),
  offensive(
    'Onslaught II',
    {
      text: 'Bleed and 5 damage, or 2 Bleed and 8 damage with a large straight.',
    },
    line(largeStraight, inflict('bleed', 2), deal(8)),
    line(smallStraight, inflict('bleed'), deal(5)),
  ),
  offensive(
    'Feral',
    { text: 'Heal Nyra 1; 5 undefendable damage.' },
    line(symbols({ sabertooth: 4 }), healCompanion(NYRA, 1), dealUndefendable(5)),
  ),
  offensive(
    'Feral II',
    {
      text: 'Heal Nyra 1; 6 undefendable damage. Ferocious: heal Nyra 1; 2 Bleed on an opponent.',
    },
    line(symbols({ sabertooth: 4 }), healCompanion(NYRA, 1), dealUndefendable(6)),
    secondary(
      'Ferocious',
      symbols({ sabertooth: 3 }),
      healCompanion(NYRA, 1),
      chooseOpponent,
      inflict('bleed', 2, 'chosen'),
    ),
  ),
  offensive(
    'Predatory Advance',
    { text: 'Heal Nyra 1; 5 damage.' },
    line(symbols({ spear: 2, claw: 2, 'bonded-soul': 1 }), healCompanion(NYRA, 1), deal(5)),
  ),
  offensive(
    'Predatory Advance II',
    { text: 'Heal Nyra 1; 6 damage. Jugular: 2 Bleed.' },
    line(symbols({ spear: 2, claw: 2, 'bonded-soul': 1 }), healCompanion(NYRA, 1), deal(6)),
    secondary('Jugular', symbols({ spear: 1, claw: 1, sabertooth: 1 }), inflict('bleed', 2)),
  ),
  defensive(
    'Maternal Bond',
    {
      text: 'Roll 3 dice: 1 damage back on spear, heal Nyra 1 for each bonded soul; while she is Active 2 damage back on claw.',
      confidence: 'high',
      unconfirmed: ONCE_OR_EACH,
    },
    3,
    when(on({ spear: 1 }), [dealBack(1)]),
    healedByDefense,
    nyraBites,
  ),
  defensive(
    'Maternal Bond II',
    {
      text: 'Roll 4 dice: 1 damage back on spear, heal Nyra 1 for each bonded soul; while she is Active 2 damage back on claw.',
      unconfirmed: `${ONCE_OR_EACH} Its price is 2 by two sources, 3 by another.`,
    },
    4,
    when(on({ spear: 1 }), [dealBack(1)]),
    healedByDefense,
    nyraBites,
  ),
  defensive(
    'Maternal Bond III',
    {
      text: 'Roll 4 dice: 1 damage back for each spear and sabertooth, heal Nyra 1 for each bonded soul; while she is Active 2 damage back on claw.',
    },
    4,
    dealBack(each('spear', 'sabertooth')),
    healedByDefense,
    nyraBites,
  ),
  ultimate(
    'Jungle Fury!',
    { text: "Gain Nyra's Bond; 2 Bleed and 12 damage." },
    line(symbols({ sabertooth: 5 }), gain('nyras-bond'), inflict('bleed', 2), dealUltimate(12)),
  ),
];
