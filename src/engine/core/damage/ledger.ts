/**
 * The damage ledger: each part, modifier and prevention is an entry with its source. Dials change only when the ledger
 * lands, at the end of the Roll Phase or of another phase (rule: final-damage-total).
 */
import type { Seat, TokenId } from '../../model/ids.ts';
import type { DamageType } from '../../vocabulary/effect.ts';
import { DAMAGE_TYPES } from './types.ts';

/** The ability, card or token that made an entry, and the seat that it belongs to. */
export interface LedgerSource {
  readonly kind: 'ability' | 'card' | 'token';
  readonly id: string;
  readonly seat: Seat;
}

export type LedgerEntry =
  /**
   * Damage to `to`. `attack` marks parts of the Attack; they have no recipient before the target is known
   * (rule: targeting-roll-phase). `locked` damage can be neither prevented nor avoided.
   */
  | {
      readonly entry: 'damage';
      readonly to: Seat | null;
      readonly from: Seat;
      readonly amount: number;
      readonly type: DamageType;
      readonly attack: boolean;
      readonly locked: boolean;
      readonly source: LedgerSource;
    }
  /** Step 2: an Attack modifier. */
  | {
      readonly entry: 'add';
      readonly to: Seat | null;
      readonly amount: number;
      readonly source: LedgerSource;
    }
  /** Step 2: a fixed prevention. */
  | { readonly entry: 'prevent'; readonly to: Seat; readonly amount: number; readonly source: LedgerSource }
  /** Step 3: half of the subtotal is prevented. All factors of step 3 use the same subtotal. */
  | { readonly entry: 'halve'; readonly to: Seat; readonly source: LedgerSource }
  /** Step 3: all damage is avoided; `ofPhase`: also isolated and later damage of the Roll Phase. */
  | { readonly entry: 'avoid'; readonly to: Seat; readonly source: LedgerSource; readonly ofPhase?: true }
  /** After step 3: a companion of `to` takes up to `amount` of the damage instead. */
  | {
      readonly entry: 'redirect';
      readonly to: Seat;
      readonly dial: TokenId;
      readonly amount: number;
      readonly source: LedgerSource;
    }
  /** The damage to `to` may be split between the seat and its companion. */
  | { readonly entry: 'split'; readonly to: Seat; readonly dial: TokenId; readonly source: LedgerSource }
  /** A companion of `to` is healed at the same time as it takes damage (R45). */
  | {
      readonly entry: 'heal';
      readonly to: Seat;
      readonly dial: TokenId;
      readonly amount: number;
      readonly source: LedgerSource;
    }
  /** If the damage would bring `to` to 0, its health becomes `health` instead. */
  | { readonly entry: 'outlive'; readonly to: Seat; readonly health: number; readonly source: LedgerSource }
  /** Step 3: half of the subtotal of `of` is also dealt to `to`. */
  | { readonly entry: 'reflect'; readonly to: Seat; readonly of: number; readonly source: LedgerSource };

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
