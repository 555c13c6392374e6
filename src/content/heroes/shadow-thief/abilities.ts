import { defensive, line, offensive, secondary, ultimate } from '../../../engine/vocabulary/abilities.ts';
import {
  afterDamage,
  cpOf,
  deal,
  dealBack,
  dealPure,
  dealUltimate,
  discard,
  draw,
  each,
  eachShown,
  gain,
  gainCp,
  half,
  inflict,
  largeStraight,
  loseCp,
  on,
  roll,
  shown,
  smallStraight,
  sum,
  symbols,
  THEN,
  times,
  total,
  when,
} from '../../../engine/vocabulary/builders.ts';
import type { Effect } from '../../../engine/vocabulary/effect.ts';
import type { AbilityLevel } from '../../../engine/vocabulary/hero.ts';

const bagPays = when(shown({ bag: 1 }), [gainCp(1)]);
const shadowPoisons = when(shown({ shadow: 1 }), [inflict('poison')]);
const cardDraws = when(shown({ card: 1 }), [draw(1)]);

/** The full sum at once; with a shadow on the dice the opponent loses CP later, which is not a Steal (R169). */
const pickpocket = (cp: number, lost: number): readonly Effect[] => [
  gainCp(cp),
  when(shown({ shadow: 1 }), [loseCp(lost)]),
];

const shadowDefense: readonly Effect[] = [
  when(on({ dagger: 2 }), [inflict('poison')]),
  when(on({ shadow: 1 }), [gain('sneak-attack')]),
  when(on({ shadow: 2 }), [gain('shadows')]),
];
const poisonOnDaggerAndShadow = when(on({ dagger: 1, shadow: 1 }), [inflict('poison')]);

export const ABILITIES: readonly AbilityLevel[] = [
  offensive(
    'Dagger Strike',
    {
      text: '4, 6 or 8 damage for 3, 4 or 5 daggers; a bag brings 1 CP, a shadow Poison.',
    },
    line(symbols({ dagger: 5 }), deal(8)),
    line(symbols({ dagger: 4 }), deal(6), bagPays, shadowPoisons),
    line(symbols({ dagger: 3 }), deal(4), bagPays, shadowPoisons),
  ),
  offensive(
    'Dagger Strike II',
    {
      text: '4, 6 or 8 damage for 3, 4 or 5 daggers; gain 1 CP; a shadow brings Poison, a card a card.',
      unconfirmed: 'One source draws a card for each card die.',
    },
    line(symbols({ dagger: 5 }), deal(8), gainCp(1)),
    line(symbols({ dagger: 4 }), deal(6), gainCp(1), shadowPoisons, cardDraws),
    line(symbols({ dagger: 3 }), deal(4), gainCp(1), shadowPoisons, cardDraws),
  ),
  offensive(
    'Pickpocket',
    { text: 'Gain 2, 3 or 4 CP for 2, 3 or 4 bags; with a shadow the opponent loses 1 CP.' },
    line(symbols({ bag: 4 }), ...pickpocket(4, 1)),
    line(symbols({ bag: 3 }), ...pickpocket(3, 1)),
    line(symbols({ bag: 2 }), ...pickpocket(2, 1)),
  ),
  offensive(
    'Pickpocket II',
    { text: 'Gain 3, 4, 5 or 6 CP for 2, 3, 4 or 5 bags; with a shadow the opponent loses 2 CP.' },
    line(symbols({ bag: 5 }), gainCp(6)),
    line(symbols({ bag: 4 }), ...pickpocket(5, 2)),
    line(symbols({ bag: 3 }), ...pickpocket(4, 2)),
    line(symbols({ bag: 2 }), ...pickpocket(3, 2)),
  ),
  offensive(
    'Shifty Strike',
    { text: 'Gain 3 CP, then damage equal to half your CP, rounded up.' },
    line(smallStraight, gainCp(3), THEN, deal(half(cpOf()))),
  ),
  offensive(
    'Shifty Strike II',
    {
      text: 'Gain 4 CP, then damage equal to half your CP, rounded up. Shadow Strike: damage equal to half your CP, Poison.',
    },
    line(smallStraight, gainCp(4), THEN, deal(half(cpOf()))),
    secondary('Shadow Strike', symbols({ dagger: 2, shadow: 2 }), deal(half(cpOf())), inflict('poison')),
  ),
  offensive(
    'Insidious Strike',
    { text: 'Gain 3 CP, then damage equal to your CP.' },
    line(largeStraight, gainCp(3), THEN, deal(cpOf())),
  ),
  offensive(
    'Insidious Strike II',
    {
      text: 'Gain 4 CP, then damage equal to your CP. Shank Attack: gain 1 CP and Sneak Attack, draw a card, Poison.',
    },
    line(largeStraight, gainCp(4), THEN, deal(cpOf())),
    secondary(
      'Shank Attack',
      symbols({ dagger: 1, bag: 1, card: 1, shadow: 1 }),
      gainCp(1),
      gain('sneak-attack'),
      draw(1),
      inflict('poison'),
    ),
  ),
  offensive(
    'Shadow Dance',
    {
      text: 'Roll 1 die: pure damage equal to half its value, rounded up; then gain Shadows and Sneak Attack.',
    },
    line(
      symbols({ shadow: 3 }),
      roll(1),
      dealPure(half(total)),
      afterDamage(gain('shadows'), gain('sneak-attack')),
    ),
  ),
  offensive(
    'Shadow Dance II',
    {
      text: 'Roll 1 die: pure damage equal to half its value, rounded up; then gain Shadows and Sneak Attack and draw a card.',
    },
    line(
      symbols({ shadow: 3 }),
      roll(1),
      dealPure(half(total)),
      afterDamage(gain('shadows'), gain('sneak-attack'), draw(1)),
    ),
  ),
  offensive(
    'Carducopia',
    { text: 'Draw a card for each card.' },
    line(symbols({ card: 2 }), draw(eachShown('card'))),
  ),
  offensive(
    'Carducopia II',
    {
      text: 'Draw a card for each card; with a shadow the opponent discards one at random; with a bag gain 1 CP.',
    },
    line(
      symbols({ card: 2 }),
      draw(eachShown('card')),
      when(shown({ shadow: 1 }), [discard(1, 'target', 'random')]),
      bagPays,
    ),
  ),
  ultimate(
    'Shadow Shank!',
    { text: 'Gain 3 CP and Shadows, then damage equal to your CP + 5.' },
    line(symbols({ shadow: 5 }), gainCp(3), gain('shadows'), THEN, dealUltimate(sum(cpOf(), 5))),
  ),
  defensive(
    'Shadow Defense',
    {
      text: 'Roll 4 dice: on 2 daggers Poison; on a shadow gain Sneak Attack; on 2 shadows gain Shadows too, at once.',
    },
    4,
    ...shadowDefense,
  ),
  defensive(
    'Shadow Defense II',
    {
      text: 'Roll 5 dice: on 2 daggers Poison; on a shadow gain Sneak Attack; on 2 shadows gain Shadows too, at once.',
    },
    5,
    ...shadowDefense,
  ),
  defensive(
    'Counter Strike',
    { text: 'Roll 5 dice: 1 damage back for each dagger; on dagger and shadow Poison.' },
    5,
    dealBack(each('dagger')),
    poisonOnDaggerAndShadow,
  ),
  defensive(
    'Counter Strike II',
    { text: 'Roll 5 dice: 2 damage back for each dagger; on dagger and shadow Poison.' },
    5,
    dealBack(times(2, each('dagger'))),
    poisonOnDaggerAndShadow,
  ),
];
