/** The enemy dice: their symbols, and what a panel asks of them (rule: m-enemy-dice). */
import type { DieFace } from '../dice/requirement.ts';
import type { EnemyRequirement, EnemySymbol } from '../vocabulary/mission.ts';

/** The label of the enemy dice; heroes may alter them before anything acts. */
export const ENEMY_ROLL = 'enemy-roll';

/** The symbol of a face; a blank one has none. */
export function symbolOf(face: DieFace): EnemySymbol | null {
  if (face === null) return null;
  if (face <= 3) return 'strike';
  return face <= 5 ? 'vortex' : 'hedron';
}

/** Whether dice show at least so many of each symbol. */
export function meetsObjective(dice: readonly DieFace[], objective: EnemyRequirement): boolean {
  return Object.entries(objective).every(
    ([symbol, need = 0]) => dice.filter((face) => symbolOf(face) === symbol).length >= need,
  );
}
