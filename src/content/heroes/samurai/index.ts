import type { HeroDefinition } from '../../../engine/vocabulary/hero.ts';
import { backStrike } from '../../tokens/back-strike.ts';
import { honor } from '../../tokens/honor.ts';
import { shame } from '../../tokens/shame.ts';
import { ABILITIES } from './abilities.ts';
import { CARDS } from './cards.ts';

export const samurai: HeroDefinition = {
  id: 'samurai',
  name: 'Samurai',
  set: 'Season Two',
  complexity: 3,
  dice: { 1: 'katana', 2: 'katana', 3: 'katana', 4: 'kabuto', 5: 'kabuto', 6: 'rising-sun' },
  abilities: ABILITIES,
  cards: CARDS,
  tokens: [honor, shame, backStrike],
  unconfirmed: [
    'Two versions of the board are in circulation; what is played is the newer one, as transcribed in 2021.',
  ],
};
