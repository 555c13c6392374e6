/** Priority numbers of a boss's abilities (rule: a-boss-priority). */
import type { AbilityLevel } from '../../../engine/vocabulary/hero.ts';

/**
 * A number for each line of the offensive abilities: the higher, the earlier its name stands in `best`. Levels of an
 * ability share a number.
 * @param best slots of abilities, and ids of secondary abilities
 * @throws RangeError if a line is not named
 */
export function ranked(
  abilities: readonly AbilityLevel[],
  best: readonly string[],
): Readonly<Record<string, number>> {
  const numbers: Record<string, number> = {};
  for (const level of abilities) {
    for (const { id } of level.variants) {
      const at = best.indexOf(id === level.id ? level.slot : id);
      if (at < 0) throw new RangeError(`${id} has no priority`);
      numbers[id] = best.length - at;
    }
  }
  return numbers;
}
