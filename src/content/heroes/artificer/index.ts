import { gain } from '../../../engine/vocabulary/builders.ts';
import type { HeroDefinition } from '../../../engine/vocabulary/hero.ts';
import { healBot } from '../../tokens/heal-bot.ts';
import { nanite } from '../../tokens/nanite.ts';
import { nanobot } from '../../tokens/nanobot.ts';
import { shockBot } from '../../tokens/shock-bot.ts';
import { synth } from '../../tokens/synth.ts';
import { ABILITIES } from './abilities.ts';
import { CARDS } from './cards.ts';

export const artificer: HeroDefinition = {
  id: 'artificer',
  name: 'Artificer',
  set: 'Season Two',
  complexity: 6,
  dice: { 1: 'wrench', 2: 'wrench', 3: 'wrench', 4: 'gear', 5: 'gear', 6: 'bolt' },
  abilities: ABILITIES,
  cards: CARDS,
  tokens: [synth, nanite, healBot, shockBot, nanobot],
  setup: [gain('synth', 3)],
  unconfirmed: [
    'The upgrades, most action cards and the 3 Synth at the start rest on one source; two agree on the prices.',
  ],
};
