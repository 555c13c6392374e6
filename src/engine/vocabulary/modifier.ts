/** What holds as long as a token lies there or a passive ability is in force: the same for both. */
import type { DieValue } from '../dice/requirement.ts';
import type { Condition } from './amount.ts';
import type { DamageType } from './effect.ts';

/**
 * Changes the total of an Attack with a part of one of these types: of the holder (`attacking`), or on the holder
 * (`attacked`).
 */
interface OfAttack<Side extends 'attacking' | 'attacked'> {
  readonly side: Side;
  readonly types: readonly DamageType[];
  /** Looked at whenever the total is; the `target` is the other side. */
  readonly when?: Condition;
}

/** Step 2: so much more or less, for each token unless it says `once`. Nothing lowers an Ultimate. */
export interface AddToAttack<Side extends 'attacking' | 'attacked'> extends OfAttack<Side> {
  readonly step: 2;
  readonly amount: number;
  readonly once?: true;
}

/**
 * Step 3: `half`, rounded up, is prevented; or the damage of these types in a Roll Phase does not reach its target
 * at all, also isolated, and no defence is made against it (rule: shadows).
 */
export interface ScaleAttack<Side extends 'attacking' | 'attacked'> extends OfAttack<Side> {
  readonly step: 3;
  readonly factor: 'half' | 'zero';
}

export type Modifier =
  | AddToAttack<'attacking'>
  | AddToAttack<'attacked'>
  | ScaleAttack<'attacking'>
  | ScaleAttack<'attacked'>
  /** The holder's next Income Phase is skipped; then a token leaves (rule: concussion). */
  | { readonly side: 'income'; readonly skip: true }
  /** Roll Attempts more or fewer in the holder's Offensive Roll Phase, for each token (rule: entangle). */
  | { readonly side: 'attempts'; readonly amount: number }
  /** CP for each Roll Attempt of the holder beyond so many. */
  | { readonly side: 'attempt-price'; readonly cp: number; readonly beyond: number }
  /** CP before the holder's Offensive Roll Phase, or it is skipped; then a token leaves (rule: knockdown). */
  | { readonly side: 'offense'; readonly cp: number }
  /** The holder can take no action at all (rule: stun). */
  | { readonly side: 'actions'; readonly none: true }
  /** When the holder's health would reach 0 it becomes so much instead, and a token leaves (R180). */
  | { readonly side: 'defeat'; readonly health: number }
  /** Offensive Abilities of the holder neither gain nor inflict status effects (rule: paralyze). */
  | { readonly side: 'statuses'; readonly none: true }
  /** The holder activates no ability that asks for a straight (rule: silence). */
  | { readonly side: 'abilities'; readonly without: 'straight' }
  /** Dice of the holder that come to this value are blank, and none can be made to show it (rule: hex). */
  | { readonly side: 'dice'; readonly blank: DieValue }
  /** The holder may play upgrades in Roll Phases too (rule: upgrade-out-of-phase). */
  | { readonly side: 'upgrades'; readonly in: 'roll-phase' }
  /** Rolls of this name by the holder may be re-rolled once. */
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
