/**
 * The damage ledger: each part, modifier and prevention is an entry with its source. Dials change only when the ledger
 * lands, at the end of the Roll Phase or of another phase (rule: final-damage-total).
 */

import type { DamageType } from '../vocabulary/effect.ts';
import type { AmountPart } from './amount-part.ts';
import type { Seat, TokenId } from './ids.ts';

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
      /** What the amount consists of, for display; absent for a printed number. */
      readonly why?: readonly AmountPart[];
    }
  /** Step 2: an Attack modifier. */
  | {
      readonly entry: 'add';
      readonly to: Seat | null;
      readonly amount: number;
      readonly source: LedgerSource;
      readonly why?: readonly AmountPart[];
    }
  /** Step 2: a fixed prevention. */
  | {
      readonly entry: 'prevent';
      readonly to: Seat;
      readonly amount: number;
      readonly source: LedgerSource;
      readonly why?: readonly AmountPart[];
    }
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
