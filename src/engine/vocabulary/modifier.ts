/** Modifiers: standing rules that apply while a token is held or a passive ability is in force. */

import type { Condition } from './amount.ts';
import type { DieValue } from './dice.ts';
import type { DamageType } from './effect.ts';

/**
 * Changes the total of an Attack that has a part of one of these types: an Attack by the holder (`attacking`) or on the
 * holder (`attacked`).
 */
interface OfAttack<Side extends 'attacking' | 'attacked'> {
  readonly side: Side;
  readonly types: readonly DamageType[];
  /** Evaluated whenever the total is calculated; `target` is the other side of the Attack. */
  readonly when?: Condition;
}

/** Step 2: adds `amount`, which may be negative, per token, or with `once` only once. It never lowers an Ultimate. */
export interface AddToAttack<Side extends 'attacking' | 'attacked'> extends OfAttack<Side> {
  readonly step: 2;
  readonly amount: number;
  readonly once?: true;
}

/**
 * Step 3. `half`: half of the damage, rounded up, is prevented. `zero`: damage of these types in a Roll Phase, also
 * isolated damage, does not reach its target, and there is no defense against it (rule: shadows).
 */
export interface ScaleAttack<Side extends 'attacking' | 'attacked'> extends OfAttack<Side> {
  readonly step: 3;
  readonly factor: 'half' | 'zero';
}

/** A modifier. `side` says what it changes. Every field is about the holder of the token or ability. */
export type Modifier =
  | AddToAttack<'attacking'>
  | AddToAttack<'attacked'>
  | ScaleAttack<'attacking'>
  | ScaleAttack<'attacked'>
  /** The holder skips the next Income Phase. This removes one token (rule: concussion). */
  | { readonly side: 'income'; readonly skip: true }
  /** Changes the Roll Attempts of the holder's Offensive Roll Phase by `amount` per token (rule: entangle). */
  | { readonly side: 'attempts'; readonly amount: number }
  /** The holder pays `cp` for each Roll Attempt after the first `beyond` ones. */
  | { readonly side: 'attempt-price'; readonly cp: number; readonly beyond: number }
  /** The holder pays `cp` or skips the next Offensive Roll Phase. Either removes one token (rule: knockdown). */
  | { readonly side: 'offense'; readonly cp: number }
  /** The holder cannot take any action (rule: stun). */
  | { readonly side: 'actions'; readonly none: true }
  /** When the holder's health would reach 0, it becomes `health` instead. This removes one token (R180). */
  | { readonly side: 'defeat'; readonly health: number }
  /** The holder's Offensive Abilities neither gain nor inflict status effects (rule: paralyze). */
  | { readonly side: 'statuses'; readonly none: true }
  /** The holder cannot activate an ability that requires a straight (rule: silence). */
  | { readonly side: 'abilities'; readonly without: 'straight' }
  /** Dice of the holder with this value are blank, and no die can be altered to this value (rule: hex). */
  | { readonly side: 'dice'; readonly blank: DieValue }
  /** The holder cannot play cards: none at all, or none in Roll Phases. Selling is no play. */
  | { readonly side: 'cards'; readonly none: 'all' | 'roll-phase' }
  /** The holder cannot be healed. */
  | { readonly side: 'healing'; readonly none: true }
  /** The holder may also play upgrades in Roll Phases (rule: upgrade-out-of-phase). */
  | { readonly side: 'upgrades'; readonly in: 'roll-phase' }
  /** The holder may re-roll once in each `roll` effect whose `rerollsFor` is this name. */
  | { readonly side: 'rerolls'; readonly of: string };

export type ModifierSide = Modifier['side'];

/** The modifiers of one side. */
export type ModifierOf<Side extends ModifierSide> = Extract<Modifier, { readonly side: Side }>;

/** The modifiers of one side that a token or a passive ability has. */
export function modifiersIn<Side extends ModifierSide>(
  { modifiers = [] }: { readonly modifiers?: readonly Modifier[] },
  side: Side,
): ModifierOf<Side>[] {
  return modifiers.filter((modifier): modifier is ModifierOf<Side> => modifier.side === side);
}
