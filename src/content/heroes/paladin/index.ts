import type { HeroDefinition } from '../../../engine/vocabulary/hero.ts';
import { accuracy } from '../../tokens/accuracy.ts';
import { blessingOfDivinity } from '../../tokens/blessing-of-divinity.ts';
import { crit } from '../../tokens/crit.ts';
import { protect } from '../../tokens/protect.ts';
import { retribution } from '../../tokens/retribution.ts';
import { ABILITIES } from './abilities.ts';
import { CARDS } from './cards.ts';

export const paladin: HeroDefinition = {
  id: 'paladin',
  name: 'Paladin',
  set: 'Season One',
  complexity: 5,
  dice: { 1: 'sword', 2: 'sword', 3: 'helmet', 4: 'helmet', 5: 'life', 6: 'prayer' },
  abilities: ABILITIES,
  cards: CARDS,
  tokens: [retribution, crit, protect, accuracy, blessingOfDivinity],
  unconfirmed: ['No scan of board, leaflet or cards was found: the figures rest on transcriptions.'],
};
