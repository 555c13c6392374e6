/** What the activated ability is certain to do in the rest of its effects (R51). */
import type { Seat } from './ids.ts';
import type { LedgerEntry } from './ledger.ts';

export type PredictedDamage = Extract<LedgerEntry, { entry: 'damage' }>;

/** The certain results of the activated ability. */
export interface Prediction {
  /** Parts of the Attack, each with its least damage. */
  readonly damage: readonly PredictedDamage[];
  /** Tokens that will be inflicted unless a player prevents it. */
  readonly inflicted: readonly { readonly token: string; readonly seat: Seat }[];
  /** Re-rolls that the ability grants its owner. */
  readonly rerolls: readonly { readonly of: string; readonly bonus: number }[];
  /** Tokens that the owner will gain, minus those that it loses by the ability: token -> count. Limits are ignored. */
  readonly gained: Readonly<Record<string, number>>;
}
