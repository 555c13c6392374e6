/** The minions of level III. Names marked "translated" in the facts are our translation of the French cards. */
import type { MinionDefinition } from '../../../../engine/vocabulary/adventure.ts';
import { basilisk } from './basilisk.ts';
import { blackWyrm } from './black-wyrm.ts';
import { blackrootElf } from './blackroot-elf.ts';
import { carrionGolem } from './carrion-golem.ts';
import { chaosKnight } from './chaos-knight.ts';
import { chimera } from './chimera.ts';
import { crimsonArcher } from './crimson-archer.ts';
import { crushingGolem } from './crushing-golem.ts';
import { cursedBlade } from './cursed-blade.ts';
import { darkLion } from './dark-lion.ts';
import { deathSeer } from './death-seer.ts';
import { devilishImp } from './devilish-imp.ts';
import { fellSummoner } from './fell-summoner.ts';
import { fierceHydra } from './fierce-hydra.ts';
import { holyZealot } from './holy-zealot.ts';
import { ironMaiden } from './iron-maiden.ts';
import { lootGoblin } from './loot-goblin.ts';
import { onibaba } from './onibaba.ts';
import { orcShaman } from './orc-shaman.ts';
import { succubus } from './succubus.ts';
import { wyvern } from './wyvern.ts';

export const MINIONS_3: readonly MinionDefinition[] = [
  blackWyrm,
  wyvern,
  devilishImp,
  blackrootElf,
  ironMaiden,
  carrionGolem,
  fellSummoner,
  deathSeer,
  basilisk,
  crushingGolem,
  fierceHydra,
  lootGoblin,
  onibaba,
  chimera,
  orcShaman,
  holyZealot,
  cursedBlade,
  succubus,
  crimsonArcher,
  darkLion,
  chaosKnight,
];
