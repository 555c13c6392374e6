import type { HeroDefinition } from '../../../engine/vocabulary/hero.ts';
import { concussion } from '../../tokens/concussion.ts';
import { stun } from '../../tokens/stun.ts';
import { ABILITIES } from './abilities.ts';
import { CARDS } from './cards.ts';

export const barbarian: HeroDefinition = {
  id: 'barbarian',
  name: 'Barbarian',
  set: 'Season One',
  complexity: 1,
  dice: { 1: 'sword', 2: 'sword', 3: 'sword', 4: 'life', 5: 'life', 6: 'pow' },
  abilities: ABILITIES,
  cards: CARDS,
  tokens: [concussion, stun],
};
