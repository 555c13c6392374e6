import {
  chooseOpponent,
  discard,
  draw,
  gain,
  gainCp,
  holds,
  inflict,
  on,
  roll,
  setAny,
  when,
} from '../../../engine/vocabulary/builders.ts';
import type { CardDefinition } from '../../../engine/vocabulary/card.ts';
import { instant, mainCard, rollCard, upgrade } from '../../../engine/vocabulary/cards.ts';

export const CARDS: readonly CardDefinition[] = [
  upgrade('Dagger Strike II', 0, { confidence: 'high' }),
  upgrade('Pickpocket II', 1),
  upgrade('Shifty Strike II', 2),
  upgrade('Insidious Strike II', 2),
  upgrade('Shadow Dance II', 1),
  upgrade('Carducopia II', 2),
  upgrade('Shadow Defense II', 3),
  upgrade('Counter Strike II', 4),
  mainCard('Sneaky!', 1, { text: 'Gain Sneak Attack.' }, gain('sneak-attack')),
  instant(
    'Poison Wound!',
    2,
    { text: 'Poison on an opponent.' },
    chooseOpponent,
    inflict('poison', 1, 'chosen'),
  ),
  rollCard(
    'Wild Shadow!',
    4,
    { text: 'Set any die to any value; with Shadows any 2 dice.' },
    when(holds('shadows'), [setAny(2)], [setAny(1)]),
  ),
  instant(
    'Shadow Coin!',
    0,
    { text: 'Gain 2 CP; with Shadows 3.' },
    when(holds('shadows'), [gainCp(3)], [gainCp(2)]),
  ),
  instant('Enter the Shadows!', 4, { text: 'Gain Shadows.' }, gain('shadows')),
  mainCard(
    'Card Trick!',
    2,
    { text: 'An opponent discards a card at random; draw a card, with Shadows 2.' },
    chooseOpponent,
    discard(1, 'chosen', 'random'),
    when(holds('shadows'), [draw(2)], [draw(1)]),
  ),
  mainCard(
    'Shadow Meld!',
    0,
    { text: 'Roll 1 die: on shadow gain Sneak Attack and 2 CP; otherwise draw a card.' },
    roll(1),
    when(on({ shadow: 1 }), [gain('sneak-attack'), gainCp(2)], [draw(1)]),
  ),
];
