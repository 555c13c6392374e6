import type { HeroDefinition } from '../../../engine/vocabulary/hero.ts';
import { bounty } from '../../tokens/bounty.ts';
import { evasive } from '../../tokens/evasive.ts';
import { knockdown } from '../../tokens/knockdown.ts';
import { reload } from '../../tokens/reload.ts';
import { ABILITIES } from './abilities.ts';
import { CARDS } from './cards.ts';

export const gunslinger: HeroDefinition = {
  id: 'gunslinger',
  name: 'Gunslinger',
  set: 'Season Two',
  complexity: 2,
  dice: { 1: 'bullet', 2: 'bullet', 3: 'bullet', 4: 'dash', 5: 'dash', 6: 'bullseye' },
  abilities: ABILITIES,
  cards: CARDS,
  tokens: [bounty, evasive, knockdown, reload],
};
