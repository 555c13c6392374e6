/** Damage, and what stands against it; `builders.ts` hands them on. */
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
/** Damage by a Defensive Ability to the attacker: it has no type. */
export const dealBack = (amount: Amount): Effect => deal(amount, 'typeless');
/** Damage that the owner takes in return; nothing prevents or changes it where `locked`. */
export const receive = (amount: Amount): Effect => deal(amount, 'undefendable', 'owner');
export const dealCollateral = (amount: Amount, to: Who = 'opponents'): Effect =>
  deal(amount, 'collateral', to);
export const dealIsolated = (amount: Amount, to: Who = 'target'): Effect => ({
  do: 'isolated-damage',
  amount,
  to,
});
export const addDamage = (amount: Amount): Effect => ({ do: 'add-damage', amount });
export const prevent = (amount: Amount, who: Who = 'owner'): Effect => ({ do: 'prevent', amount, who });
export const preventHalf = (who: Who = 'owner'): Effect => ({ do: 'prevent', amount: 'half', who });
export const preventAll = (who: Who = 'owner'): Effect => ({ do: 'prevent', amount: 'all', who });
export const avoid = (who: Who = 'holder'): Effect => ({ do: 'avoid', who });
/** As `avoid`, and whatever else the Roll Phase brings. */
export const avoidPhase = (who: Who = 'holder'): Effect => ({ do: 'avoid', who, ofPhase: true });
export const halveDealt = (who: Who = 'holder'): Effect => ({ do: 'halve-dealt', who });
/** Where what is coming brings them to 0, so much health is left instead. */
export const outlive = (health: number, who: Who = 'owner'): Effect => ({ do: 'outlive', health, who });
/** Only for who would be brought to 0 by what is coming. */
export const ifFalling = (...effects: Effect[]): Effect => ({ do: 'if-falling', effects });
export const reflectHalf: Effect = { do: 'reflect-half', who: 'target' };
export const undefendable: Effect = { do: 'undefendable' };
/** The Attack on this one becomes undefendable, whoever the list is aimed at. */
export const undefendableOn = (on: OnePlayer): Effect => ({ do: 'undefendable', on });
/** The owner defends at once against an Attack that cannot be defended. */
export const allowDefense: Effect = { do: 'allow-defense' };
