/** Builders for damage and for what prevents it. Content imports them from `builders.ts`. */
import type { Amount, DamageType, OnePlayer, Who } from './amount.ts';
import type { Effect } from './effect.ts';

export const deal = (amount: Amount, type: DamageType = 'normal', to: Who = 'target'): Effect => ({
  do: 'deal',
  amount,
  type,
  to,
});
export const dealUndefendable = (amount: Amount): Effect => deal(amount, 'undefendable');
export const dealPure = (amount: Amount): Effect => deal(amount, 'pure');
export const dealUltimate = (amount: Amount): Effect => deal(amount, 'ultimate');
/** Damage of a Defensive Ability to the attacker, which has no damage type. */
export const dealBack = (amount: Amount): Effect => deal(amount, 'typeless');
/** Undefendable damage to the owner, as a drawback of an ability. */
export const receive = (amount: Amount): Effect => deal(amount, 'undefendable', 'owner');
export const dealCollateral = (amount: Amount, to: Who = 'opponents'): Effect =>
  deal(amount, 'collateral', to);
export const dealIsolated = (amount: Amount, to: Who = 'target'): Effect => ({
  do: 'isolated-damage',
  amount,
  to,
});
/** Adds damage to the Attack of the owner. */
export const addDamage = (amount: Amount): Effect => ({ do: 'add-damage', amount });
export const prevent = (amount: Amount, who: Who = 'owner'): Effect => ({ do: 'prevent', amount, who });
export const preventHalf = (who: Who = 'owner'): Effect => ({ do: 'prevent', amount: 'half', who });
export const preventAll = (who: Who = 'owner'): Effect => ({ do: 'prevent', amount: 'all', who });
export const avoid = (who: Who = 'holder'): Effect => ({ do: 'avoid', who });
/** As `avoid`, for all damage of the Roll Phase, also isolated and later damage. */
export const avoidPhase = (who: Who = 'holder'): Effect => ({ do: 'avoid', who, ofPhase: true });
/** For the rest of the Roll Phase, prevents half of the damage that `who` deals. */
export const halveDealt = (who: Who = 'holder'): Effect => ({ do: 'halve-dealt', who });
/** If the damage that is coming would bring `who` to 0 health, they keep `health` instead. */
export const outlive = (health: number, who: Who = 'owner'): Effect => ({ do: 'outlive', health, who });
/** Runs the effects only if the damage that is coming would bring the owner to 0 health. */
export const ifFalling = (...effects: Effect[]): Effect => ({ do: 'if-falling', effects });
/** Deals half of the owner's incoming damage to the target. */
export const reflectHalf: Effect = { do: 'reflect-half', who: 'target' };
export const undefendable: Effect = { do: 'undefendable' };
/** Makes the Attack on one given player undefendable. */
export const undefendableOn = (on: OnePlayer): Effect => ({ do: 'undefendable', on });
/** The owner defends against an undefendable Attack. */
export const allowDefense: Effect = { do: 'allow-defense' };
