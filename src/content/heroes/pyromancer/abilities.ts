import { defensive, line, offensive, secondary, ultimate } from '../../../engine/vocabulary/abilities.ts';
import {
  chooseAmount,
  deal,
  dealBack,
  dealCollateral,
  dealUltimate,
  dealUndefendable,
  each,
  eachShown,
  gain,
  held,
  inflict,
  largeStraight,
  least,
  noted,
  on,
  raiseLimit,
  remove,
  roll,
  shown,
  smallStraight,
  sum,
  symbols,
  THEN,
  times,
  when,
} from '../../../engine/vocabulary/builders.ts';
import type { Effect } from '../../../engine/vocabulary/effect.ts';
import type { AbilityLevel } from '../../../engine/vocabulary/hero.ts';

const mastery = held('fire-mastery');
const gainMastery = (count: number) => gain('fire-mastery', count);
const soulsShown = eachShown('fiery-soul');

const burningSoul: Effect[] = [gain('fire-mastery', times(2, soulsShown)), dealCollateral(soulsShown)];

const blast: Effect[] = [
  deal(times(3, each('flame'))),
  when(on({ blaze: 1 }), [inflict('burn')]),
  gain('fire-mastery', times(2, each('fiery-soul'))),
  when(on({ meteor: 1 }), [inflict('knockdown')]),
];

const combustion = (damageEach: number): Effect[] => [
  gainMastery(1),
  // The Then comes before the removal, unlike on the board (R164).
  THEN,
  chooseAmount('How many Fire Mastery do you remove?', least(4, mastery), 'removed'),
  remove('fire-mastery', noted('removed'), 'owner'),
  dealUndefendable(times(damageEach, noted('removed'))),
];

const burnOnFlameAndBlaze = when(on({ flame: 1, blaze: 1 }), [inflict('burn')]);

