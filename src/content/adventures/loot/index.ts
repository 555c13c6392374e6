/** The loot of Adventures: 21 printed cards less one, and ours; each says which. */
import type { LootDefinition } from '../../../engine/vocabulary/loot.ts';
import { COMMON } from './common.ts';
import { EPIC } from './epic.ts';
import { LEGENDARY } from './legendary.ts';
import { RARE } from './rare.ts';

export { EQUIPMENT } from './equipment.ts';

export const LOOT: readonly LootDefinition[] = [...COMMON, ...RARE, ...EPIC, ...LEGENDARY];
