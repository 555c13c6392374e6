/** The damage that lands on a seat, with its parts and how they were summed up. */
import type { AmountPart } from './amount-part.ts';
import type { AbilityId, Seat } from './ids.ts';

/** Damage and healing of one companion. */
export interface CompanionShare {
  readonly token: string;
  readonly taken: number;
  readonly healed: number;
}

/** One line of a damage total, for display. */
export interface LedgerLine {
  readonly step: 1 | 2 | 3;
  /** Signed amount; `null` if the source avoids all damage. */
  readonly amount: number | null;
  readonly source: string;
  readonly sourceKind: 'ability' | 'card' | 'token';
  /** The line of the ability that was activated, if it is not the ability itself. */
  readonly variant?: AbilityId;
  /** What the amount consists of; absent for a printed number. */
  readonly why?: readonly AmountPart[];
}

/** The damage total of one seat. */
export interface LandedDamage {
  readonly seat: Seat;
  /** After step 1. */
  readonly incoming: number;
  /** After step 2. */
  readonly subtotal: number;
  /** Damage to the dial of the seat, 0 or more. */
  readonly total: number;
  /** Damage that companions take instead, and their healing; absent if no companion is involved. */
  readonly companions?: readonly CompanionShare[];
  readonly lines: readonly LedgerLine[];
}
