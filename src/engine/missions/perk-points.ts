/** The perk points that players get for a Mission, and the columns they can be spent in (rule: m-perk-points). */

import { missionById } from '../core/mission/registry.ts';
import type { GameState } from '../model/state.ts';
import { HEROES } from './lay-out.ts';

/** The last column of a perk sheet that accepts points. */
const LAST_COLUMN = 5;

/**
 * Returns the points earned so far: 0 before side 2 is reached, 1 for side 1, 2 for both sides, 3 with the perfect
 * objective of side 1. Doubled by the lowered difficulty. The perk sheet enforces that the third point comes once per
 * Mission.
 */
export function perkPoints({ mission, outcome }: GameState): number {
  if (!mission || mission.side === 0) return 0;
  const isWon = outcome?.kind === 'won' && outcome.team === HEROES;
  const points = isWon ? (mission.perfect ? 3 : 2) : 1;
  return mission.doubled ? 2 * points : points;
}

/** Returns the highest column that accepts the points: the Mission's level plus the raised difficulty. */
export function perkColumn({ mission }: GameState): number {
  return mission ? Math.min(LAST_COLUMN, missionById(mission.id).level + mission.raised) : 0;
}
