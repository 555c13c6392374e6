import type { HeroDefinition } from '../../../engine/vocabulary/hero.ts';
import { delayedPoison } from '../../tokens/delayed-poison.ts';
import { ninjutsu } from '../../tokens/ninjutsu.ts';
import { smokeBomb } from '../../tokens/smoke-bomb.ts';
import { ABILITIES } from './abilities.ts';
import { CARDS } from './cards.ts';

export const ninja: HeroDefinition = {
  id: 'ninja',
  name: 'Ninja',
  set: 'Season One',
  complexity: 2,
  dice: { 1: 'ninjato', 2: 'ninjato', 3: 'ninjato', 4: 'shuriken', 5: 'shuriken', 6: 'mask' },
  abilities: ABILITIES,
  cards: CARDS,
  tokens: [delayedPoison, ninjutsu, smokeBomb],
};
