import type { HeroDefinition } from '../../../engine/vocabulary/hero.ts';
import { chi } from '../../tokens/chi.ts';
import { cleanse } from '../../tokens/cleanse.ts';
import { evasive } from '../../tokens/evasive.ts';
import { knockdown } from '../../tokens/knockdown.ts';
import { ABILITIES } from './abilities.ts';
import { CARDS } from './cards.ts';

export const monk: HeroDefinition = {
  id: 'monk',
  name: 'Monk',
  set: 'Season One',
  complexity: 4,
  dice: { 1: 'fist', 2: 'fist', 3: 'palm', 4: 'zen', 5: 'zen', 6: 'lotus' },
  abilities: ABILITIES,
  cards: CARDS,
  tokens: [chi, evasive, cleanse, knockdown],
};
