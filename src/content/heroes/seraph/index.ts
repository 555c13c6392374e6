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
    'Two sources differ on Angelic Mantle II and III and on the price of Holy Blade III.',
    'Whether two Holy Presence deal 1 or 2 damage in an Upkeep Phase; here 2.',
    'Whether Holier Than Thou! is an Instant Action or one of the Main Phase.',
  ],
};
