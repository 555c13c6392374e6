/** The minions of level IV, who guard the boss portals. */
import type { MinionDefinition } from '../../../../engine/vocabulary/adventure.ts';
import { atlas } from './atlas.ts';
import { bloodseeker } from './bloodseeker.ts';
import { corruptedRogue } from './corrupted-rogue.ts';
import { elfIs } from './elf-is.ts';
import { emperorCobra } from './emperor-cobra.ts';
import { fallenPharaoh } from './fallen-pharaoh.ts';
import { goblinHorde } from './goblin-horde.ts';
import { ragingBerserker } from './raging-berserker.ts';
import { swampDweller } from './swamp-dweller.ts';
import { theAshenKing } from './the-ashen-king.ts';
import { umbra } from './umbra.ts';
import { whisperingDeath } from './whispering-death.ts';

export const MINIONS_4: readonly MinionDefinition[] = [
  corruptedRogue,
  whisperingDeath,
  atlas,
  umbra,
  goblinHorde,
  emperorCobra,
  ragingBerserker,
  swampDweller,
  bloodseeker,
  theAshenKing,
  fallenPharaoh,
  elfIs,
];
