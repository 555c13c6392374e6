/** Effects on dice: rolling, re-rolling, altering and reading them. */
import type { Asking, OnePlayer, Who } from '../amount.ts';

/** How a die may be altered (rule: dice-alteration). */
export type Alteration =
  /** To any value. `same`: all of the dice to the value of the first. */
  | { readonly how: 'set-any'; readonly same?: true }
  /** To one of these values. */
  | { readonly how: 'set'; readonly values: readonly (1 | 2 | 3 | 4 | 5 | 6)[] }
  /** Up or down by 1; `way`: in one of the two directions only. */
  | { readonly how: 'step'; readonly way?: 'up' | 'down' }
  /** To the value of another die of the same owner. */
  | { readonly how: 'copy' }
  /** Re-rolled. `unless`: CP that the die's owner may pay to the effect's owner to keep the die as it is. */
  | { readonly how: 'force-reroll'; readonly unless?: number };

/** How far a step of a die may go: 1 up, 1 down, or either. */
export const stepsOf = ({ way }: Extract<Alteration, { how: 'step' }>): readonly number[] =>
  way === undefined ? [1, -1] : [way === 'up' ? 1 : -1];

/**
 * Dice that other players roll together with a roll, to be compared with it. All of them stay on the table until the
 * roll is settled (R82).
 */
export interface OpposedDice {
  readonly by: Who;
  /** How many dice each of them rolls. */
  readonly dice: number;
  /** The name under which their sum is stored. */
  readonly note: string;
}

export interface Alter extends Asking {
  readonly do: 'alter';
  readonly alteration: Alteration;
  /** How many dice, 1 or more. A die is altered at most once. */
  readonly dice: number;
  /** Whose dice, seen from the owner. */
  readonly whose: 'any' | 'own' | 'opponent';
  /** The change may be declined. */
  readonly optional?: true;
}

/** `ask` names whose dice are re-rolled; that player also chooses them. */
export interface RerollOwn extends Asking {
  readonly do: 'reroll-own';
  /** At most this many dice, each at most once unless `separately`. */
  readonly dice: number;
  /** The re-rolls are made one after another. Each is chosen after the last one and may use the same die again. */
  readonly separately?: true;
}

export interface ReadAs {
  readonly do: 'read-as';
  /** The symbol that the text counts. */
  readonly symbol: string;
  /** The symbols that count instead. Include `symbol` itself to let it count as well. */
  readonly as: readonly string[];
  /** The id of the ability, card or token that rolls these dice. */
  readonly of: string;
}

export interface ExtraAttempt {
  readonly do: 'extra-attempt';
  readonly phase: 'offensive' | 'defensive';
  readonly who: Who;
}

export interface Roll {
  readonly do: 'roll';
  readonly dice: number;
  /** Who rolls. */
  readonly by: OnePlayer;
  /** The name under which the sum is stored. */
  readonly note?: string;
  /** The roller may re-roll up to this many of the dice, once. */
  readonly mayReroll?: number;
  /** The id of a token of which each re-roll costs one. */
  readonly rerollCosts?: string;
  /** Each `grant-reroll` and each modifier `rerolls` of this name that is in force allows one re-roll. */
  readonly rerollsFor?: string;
  /** Other players who roll at the same time. */
  readonly opposed?: OpposedDice;
}

export interface GrantReroll {
  readonly do: 'grant-reroll';
  /** The name of the rolls: their `rerollsFor`. */
  readonly of: string;
  /** What a re-rolled die is worth in addition. */
  readonly bonus: number;
}
