import type { Phase } from '../../engine/index.ts';

/** Names of the phases of a turn. */
export const phases = {
  start: 'Start',
  upkeep: 'Upkeep',
  income: 'Income',
  'main-1': 'Main Phase',
  'offensive-roll': 'Offensive Roll',
  'targeting-roll': 'Targeting Roll',
  'defensive-roll': 'Defensive Roll',
  'main-2': 'Main Phase 2',
  discard: 'Discard',
} satisfies Record<Phase, string>;
