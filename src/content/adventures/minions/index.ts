/** All minions, by level. */
import type { MinionDefinition } from '../../../engine/vocabulary/adventure.ts';
import { MINIONS_1 } from './level-1/index.ts';
import { MINIONS_2 } from './level-2/index.ts';
import { MINIONS_3 } from './level-3/index.ts';
import { MINIONS_4 } from './level-4/index.ts';

export const MINIONS: readonly MinionDefinition[] = [...MINIONS_1, ...MINIONS_2, ...MINIONS_3, ...MINIONS_4];
