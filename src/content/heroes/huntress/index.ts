import { gain } from '../../../engine/vocabulary/builders.ts';
import type { HeroDefinition } from '../../../engine/vocabulary/hero.ts';
import { bleed } from '../../tokens/bleed.ts';
import { nyra } from '../../tokens/nyra.ts';
import { nyrasBond } from '../../tokens/nyras-bond.ts';
import { ABILITIES } from './abilities.ts';
import { CARDS } from './cards.ts';

export const huntress: HeroDefinition = {
  id: 'huntress',
  name: 'Huntress',
  set: 'Season Two',
  complexity: 5,
  dice: { 1: 'spear', 2: 'spear', 3: 'claw', 4: 'claw', 5: 'bonded-soul', 6: 'sabertooth' },
  abilities: ABILITIES,
  cards: CARDS,
  tokens: [nyra, nyrasBond, bleed],
  setup: [gain('nyra')],
  unconfirmed: [
    'Whether Maternal Bond counts spears and claws once or for each die at levels I and II.',
    'Which edition of the leaflet holds for the defense where Nyra takes damage; the newer one allows it.',
  ],
};
