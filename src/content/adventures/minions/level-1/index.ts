/** The minions of level I. Names marked "translated" in the facts are our translation of the French cards. */
import type { MinionDefinition } from '../../../../engine/vocabulary/adventure.ts';
import { chaosElf } from './chaos-elf.ts';
import { corruptedGhoul } from './corrupted-ghoul.ts';
import { darkDruid } from './dark-druid.ts';
import { disciple } from './disciple.ts';
import { dregLackey } from './dreg-lackey.ts';
import { fairy } from './fairy.ts';
import { felineShadow } from './feline-shadow.ts';
import { goblinEnchanter } from './goblin-enchanter.ts';
import { lizardMage } from './lizard-mage.ts';
import { lizardman } from './lizardman.ts';
import { lostSwordsman } from './lost-swordsman.ts';
import { melodiousMaiden } from './melodious-maiden.ts';
import { ogrunWarrior } from './ogrun-warrior.ts';
import { plagueBearer } from './plague-bearer.ts';
import { ravingOni } from './raving-oni.ts';
import { roc } from './roc.ts';
import { satyr } from './satyr.ts';
import { serpentyne } from './serpentyne.ts';
import { shadowArcher } from './shadow-archer.ts';
import { streetRat } from './street-rat.ts';
import { vultureKing } from './vulture-king.ts';
import { wanderingRonin } from './wandering-ronin.ts';

export const MINIONS_1: readonly MinionDefinition[] = [
  streetRat,
  fairy,
  wanderingRonin,
  goblinEnchanter,
  shadowArcher,
  felineShadow,
  lostSwordsman,
  chaosElf,
  ravingOni,
  vultureKing,
  roc,
  serpentyne,
  darkDruid,
  disciple,
  dregLackey,
  lizardman,
  satyr,
  melodiousMaiden,
  ogrunWarrior,
  lizardMage,
  plagueBearer,
  corruptedGhoul,
];
