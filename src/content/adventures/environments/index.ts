/**
 * The environments of the map. Nineteen are printed (rule: a-environment); the level IV environments and those marked
 * `ours` are of this project, as most of the box's are not known.
 */
import type { EnvironmentDefinition } from '../../../engine/vocabulary/adventure.ts';
import { environment } from '../../../engine/vocabulary/adventure-builders.ts';
import { LEVEL_1 } from './level-1.ts';
import { LEVEL_2 } from './level-2.ts';
import { LEVEL_3 } from './level-3.ts';
import { LEVEL_4 } from './level-4.ts';

export const ENVIRONMENTS: readonly EnvironmentDefinition[] = [
  environment('Crimson Sands', 'start', { text: '' }),
  environment('Boss Portal', 'portal', {
    gold: 3,
    cp: 2,
    minion: 4,
    text: "A minion of level IV comes with one more King's Hand.",
  }),
  ...LEVEL_1,
  ...LEVEL_2,
  ...LEVEL_3,
  ...LEVEL_4,
];
