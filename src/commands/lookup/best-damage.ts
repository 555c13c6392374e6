/** The average damage of the rest of a roll, and the dice to keep for it. */

import { describeKeep } from '../../ai/odds/wording.ts';
import { damageSolutionOf } from '../../ai/players/damage-solution.ts';
import { plainTable, seatAt, type TableFacts } from '../../ai/players/table-facts.ts';
import { heroById, isHero } from '../../engine/definitions.ts';
import type { Seat } from '../../engine/index.ts';
import type { DieFace } from '../../engine/rules.ts';
import type { RollProgress } from '../../lookup/odds-goals.ts';
import type { BestDamage } from '../../render/lookup/index.ts';
import type { Words } from '../../words/index.ts';

/**
 * Returns the average damage of a roll that is played for damage, with the dice to keep.
 * @param dice the dice in order, null for a blank die; null before the first roll
 * @param left Roll Attempts left
 */
export function bestDamage(
  table: TableFacts,
  seat: Seat,
  dice: readonly DieFace[] | null,
  left: number,
  words: Words,
): BestDamage {
  const solution = damageSolutionOf(table, seat);
  if (dice === null) return { average: words.lookup.odds.damage(solution.fromScratch(left)), advice: null };
  const shown = dice.flatMap((die, position) => (die === null ? [] : [{ die, position }]));
  const values = shown.map(({ die }) => die);
  const average = words.lookup.odds.damage(solution.valueAt(values, left));
  if (left === 0) return { average, advice: null };
  const keep = solution.bestKeep(values, left).flatMap((at) => shown[at]?.position ?? []);
  const keepText = describeKeep(dice, keep, heroById(seatAt(table, seat).hero).dice, words);
  return { average, advice: { words: keepText, keep } };
}

/**
 * The average damage on a hero's board at level I, outside any game; null for a hero whose abilities exist as text
 * only.
 */
export function bestDamageOfBoard(
  heroId: string,
  { dice, attempts }: RollProgress,
  words: Words,
): BestDamage | null {
  return isHero(heroId) ? bestDamage(plainTable(heroId, heroId), 0, dice, attempts, words) : null;
}
