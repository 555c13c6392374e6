import type { HeroDefinition } from '../../../engine/vocabulary/hero.ts';
import { burn } from '../../tokens/burn.ts';
import { fireMastery } from '../../tokens/fire-mastery.ts';
import { knockdown } from '../../tokens/knockdown.ts';
import { stun } from '../../tokens/stun.ts';
import { ABILITIES } from './abilities.ts';
import { CARDS } from './cards.ts';

export const pyromancer: HeroDefinition = {
  id: 'pyromancer',
  name: 'Pyromancer',
  set: 'Season One',
  complexity: 3,
  dice: { 1: 'flame', 2: 'flame', 3: 'flame', 4: 'blaze', 5: 'fiery-soul', 6: 'meteor' },
  abilities: ABILITIES,
  cards: CARDS,
  tokens: [fireMastery, burn, knockdown, stun],
};
