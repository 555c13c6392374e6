/** Why an amount of damage is as large as it is, for display. Nothing of the rules reads it. */

/** What a part of an amount is counted by; null for a printed number. */
export type CountedBy =
  | { readonly what: 'symbols'; readonly symbols: readonly string[] }
  | { readonly what: 'token'; readonly token: string }
  | { readonly what: 'dice' | 'cp' | 'cards' | 'statuses' | 'upgrades' | 'attempts' | 'other' }
  | null;

/** A part of an amount. The parts of an amount add up to it. */
export interface AmountPart {
  readonly amount: number;
  readonly by: CountedBy;
}

/** The condition under which effects run: dice show these symbols. */
export interface Because {
  readonly symbols: readonly string[];
  /** The length of the effect list behind the effects that the condition brought. */
  readonly rest: number;
}
