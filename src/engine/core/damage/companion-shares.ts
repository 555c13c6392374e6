/** Divides the damage of a seat between the seat and its companions. */

import type { Seat } from '../../model/ids.ts';
import type { CompanionShare } from '../../model/landed-damage.ts';
import type { LedgerEntry } from '../../model/ledger.ts';

interface DividedDamage {
  /** Damage to the dial of the seat, 0 or more. */
  readonly total: number;
  /** Absent if no companion is involved. */
  readonly companions?: readonly CompanionShare[];
}

/**
 * Splits the final damage of a seat: its companions take the redirected part, the seat the rest (rule: hero-huntress).
 * Damage above the health of a companion is lost.
 * @param due final damage of the seat, 0 or more
 */
export function companionShares(ledger: readonly LedgerEntry[], seat: Seat, due: number): DividedDamage {
  const shares = new Map<string, { taken: number; healed: number }>();
  let left = due;
  for (const entry of ledger) {
    if (entry.to !== seat || (entry.entry !== 'redirect' && entry.entry !== 'heal')) continue;
    const share = shares.get(entry.dial) ?? { taken: 0, healed: 0 };
    shares.set(entry.dial, share);
    if (entry.entry === 'heal') share.healed += entry.amount;
    else {
      const taken = Math.min(left, entry.amount);
      share.taken += taken;
      left -= taken;
    }
  }
  if (shares.size === 0) return { total: due };
  return { total: left, companions: [...shares].map(([token, share]) => ({ token, ...share })) };
}
