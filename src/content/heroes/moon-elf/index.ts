import type { HeroDefinition } from '../../../engine/vocabulary/hero.ts';
import { blind } from '../../tokens/blind.ts';
import { entangle } from '../../tokens/entangle.ts';
import { evasive } from '../../tokens/evasive.ts';
import { targeted } from '../../tokens/targeted.ts';
import { ABILITIES } from './abilities.ts';
import { CARDS } from './cards.ts';

export const moonElf: HeroDefinition = {
  id: 'moon-elf',
  name: 'Moon Elf',
  set: 'Season One',
  complexity: 2,
  dice: { 1: 'arrow', 2: 'arrow', 3: 'arrow', 4: 'foot', 5: 'foot', 6: 'moon' },
  abilities: ABILITIES,
  cards: CARDS,
  tokens: [blind, entangle, evasive, targeted],
};
