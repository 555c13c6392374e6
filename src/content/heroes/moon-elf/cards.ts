import {
  addDamage,
  chooseOpponent,
  choosePlayer,
  draw,
  each,
  gain,
  inflict,
  on,
  roll,
  when,
} from '../../../engine/vocabulary/builders.ts';
import type { CardDefinition } from '../../../engine/vocabulary/card.ts';
import { attackModifier, instant, mainCard, upgrade } from '../../../engine/vocabulary/cards.ts';

const cursesOnChosen = [
  chooseOpponent,
  inflict('blind', 1, 'chosen'),
  inflict('entangle', 1, 'chosen'),
  inflict('targeted', 1, 'chosen'),
];

export const CARDS: readonly CardDefinition[] = [
  upgrade('Longbow II', 2),
  upgrade('Longbow III', 3),
  upgrade('Demising Shot II', 2),
  upgrade('Covered Shot II', 2),
  upgrade('Exploding Arrow II', 2),
  upgrade('Exploding Arrow III', 3),
  upgrade('Entangling Shot II', 2),
  upgrade('Eclipse II', 2),
  upgrade('Blinding Shot II', 2),
  upgrade('Missed Me II', 3),
  mainCard(
    'Moon Magic!',
    4,
    { text: 'Gain Evasive; Blind, Entangle and Targeted on an opponent.' },
    gain('evasive'),
    ...cursesOnChosen,
  ),
  attackModifier(
    'Take That!',
    0,
    { text: 'Roll 1 die: arrow +2 damage, foot Entangle, moon Blind.' },
    roll(1),
    when(on({ arrow: 1 }), [addDamage(2)]),
    when(on({ foot: 1 }), [inflict('entangle')]),
    when(on({ moon: 1 }), [inflict('blind')]),
  ),
  attackModifier(
    'Volley!',
    1,
    { text: 'Roll 5 dice: +1 damage for each arrow. Entangle.' },
    roll(5),
    addDamage(each('arrow')),
    inflict('entangle'),
  ),
  instant('Evade!', 1, { text: 'A player gains Evasive.' }, choosePlayer, gain('evasive', 1, 'chosen')),
  mainCard(
    'Lunar Umbra!',
    0,
    { text: 'Roll 1 die: on moon Blind, Entangle and Targeted on an opponent; otherwise draw a card.' },
    roll(1),
    when(on({ moon: 1 }), cursesOnChosen, [draw(1)]),
  ),
];
