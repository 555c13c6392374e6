/** The bosses of Adventures and their scenarios. */
import type { BossDefinition } from '../../../engine/vocabulary/adventure.ts';
import { fallenBarbarian } from './fallen-barbarian/index.ts';
import { fallenGunslinger } from './fallen-gunslinger/index.ts';
import { fallenMonk } from './fallen-monk/index.ts';
import { madKing } from './mad-king/index.ts';

export const BOSSES: readonly BossDefinition[] = [fallenBarbarian, fallenGunslinger, fallenMonk, madKing];

export { BOSS_BATTLES } from './battles.ts';
export { viseer } from './viseer.ts';
