import {
  addDamage,
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

export const CARDS: readonly CardDefinition[] = [
  upgrade('Holy Blade II', 2),
  upgrade('Holy Blade III', 4),
  upgrade('Glorious II', 2),
  upgrade('Purify II', 2),
  upgrade('Holy Smite II', 2),
  upgrade('Triumphant II', 2),
  upgrade("Archangel's Will II", 2),
  upgrade('Highest Power II', 2),
  upgrade('Angelic Mantle II', 2),
  upgrade('Angelic Mantle III', 3),
  mainCard(
    'To the Skies!',
    1,
    { text: 'A player gains Flight.', confidence: 'medium' },
    choosePlayer,
    gain('flight', 1, 'chosen'),
  ),
  mainCard(
    'Divine Intervention!',
    4,
    {
      text: 'Gain Holy Presence; Blinding Light on a player; a player gains 2 Flight; a player gains Cleanse.',
      confidence: 'medium',
    },
    gain('holy-presence'),
    choosePlayer,
    inflict('blinding-light', 1, 'chosen'),
    choosePlayer,
    gain('flight', 2, 'chosen'),
    choosePlayer,
    gain('cleanse', 1, 'chosen'),
  ),
  attackModifier(
    'Angelic Combat!',
    1,
    {
      text: 'Roll 1 die: blade +3 damage, wings gain Flight, cross gain Cleanse, pendant gain Holy Presence.',
      confidence: 'medium',
    },
    roll(1),
    when(on({ blade: 1 }), [addDamage(3)]),
    when(on({ wings: 1 }), [gain('flight')]),
    when(on({ cross: 1 }), [gain('cleanse')]),
    when(on({ pendant: 1 }), [gain('holy-presence')]),
  ),
  attackModifier(
    'Smote!',
    1,
    { text: 'Roll 5 dice: +1 damage for each blade; Blinding Light on a pendant.', confidence: 'medium' },
    roll(5),
    addDamage(each('blade')),
    when(on({ pendant: 1 }), [inflict('blinding-light')]),
  ),
  instant(
    'Holier Than Thou!',
    0,
    {
      text: 'Roll 1 die: on pendant gain 2 Flight and 2 Cleanse; otherwise draw a card.',
      confidence: 'low',
      unconfirmed:
        'Rests on one source, which has it as an Instant Action: the like cards of other heroes are played in a Main Phase.',
    },
    roll(1),
    when(on({ pendant: 1 }), [gain('flight', 2), gain('cleanse', 2)], [draw(1)]),
  ),
];
