/** The name of a level of an ability. */
import { levelOf } from '../../../engine/vocabulary/abilities.ts';

/** `Smack` of level 2 is called Smack II. */
export function levelName(name: string, level: unknown): string {
  if (level === levelOf(name) || (level !== 2 && level !== 3)) return name;
  return `${name} ${'I'.repeat(level)}`;
}
