import { chooseOpponent, draw, gain, inflict, on, roll, when } from '../../../engine/vocabulary/builders.ts';
import type { CardDefinition } from '../../../engine/vocabulary/card.ts';
import { instant, mainCard, upgrade } from '../../../engine/vocabulary/cards.ts';

const knockdownOnChosen = [chooseOpponent, inflict('knockdown', 1, 'chosen')];

export const CARDS: readonly CardDefinition[] = [
  upgrade('Fist Strike II', 1),
  upgrade('Fist Strike III', 2),
  upgrade('Meditate II', 2),
  upgrade('Fist of Harmony II', 1),
  upgrade('Lotus Strike II', 2),
  upgrade('Combo Strike II', 2),
  upgrade('Tempest Rush II', 1),
  upgrade('Fist of Tranquility II', 2),
  upgrade('Serenity II', 2),
  upgrade('Serenity III', 3),
  mainCard('Palm Strike!', 0, { text: 'Knockdown on an opponent.' }, ...knockdownOnChosen),
  mainCard(
    'Mystic Mantra!',
    3,
    { text: 'Gain 1 Chi, Evasive and Cleanse; Knockdown on an opponent.' },
    gain('chi'),
    gain('evasive'),
    gain('cleanse'),
    ...knockdownOnChosen,
  ),
  instant('Ruminate!', 3, { text: 'Gain 5 Chi.' }, gain('chi', 5)),
  instant('Contemplate!', 0, { text: 'Gain 2 Chi.' }, gain('chi', 2)),
  mainCard(
    'Enlightenment!',
    0,
    { text: 'Roll 1 die: on lotus gain 2 Chi, Evasive and Cleanse; otherwise draw a card.' },
    roll(1),
    when(on({ lotus: 1 }), [gain('chi', 2), gain('evasive'), gain('cleanse')], [draw(1)]),
  ),
];
