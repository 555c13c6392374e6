/** Reads the damage ledger: what of it can be prevented, and what is avoided. */
import type { Seat } from '../../model/ids.ts';
import type { LedgerEntry } from '../../model/ledger.ts';
import { DAMAGE_TYPES } from './types.ts';

/** Whether damage can be prevented and avoided: its type allows it and it is not locked. */
export function isAvoidable(damage: Extract<LedgerEntry, { entry: 'damage' }>): boolean {
  return DAMAGE_TYPES[damage.type].avoidable && !damage.locked;
}

/** The entries that avoid all damage of the Roll Phase. They count for isolated damage too. */
export function phaseWideAvoidances(ledger: readonly LedgerEntry[]): LedgerEntry[] {
  return ledger.filter((entry) => entry.entry === 'avoid' && entry.ofPhase);
}

/**
 * Whether a seat has damage coming that it could still prevent or avoid (rule: incoming-damage). Damage that was
 * avoided does not count, and is not reflected (R183).
 */
export function hasIncoming(ledger: readonly LedgerEntry[], seat: Seat): boolean {
  if (isAvoided(ledger, seat)) return false;
  return ledger.some((entry) => {
    if (entry.to !== seat) return false;
    if (entry.entry === 'damage') return entry.amount > 0 && isAvoidable(entry);
    return entry.entry === 'reflect' && !isAvoided(ledger, entry.of);
  });
}

/** Whether an entry avoids all damage to a seat. */
export function isAvoided(ledger: readonly LedgerEntry[], seat: Seat): boolean {
  return ledger.some((entry) => entry.entry === 'avoid' && entry.to === seat);
}
