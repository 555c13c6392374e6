import {
  addDamage,
  atLeast,
  attacked,
  avoid,
  chooseOpponent,
  dieShows,
  gain,
  gainCp,
  lookAtDeck,
  lookAtHand,
  on,
  preventHalf,
  roll,
  sum,
  upgradesOf,
  upgradesThisTurn,
  when,
} from '../../../engine/vocabulary/builders.ts';
import type { CardDefinition } from '../../../engine/vocabulary/card.ts';
import {
  attackModifier,
  instant,
  mainCard,
  onlyWhen,
  rollCard,
  upgrade,
} from '../../../engine/vocabulary/cards.ts';
import { plantBomb } from './bombs.ts';

/** A deck of 32: 14 cards of her own. */
export const CARDS: readonly CardDefinition[] = [
  upgrade(
    'Baton Strike II',
    1,
    {
      confidence: 'high',
      text: 'As it comes an opponent shows you their hand.',
      unconfirmed: 'Whether it does so too when it comes into play unplayed is not known; here it does.',
    },
    chooseOpponent,
    lookAtHand('chosen'),
  ),
  upgrade('Infiltrate II', 2),
  upgrade('Red Room Training II', 2),
  upgrade("Widow's Gauntlets II", 2),
  upgrade('Hacked II', 1),
  upgrade('Grapple II', 2),
  upgrade('Vengeance II', 2),
  upgrade('Sabotage II', 2),
  onlyWhen(
    attacked('owner'),
    'Recoil! can be played only after you were Attacked, before the damage lands.',
    rollCard(
      'Recoil!',
      0,
      {
        text: 'After being Attacked roll 2 dice: on espionage gain 1 CP, on widow prevent half, rounded up.',
      },
      roll(2),
      when(on({ espionage: 1 }), [gainCp(1)]),
      when(on({ widow: 1 }), [preventHalf()]),
    ),
  ),
  attackModifier(
    'Subversion!',
    1,
    { text: '+2 damage, and +1 for each upgrade that you put into play this turn.' },
    addDamage(sum(2, upgradesThisTurn())),
  ),
  instant('Assemble!', 1, { text: 'Gain 2 Agility.' }, gain('agility', 2)),
  onlyWhen(
    dieShows('agility', 5, 6),
    'Elude! can be played only while a die of your Agility shows 5 or 6 and is not accepted yet.',
    rollCard(
      'Elude!',
      1,
      { text: 'While a die of your Agility shows 5 or 6: you take no damage. Not against an Ultimate.' },
      avoid('owner'),
    ),
  ),
  mainCard(
    'Undercover Mission!',
    2,
    { text: 'A Time Bomb on an opponent; with 4 or more upgrades in play gain Agility.' },
    chooseOpponent,
    plantBomb('chosen'),
    when(atLeast(upgradesOf(), 4), [gain('agility')]),
  ),
  mainCard(
    'Cunning!',
    2,
    {
      text: 'Look at your top 5 cards: upgrades among them are shown and come into your hand, the rest goes back in any order.',
    },
    lookAtDeck(5, { take: 'upgrade' }),
  ),
];
