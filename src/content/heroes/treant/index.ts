import type { HeroDefinition } from '../../../engine/vocabulary/hero.ts';
import { barbedVine } from '../../tokens/barbed-vine.ts';
import { dryad } from '../../tokens/dryad.ts';
import { sapling } from '../../tokens/sapling.ts';
import { seedling } from '../../tokens/seedling.ts';
import { wellspring } from '../../tokens/wellspring.ts';
import { ABILITIES } from './abilities.ts';
import { CARDS } from './cards.ts';

export const treant: HeroDefinition = {
  id: 'treant',
  name: 'Treant',
  set: 'Season One',
  complexity: 6,
  dice: { 1: 'branch', 2: 'branch', 3: 'branch', 4: 'leaf', 5: 'leaf', 6: 'spirit' },
  abilities: ABILITIES,
  cards: CARDS,
  tokens: [barbedVine, wellspring, seedling, sapling, dryad],
};
