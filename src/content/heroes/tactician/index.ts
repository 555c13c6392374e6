import type { HeroDefinition } from '../../../engine/vocabulary/hero.ts';
import { constrict } from '../../tokens/constrict.ts';
import { protect } from '../../tokens/protect.ts';
import { tacticalAdvantage } from '../../tokens/tactical-advantage.ts';
import { targeted } from '../../tokens/targeted.ts';
import { ABILITIES } from './abilities.ts';
import { CARDS } from './cards.ts';

export const tactician: HeroDefinition = {
  id: 'tactician',
  name: 'Tactician',
  set: 'Season Two',
  complexity: 5,
  dice: { 1: 'saber', 2: 'saber', 3: 'saber', 4: 'flag', 5: 'flag', 6: 'medal' },
  abilities: ABILITIES,
  cards: CARDS,
  tokens: [tacticalAdvantage, constrict, targeted, protect],
};
