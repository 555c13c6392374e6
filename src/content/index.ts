/** Everything that can be played: importing this module registers it with the engine. */
import { registerHero, registerSharedCards } from '../engine/registry.ts';
import { SHARED_CARDS } from './cards/shared.ts';
import { barbarian } from './heroes/barbarian/index.ts';
import { gunslinger } from './heroes/gunslinger/index.ts';
import { moonElf } from './heroes/moon-elf/index.ts';
import { paladin } from './heroes/paladin/index.ts';
import { shadowThief } from './heroes/shadow-thief/index.ts';

registerSharedCards(SHARED_CARDS);
for (const hero of [barbarian, moonElf, paladin, shadowThief, gunslinger]) registerHero(hero);
