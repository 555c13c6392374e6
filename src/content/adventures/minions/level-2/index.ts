/** The minions of level II. Names marked "translated" in the facts are our translation of the French cards. */
import type { MinionDefinition } from '../../../../engine/vocabulary/adventure.ts';
import { arcaneVibra } from './arcane-vibra.ts';
import { axeKnight } from './axe-knight.ts';
import { bestialDreg } from './bestial-dreg.ts';
import { blindArcher } from './blind-archer.ts';
import { bloodMage } from './blood-mage.ts';
import { boneWitch } from './bone-witch.ts';
import { brutishCyclops } from './brutish-cyclops.ts';
import { darkPanther } from './dark-panther.ts';
import { darkSpecter } from './dark-specter.ts';
import { enragedCentaur } from './enraged-centaur.ts';
import { entropyMage } from './entropy-mage.ts';
import { hornedHarpy } from './horned-harpy.ts';
import { nimbleElf } from './nimble-elf.ts';
import { phantomSword } from './phantom-sword.ts';
import { scoundrel } from './scoundrel.ts';
import { soullessBandit } from './soulless-bandit.ts';
import { theButcher } from './the-butcher.ts';
import { theHermit } from './the-hermit.ts';
import { trickster } from './trickster.ts';
import { viciousViper } from './vicious-viper.ts';
import { wailingBanshee } from './wailing-banshee.ts';
import { witherElf } from './wither-elf.ts';
import { yokai } from './yokai.ts';

export const MINIONS_2: readonly MinionDefinition[] = [
  bestialDreg,
  blindArcher,
  entropyMage,
  bloodMage,
  boneWitch,
  brutishCyclops,
  theHermit,
  darkSpecter,
  theButcher,
  viciousViper,
  scoundrel,
  phantomSword,
  witherElf,
  wailingBanshee,
  enragedCentaur,
  axeKnight,
  darkPanther,
  hornedHarpy,
  nimbleElf,
  trickster,
  soullessBandit,
  arcaneVibra,
  yokai,
];