export const ABILITIES: readonly AbilityLevel[] = [
  offensive(
    'Fireball',
    { text: '4, 6 or 8 damage for 3, 4 or 5 flames; gain 1 Fire Mastery.' },
    line(symbols({ flame: 5 }), deal(8), gainMastery(1)),
    line(symbols({ flame: 4 }), deal(6), gainMastery(1)),
    line(symbols({ flame: 3 }), deal(4), gainMastery(1)),
  ),
  offensive(
    'Fireball II',
    { text: '4, 6 or 8 damage for 3, 4 or 5 flames; gain 2 Fire Mastery.' },
    line(symbols({ flame: 5 }), deal(8), gainMastery(2)),
    line(symbols({ flame: 4 }), deal(6), gainMastery(2)),
    line(symbols({ flame: 3 }), deal(4), gainMastery(2)),
  ),
  offensive(
    'Burning Soul',
    { text: 'For each fiery soul gain 2 Fire Mastery and deal 1 collateral damage to every opponent.' },
    line(symbols({ 'fiery-soul': 2 }), ...burningSoul),
  ),
  offensive(
    'Burning Soul II',
    {
      text: 'For each fiery soul gain 2 Fire Mastery and deal 1 collateral damage to every opponent. 3 fiery souls also Burn, 4 also raise your Fire Mastery limit by 1.',
    },
    line(
      symbols({ 'fiery-soul': 2 }),
      when(shown({ 'fiery-soul': 3 }), [inflict('burn')]),
      when(shown({ 'fiery-soul': 4 }), [raiseLimit('fire-mastery')]),
      ...burningSoul,
    ),
  ),
  offensive(
    'Pyroblast',
    {
      text: '6 damage. Roll 1 die: flame 3 more damage, blaze Burn, fiery soul 2 Fire Mastery, meteor Knockdown.',
    },
    line(symbols({ flame: 3, meteor: 1 }), deal(6), roll(1), ...blast),
  ),
  offensive(
    'Pyroblast II',
    {
      text: '6 damage. Roll 2 dice: each flame 3 more damage, any blaze Burn, each fiery soul 2 Fire Mastery, any meteor Knockdown.',
    },
    line(symbols({ flame: 3, meteor: 1 }), deal(6), roll(2), ...blast),
  ),
  offensive(
    'Pyroblast III',
    {
      text: '6 damage. Roll 2 dice, re-roll 1 if you like: each flame 3 more damage, any blaze Burn, each fiery soul 2 Fire Mastery, any meteor Knockdown.',
    },
    line(symbols({ flame: 3, meteor: 1 }), deal(6), roll(2, { mayReroll: 1 }), ...blast),
  ),
  offensive(
    'Combustion',
    { text: 'Gain 1 Fire Mastery, then remove up to 4: 3 undefendable damage for each removed.' },
    line(symbols({ flame: 1, blaze: 1, 'fiery-soul': 1, meteor: 1 }), ...combustion(3)),
  ),
  offensive(
    'Combustion II',
    { text: 'Gain 1 Fire Mastery, then remove up to 4: 4 undefendable damage for each removed.' },
    line(symbols({ flame: 1, blaze: 1, 'fiery-soul': 1, meteor: 1 }), ...combustion(4)),
  ),
  offensive(
    'Hot Streak',
    { text: 'Gain 2 Fire Mastery, then 5 damage and 1 more for each Fire Mastery.' },
    line(smallStraight, gainMastery(2), THEN, deal(sum(5, mastery))),
  ),
  offensive(
    'Hot Streak II',
    {
      text: 'Gain 2 Fire Mastery, then 6 damage and 1 more for each Fire Mastery. Scorch: gain 2 Fire Mastery, Burn, 6 damage.',
    },
    line(smallStraight, gainMastery(2), THEN, deal(sum(6, mastery))),
    secondary('Scorch', symbols({ flame: 2, blaze: 2 }), gainMastery(2), inflict('burn'), deal(6)),
  ),
  offensive(
    'Ignite',
    { text: 'Gain 2 Fire Mastery, then 4 damage and 2 more for each Fire Mastery.' },
    line(largeStraight, gainMastery(2), THEN, deal(sum(4, times(2, mastery)))),
  ),
  offensive(
    'Ignite II',
    {
      text: 'Gain 2 Fire Mastery, Burn, then 5 damage and 2 more for each Fire Mastery. Blazing Soul: raise your Fire Mastery limit by 1, then gain 5 and Knockdown.',
    },
    line(largeStraight, gainMastery(2), inflict('burn'), THEN, deal(sum(5, times(2, mastery)))),
    secondary(
      'Blazing Soul',
      symbols({ blaze: 2, 'fiery-soul': 2 }),
      raiseLimit('fire-mastery'),
      THEN,
      gainMastery(5),
      inflict('knockdown'),
    ),
  ),
  offensive(
    'Meteorite',
    {
      text: 'Gain 2 Fire Mastery, Stun, then 1 undefendable damage for each Fire Mastery, and 2 collateral damage to every opponent.',
    },
    line(
      symbols({ meteor: 4 }),
      gainMastery(2),
      inflict('stun'),
      THEN,
      dealUndefendable(mastery),
      dealCollateral(2),
    ),
  ),
  offensive(
    'Meteorite II',
    {
      text: 'Gain 2 Fire Mastery, Stun, then 1 undefendable damage for each Fire Mastery, and 3 collateral damage to every opponent. Meteoroid: Knockdown, Burn and Stun.',
    },
    line(
      symbols({ meteor: 4 }),
      gainMastery(2),
      inflict('stun'),
      THEN,
      dealUndefendable(mastery),
      dealCollateral(3),
    ),
    secondary('Meteoroid', symbols({ meteor: 3 }), inflict('knockdown'), inflict('burn'), inflict('stun')),
  ),
  ultimate(
    'Scorch the Earth!',
    {
      text: 'Gain 3 Fire Mastery; Knockdown, Burn, 12 damage, and 2 collateral damage to every opponent.',
    },
    line(
      symbols({ meteor: 5 }),
      gainMastery(3),
      inflict('knockdown'),
      inflict('burn'),
      dealUltimate(12),
      dealCollateral(2),
    ),
  ),
  defensive(
    'Molten Armor',
    { text: 'Roll 5 dice: gain 1 Fire Mastery for each fiery soul, 1 damage back for each flame.' },
    5,
    gain('fire-mastery', each('fiery-soul')),
    dealBack(each('flame')),
  ),
  defensive(
    'Molten Armor II',
    {
      text: 'Roll 5 dice: gain 1 Fire Mastery for each fiery soul, 1 damage back for each flame; flame and blaze together Burn.',
    },
    5,
    gain('fire-mastery', each('fiery-soul')),
    burnOnFlameAndBlaze,
    dealBack(each('flame')),
  ),
  defensive(
    'Molten Armor III',
    {
      text: 'Roll 5 dice: gain 1 Fire Mastery for each fiery soul and meteor, 1 damage back for each flame and meteor; flame and blaze together Burn.',
      confidence: 'low',
      unconfirmed:
        'Sources disagree whether meteor or blaze is the second symbol that counts; meteor was taken.',
    },
    5,
    gain('fire-mastery', each('fiery-soul', 'meteor')),
    burnOnFlameAndBlaze,
    dealBack(each('flame', 'meteor')),
  ),
];
