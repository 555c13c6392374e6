import type { HeroDefinition } from '../../../engine/vocabulary/hero.ts';
import { blessingOfDivinity } from '../../tokens/blessing-of-divinity.ts';
import { blindingLight } from '../../tokens/blinding-light.ts';
import { cleanse } from '../../tokens/cleanse.ts';
import { flight } from '../../tokens/flight.ts';
import { holyPresence } from '../../tokens/holy-presence.ts';
import { ABILITIES } from './abilities.ts';
import { CARDS } from './cards.ts';

export const seraph: HeroDefinition = {
  id: 'seraph',
  name: 'Seraph',
  set: 'Season Two',
  complexity: 3,
  dice: { 1: 'blade', 2: 'blade', 3: 'blade', 4: 'wings', 5: 'cross', 6: 'pendant' },
  abilities: ABILITIES,
  cards: CARDS,
  tokens: [flight, holyPresence, blindingLight, cleanse, blessingOfDivinity],
  unconfirmed: [
    'The base figures of the board come from a pre-release picture, the cards from one transcription.',
    'The text of Holier Than Thou! rests on a fan translation; its price is a guess.',
  ],
};
