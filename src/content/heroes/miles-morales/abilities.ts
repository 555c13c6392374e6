import {
  defensive,
  defensiveWithPaidReroll,
  line,
  offensive,
  secondary,
  ultimate,
} from '../../../engine/vocabulary/abilities.ts';
import {
  afterDamage,
  atMost,
  deal,
  dealBack,
  dealUltimate,
  dealUndefendable,
  draw,
  each,
  gain,
  inflict,
  largeStraight,
  ofAKind,
  on,
  preventHalf,
  roll,
  smallStraight,
  symbols,
  THEN,
  total,
  when,
} from '../../../engine/vocabulary/builders.ts';
import type { AbilityLevel } from '../../../engine/vocabulary/hero.ts';

const comboOnFourOfAKind = when(ofAKind(4), [gain('combo')]);
/** A printed Then after damage: it happens after the damage has landed (R134, R247). */
const thenWebbed = afterDamage(inflict('webbed'));

export const ABILITIES: readonly AbilityLevel[] = [
  offensive(
    'Punch',
    { text: '4, 5 or 6 damage for 3, 4 or 5 thwips.' },
    line(symbols({ thwip: 5 }), deal(6)),
    line(symbols({ thwip: 4 }), deal(5)),
    line(symbols({ thwip: 3 }), deal(4)),
  ),
  offensive(
    'Punch II',
    { text: '5, 6 or 7 damage for 3, 4 or 5 thwips; gain Combo with four equal values.' },
    line(symbols({ thwip: 5 }), deal(7), comboOnFourOfAKind),
    line(symbols({ thwip: 4 }), deal(6), comboOnFourOfAKind),
    line(symbols({ thwip: 3 }), deal(5), comboOnFourOfAKind),
  ),
  offensive(
    'C-C-C-Combo',
    { text: '5 damage; gain Combo.' },
    line(symbols({ thwip: 2, spider: 2 }), deal(5), gain('combo')),
  ),
  offensive(
    'C-C-C-Combo II',
    { text: '6 damage; gain Combo. Web Shot: gain Invisibility; Webbed.' },
    line(symbols({ thwip: 2, spider: 2 }), deal(6), gain('combo')),
    secondary('Web Shot', symbols({ web: 2, spider: 1 }), gain('invisibility'), inflict('webbed')),
  ),
  offensive(
    'Spider-Reflexes',
    { text: 'Roll 2 dice: damage equal to their total; gain Combo if it is 5 or less.' },
    line(
      symbols({ thwip: 1, web: 2, spider: 1 }),
      roll(2),
      deal(total),
      when(atMost(total, 5), [gain('combo')]),
    ),
  ),
  offensive(
    'Wall Crawler',
    { text: 'Gain Invisibility; 7 damage.' },
    line(symbols({ thwip: 2, web: 3 }), gain('invisibility'), deal(7)),
  ),
  offensive(
    'Ensnare',
    { text: 'Small straight: 5 damage. Large straight: draw a card, 8 damage. Then Webbed.' },
    line(largeStraight, draw(1), deal(8), thenWebbed),
    line(smallStraight, deal(5), thenWebbed),
  ),
  offensive(
    'Ensnare II',
    { text: 'Small straight: 6 damage. Large straight: draw a card, 9 damage. Then Webbed.' },
    line(largeStraight, draw(1), deal(9), thenWebbed),
    line(smallStraight, deal(6), thenWebbed),
  ),
  offensive(
    'Venom Punch',
    { text: 'Gain Invisibility; 7 undefendable damage.' },
    line(symbols({ spider: 4 }), gain('invisibility'), dealUndefendable(7)),
  ),
  offensive(
    'Venom Punch II',
    { text: 'Gain Invisibility; 8 undefendable damage. Combo Up: gain Combo, then 2 undefendable damage.' },
    line(symbols({ spider: 4 }), gain('invisibility'), dealUndefendable(8)),
    secondary('Combo Up', symbols({ spider: 3 }), gain('combo'), THEN, dealUndefendable(2)),
  ),
  defensiveWithPaidReroll(
    'Spider-Sense',
    {
      text: 'Roll 2 dice: any spider prevents half of the damage. You may discard Invisibility to roll once more.',
    },
    2,
    'invisibility',
    when(on({ spider: 1 }), [preventHalf()]),
  ),
  defensive(
    'Counterpunch',
    { text: 'Roll 3 dice: 1 damage back for each thwip.' },
    3,
    dealBack(each('thwip')),
  ),
  ultimate(
    'Venom Shockwave!',
    { text: 'Gain Invisibility; Webbed, then 13 damage.' },
    line(symbols({ spider: 5 }), gain('invisibility'), inflict('webbed'), THEN, dealUltimate(13)),
  ),
];
