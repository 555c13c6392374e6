/** Chooses how a bot spends perk points. */
import { fillablePerks, fillCircle, type PerkSheet } from '../../../engine/rules.ts';

/**
 * Spends points one by one on the perk with the fewest missing circles; ties prefer lower columns.
 * @param points the points to spend; points that no perk can take are lost
 * @param column the highest column that the points may go into
 */
export function spendPoints(sheet: PerkSheet, points: number, column: number): PerkSheet {
  let spent = sheet;
  for (let left = points; left > 0; left -= 1) {
    const lacking = fillablePerks(spent, column).map((perk) => ({
      perk,
      lacks: perk.circles - (spent.circles[perk.id] ?? 0),
    }));
    const [best] = lacking.sort((a, b) => a.lacks - b.lacks || a.perk.column - b.perk.column);
    if (!best) return spent;
    spent = fillCircle(spent, best.perk.id, column);
  }
  return spent;
}
