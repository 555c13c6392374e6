/** Enemy dice: their symbols and the requirements of panels (rule: m-enemy-dice). */

import type { DieFace } from '../../vocabulary/dice.ts';
import type { EnemyRequirement, EnemySymbol } from '../../vocabulary/mission.ts';

/** The label of the enemy roll; heroes may alter its dice before enemies act. */
export const ENEMY_ROLL = 'enemy-roll';

/** Returns the symbol of a die face; null for a blank. */
export function symbolOf(face: DieFace): EnemySymbol | null {
  if (face === null) return null;
  if (face <= 3) return 'strike';
  return face <= 5 ? 'vortex' : 'hedron';
}

/** Whether the dice show at least the required number of each symbol. */
export function meetsObjective(dice: readonly DieFace[], objective: EnemyRequirement): boolean {
  return Object.entries(objective).every(
    ([symbol, need = 0]) => dice.filter((face) => symbolOf(face) === symbol).length >= need,
  );
}
