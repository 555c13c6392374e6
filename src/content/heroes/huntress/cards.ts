import {
  addDamage,
  any,
  choosePlayer,
  draw,
  each,
  gain,
  healCompanion,
  inflict,
  on,
  roll,
  sum,
  times,
  when,
} from '../../../engine/vocabulary/builders.ts';
import type { CardDefinition } from '../../../engine/vocabulary/card.ts';
import { attackModifier, instant, mainCard, upgrade } from '../../../engine/vocabulary/cards.ts';

const NYRA = 'nyra';

export const CARDS: readonly CardDefinition[] = [
  upgrade('Animalistic II', 2),
  upgrade('Savage II', 2),
  upgrade('Resuscitate II', 2),
  upgrade('Feral Instincts II', 2),
  upgrade('Onslaught II', 2),
  upgrade('Feral II', 2),
  upgrade('Predatory Advance II', 2),
  upgrade('Maternal Bond II', 2),
  upgrade('Maternal Bond III', 4),
  mainCard(
    'Blood Bond!',
    1,
    { text: 'Roll 3 dice: heal Nyra 1, 1 more for each bonded soul, 2 more for each sabertooth.' },
    roll(3),
    healCompanion(NYRA, sum(1, each('bonded-soul'), times(2, each('sabertooth')))),
  ),
  mainCard(
    'Savage Slash!',
    1,
    { text: 'Choose a player, then roll: on claw or sabertooth 2 Bleed, otherwise 1 Bleed.' },
    choosePlayer,
    roll(1),
    when(
      any(on({ claw: 1 }), on({ sabertooth: 1 })),
      [inflict('bleed', 2, 'chosen')],
      [inflict('bleed', 1, 'chosen')],
    ),
  ),
  attackModifier(
    'Pounce!',
    0,
    { text: 'Roll 5 dice: +1 damage for each spear; Bleed on claw.' },
    roll(5),
    addDamage(each('spear')),
    when(on({ claw: 1 }), [inflict('bleed')]),
  ),
  attackModifier(
    'Prowl!',
    0,
    { text: 'Roll 1 die: spear +1 damage, claw +2, sabertooth +3; bonded soul heals Nyra 1.' },
    roll(1),
    when(on({ spear: 1 }), [addDamage(1)]),
    when(on({ claw: 1 }), [addDamage(2)]),
    when(on({ 'bonded-soul': 1 }), [healCompanion(NYRA, 1)]),
    when(on({ sabertooth: 1 }), [addDamage(3)]),
  ),
  instant('Resilient!', 1, { text: "Gain Nyra's Bond." }, gain('nyras-bond')),
  mainCard(
    'Primal Roar!',
    0,
    { text: 'Roll 1 die: on sabertooth heal Nyra 4; otherwise draw a card.' },
    roll(1),
    when(on({ sabertooth: 1 }), [healCompanion(NYRA, 4)], [draw(1)]),
  ),
];
