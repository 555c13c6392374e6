import type { HeroDefinition } from '../../../engine/vocabulary/hero.ts';
import { combo } from '../../tokens/combo.ts';
import { invisibility } from '../../tokens/invisibility.ts';
import { webbed } from '../../tokens/webbed.ts';
import { ABILITIES } from './abilities.ts';
import { CARDS } from './cards.ts';

export const milesMorales: HeroDefinition = {
  id: 'miles-morales',
  name: 'Miles Morales: Spider-Man',
  set: 'Marvel',
  complexity: 2,
  dice: { 1: 'thwip', 2: 'thwip', 3: 'thwip', 4: 'web', 5: 'web', 6: 'spider' },
  abilities: ABILITIES,
  cards: CARDS,
  tokens: [combo, webbed, invisibility],
  unconfirmed: ['Our sources name 14 cards of his own: the deck has 32.'],
};
