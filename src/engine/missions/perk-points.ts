/** Perk points that a Mission brings its players, and where they may be spent (rule: m-perk-points). */
import type { GameState } from '../state.ts';
import { HEROES } from './lay-out.ts';
import { missionById } from './registry.ts';

/** The columns of a perk sheet that points can be spent in. */
const LAST_COLUMN = 5;

/**
 * What the Mission has brought by now: nothing for no side, 1 for side 1, 2 for both, 3 with the perfect objective of
 * side 1; twice as much where it was made easier so. That the third comes once for each Mission is for who keeps the sheet.
 */
export function perkPoints({ mission, outcome }: GameState): number {
  if (!mission || mission.side === 0) return 0;
  const isWon = outcome?.kind === 'won' && outcome.team === HEROES;
  const points = isWon ? (mission.perfect ? 3 : 2) : 1;
  return mission.doubled ? 2 * points : points;
}

/** The highest column that they may be spent in: that of the Mission's level, more where it was raised. */
export function perkColumn({ mission }: GameState): number {
  return mission ? Math.min(LAST_COLUMN, missionById(mission.id).level + mission.raised) : 0;
}
