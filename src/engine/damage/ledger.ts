/**
 * The ledger of damage: every part, modifier and prevention with its source. Nothing is applied
 * until the conclusion of the roll phase or of upkeep (rule: final-damage-total).
 */
import type { Seat, TokenId } from '../ids.ts';
import type { DamageType } from '../vocabulary/effect.ts';
import { DAMAGE_TYPES } from './types.ts';

export interface LedgerSource {
  readonly kind: 'ability' | 'card' | 'token';
  readonly id: string;
  readonly seat: Seat;
}

export type LedgerEntry =
  /**
   * Damage coming to `to`. `attack` marks parts of the Attack on its target; they have no recipient before the
   * target is known (rule: targeting-roll-phase).
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
  /** Step 3: half is prevented, on the same subtotal as every other factor. */
  | { readonly entry: 'halve'; readonly to: Seat; readonly source: LedgerSource }
  /** Step 3: everything is avoided or prevented; `ofPhase`: also what is isolated or comes later in the Roll Phase. */
  | { readonly entry: 'avoid'; readonly to: Seat; readonly source: LedgerSource; readonly ofPhase?: true }
  /** After step 3: so much of what lands on `to` is taken by a companion of theirs instead. */
  | {
      readonly entry: 'redirect';
      readonly to: Seat;
      readonly dial: TokenId;
      readonly amount: number;
      readonly source: LedgerSource;
    }
  /** What lands on `to` may be split between them and a companion of theirs. */
  | { readonly entry: 'split'; readonly to: Seat; readonly dial: TokenId; readonly source: LedgerSource }
  /** A companion of `to` is healed together with the damage that it takes (R45). */
  | {
      readonly entry: 'heal';
      readonly to: Seat;
      readonly dial: TokenId;
      readonly amount: number;
      readonly source: LedgerSource;
    }
  /** When all of it would bring `to` to 0 health, so much is left instead. */
  | { readonly entry: 'outlive'; readonly to: Seat; readonly health: number; readonly source: LedgerSource }
  /** Step 3: half of what comes to `of` goes to `to`. */
  | { readonly entry: 'reflect'; readonly to: Seat; readonly of: number; readonly source: LedgerSource };

/** Whether damage can be prevented and avoided: its type allows it, and what deals it does not forbid it. */
export function isOpen(damage: Extract<LedgerEntry, { entry: 'damage' }>): boolean {
  return DAMAGE_TYPES[damage.type].avoidable && !damage.locked;
}

/** What was avoided in a Roll Phase altogether: also of damage that is summed up by itself. */
export function ofWholePhase(ledger: readonly LedgerEntry[]): LedgerEntry[] {
  return ledger.filter((entry) => entry.entry === 'avoid' && entry.ofPhase);
}

/**
 * Whether a seat has damage coming that it could still prevent or avoid (rule: incoming-damage). What was
 * avoided is not coming any more, and nothing of it comes back (R183).
 */
export function hasIncoming(ledger: readonly LedgerEntry[], seat: Seat): boolean {
  if (isAvoided(ledger, seat)) return false;
  return ledger.some((entry) => {
    if (entry.to !== seat) return false;
    if (entry.entry === 'damage') return entry.amount > 0 && isOpen(entry);
    return entry.entry === 'reflect' && !isAvoided(ledger, entry.of);
  });
}

/** Whether everything that comes to a seat was avoided. */
export function isAvoided(ledger: readonly LedgerEntry[], seat: Seat): boolean {
  return ledger.some((entry) => entry.entry === 'avoid' && entry.to === seat);
}
