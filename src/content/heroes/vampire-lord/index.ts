import type { HeroDefinition } from '../../../engine/vocabulary/hero.ts';
import { bleed } from '../../tokens/bleed.ts';
import { bloodPower } from '../../tokens/blood-power.ts';
import { mesmerize } from '../../tokens/mesmerize.ts';
import { ABILITIES } from './abilities.ts';
import { CARDS } from './cards.ts';

export const vampireLord: HeroDefinition = {
  id: 'vampire-lord',
  name: 'Vampire Lord',
  set: 'Season Two',
  complexity: 4,
  dice: { 1: 'claw', 2: 'claw', 3: 'claw', 4: 'gaze', 5: 'gaze', 6: 'droplet' },
  abilities: ABILITIES,
  cards: CARDS,
  tokens: [bloodPower, mesmerize, bleed],
  unconfirmed: ['An extra card, Blood Tide!, is known by its name only and is not in the deck.'],
};
