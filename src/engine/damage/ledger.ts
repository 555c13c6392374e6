/**
 * The ledger of damage: every part, modifier and prevention with its source. Nothing is applied
 * until the conclusion of the roll phase or of upkeep (rule: final-damage-total).
 */
import type { DamageType } from '../vocabulary/effect.ts';

export interface LedgerSource {
  readonly kind: 'ability' | 'card' | 'token';
  readonly id: string;
  readonly seat: number;
}

export type LedgerEntry =
  /**
   * Damage coming to `to`. `attack` marks parts of the Attack on its target; they have no recipient before the
   * target is known (rule: targeting-roll-phase).
   */
  | {
      readonly entry: 'damage';
      readonly to: number | null;
      readonly from: number;
      readonly amount: number;
      readonly type: DamageType;
      readonly attack: boolean;
      readonly locked: boolean;
      readonly source: LedgerSource;
    }
  /** Step 2: an Attack modifier. */
  | {
      readonly entry: 'add';
      readonly to: number | null;
      readonly amount: number;
      readonly source: LedgerSource;
    }
  /** Step 2: a fixed prevention. */
  | { readonly entry: 'prevent'; readonly to: number; readonly amount: number; readonly source: LedgerSource }
  /** Step 3: half is prevented, on the same subtotal as every other factor. */
  | { readonly entry: 'halve'; readonly to: number; readonly source: LedgerSource }
  /** Step 3: everything is avoided or prevented. */
  | { readonly entry: 'avoid'; readonly to: number; readonly source: LedgerSource }
  /** Step 3: half of what comes to `of` goes to `to`. */
  | { readonly entry: 'reflect'; readonly to: number; readonly of: number; readonly source: LedgerSource }
  /** Healing that is counted with damage, under the older ruling. */
  | { readonly entry: 'heal'; readonly to: number; readonly amount: number; readonly source: LedgerSource };

/** Whether a seat has damage coming that it could still prevent or avoid (rule: incoming-damage). */
export function hasIncoming(ledger: readonly LedgerEntry[], seat: number): boolean {
  let coming = false;
  for (const entry of ledger) {
    if (entry.to !== seat) continue;
    if (entry.entry === 'avoid') return false;
    if (entry.entry === 'damage' && entry.amount > 0 && !entry.locked) coming = true;
    if (entry.entry === 'reflect') coming = true;
  }
  return coming;
}
