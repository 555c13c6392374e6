import { onSide } from '../../../engine/vocabulary/abilities.ts';
import { gain } from '../../../engine/vocabulary/builders.ts';
import type { HeroDefinition } from '../../../engine/vocabulary/hero.ts';
import { cursedDoubloon } from '../../tokens/cursed-doubloon.ts';
import { parlay } from '../../tokens/parlay.ts';
import { powderKeg } from '../../tokens/powder-keg.ts';
import { wither } from '../../tokens/wither.ts';
import { CARDS } from './cards.ts';
import { CURSED_SIDE } from './cursed-side.ts';
import { DOUBLOON } from './doubloons.ts';
import { HUMAN_SIDE } from './human-side.ts';

export const cursedPirate: HeroDefinition = {
  id: 'cursed-pirate',
  name: 'Cursed Pirate',
  set: 'Season Two',
  complexity: 4,
  dice: { 1: 'cutlass', 2: 'cutlass', 3: 'cutlass', 4: 'booty', 5: 'booty', 6: 'skull' },
  sides: [
    { id: 'human', name: 'Human' },
    { id: 'cursed', name: 'Cursed' },
  ],
  abilities: [...onSide('human', ...HUMAN_SIDE), ...onSide('cursed', ...CURSED_SIDE)],
  cards: CARDS,
  tokens: [cursedDoubloon, powderKeg, wither, parlay],
  setup: [gain(DOUBLOON, 3)],
  unconfirmed: [
    'The cursed side and what the cards do rest on one source; two agree on the prices.',
    'Which lines of the human side carry over to The Shivering and Dread Mark, and the type of the 4 damage of Cursed.',
  ],
};
