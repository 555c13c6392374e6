/** Everything that can be played: importing this module registers it with the engine. */
import { registerHero, registerSharedCards } from '../engine/registry.ts';
import { SHARED_CARDS } from './cards/shared.ts';
import { barbarian } from './heroes/barbarian/index.ts';
import { gunslinger } from './heroes/gunslinger/index.ts';
import { monk } from './heroes/monk/index.ts';
import { moonElf } from './heroes/moon-elf/index.ts';
import { ninja } from './heroes/ninja/index.ts';
import { paladin } from './heroes/paladin/index.ts';
import { pyromancer } from './heroes/pyromancer/index.ts';
import { shadowThief } from './heroes/shadow-thief/index.ts';
import { treant } from './heroes/treant/index.ts';

registerSharedCards(SHARED_CARDS);
for (const hero of [barbarian, moonElf, monk, ninja, paladin, pyromancer, shadowThief, treant, gunslinger])
  registerHero(hero);
