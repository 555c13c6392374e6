import type { HeroDefinition } from '../../../engine/vocabulary/hero.ts';
import { poison } from '../../tokens/poison.ts';
import { shadows } from '../../tokens/shadows.ts';
import { sneakAttack } from '../../tokens/sneak-attack.ts';
import { ABILITIES } from './abilities.ts';
import { CARDS } from './cards.ts';

export const shadowThief: HeroDefinition = {
  id: 'shadow-thief',
  name: 'Shadow Thief',
  set: 'Season One',
  complexity: 4,
  dice: { 1: 'dagger', 2: 'dagger', 3: 'bag', 4: 'bag', 5: 'card', 6: 'shadow' },
  abilities: ABILITIES,
  cards: CARDS,
  tokens: [shadows, sneakAttack, poison],
  unconfirmed: [
    'No scan of the board or of the upgrade cards was found: two transcriptions agree.',
    'Complexity 5 stands on the leaflet; the online rules say 4.',
  ],
};
