import {
  addDamage,
  chooseOpponent,
  draw,
  each,
  gain,
  inflict,
  on,
  roll,
  when,
} from '../../../engine/vocabulary/builders.ts';
import type { CardDefinition } from '../../../engine/vocabulary/card.ts';
import { attackModifier, mainCard, upgrade } from '../../../engine/vocabulary/cards.ts';

export const CARDS: readonly CardDefinition[] = [
  upgrade('Katana Slice II', 2),
  upgrade('Katana Slice III', 3),
  upgrade('Wakizashi II', 1),
  upgrade('Wakizashi III', 2),
  upgrade('Solemnity II', 2),
  upgrade('Budo II', 2),
  upgrade('Masamune II', 2),
  upgrade('Hagakure II', 2),
  upgrade('Stand Tall II', 3),
  mainCard('Honorable!', 1, { text: 'Gain 2 Honor.', confidence: 'medium' }, gain('honor', 2)),
  mainCard(
    'Shame on You!',
    1,
    { text: '2 Shame on an opponent.', confidence: 'medium' },
    chooseOpponent,
    inflict('shame', 2, 'chosen'),
  ),
  mainCard("Don't Back Down!", 1, { text: 'Gain Back Strike.', confidence: 'medium' }, gain('back-strike')),
  attackModifier(
    'Gishi!',
    1,
    {
      text: 'Roll 1 die: katana +2 damage, kabuto 2 Shame, rising sun gain Back Strike.',
      confidence: 'medium',
    },
    roll(1),
    when(on({ katana: 1 }), [addDamage(2)]),
    when(on({ kabuto: 1 }), [inflict('shame', 2)]),
    when(on({ 'rising-sun': 1 }), [gain('back-strike')]),
  ),
  attackModifier(
    'Follow Through!',
    1,
    {
      text: 'Roll 5 dice: +1 damage for each katana; Shame.',
      unconfirmed: 'Another text has Shame for each kabuto and Back Strike for each rising sun.',
    },
    roll(5),
    addDamage(each('katana')),
    inflict('shame'),
  ),
  mainCard(
    'Kensei!',
    0,
    {
      text: 'Roll 1 die: on rising sun gain Back Strike and 2 Honor; otherwise draw a card.',
      unconfirmed: 'Rests on one transcription: the extra card was not in the first printing.',
    },
    roll(1),
    when(on({ 'rising-sun': 1 }), [gain('back-strike'), gain('honor', 2)], [draw(1)]),
  ),
];
