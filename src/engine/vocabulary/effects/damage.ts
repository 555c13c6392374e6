/** Effects on damage: dealing it, changing the Attack, preventing and avoiding it. */
import type { Amount, DamageType, OnePlayer, Who } from '../amount.ts';

export interface Deal {
  readonly do: 'deal';
  readonly amount: Amount;
  readonly type: DamageType;
  readonly to: Who;
  /** No effect prevents or changes the damage. */
  readonly locked?: true;
}

export interface AddDamage {
  readonly do: 'add-damage';
  readonly amount: Amount;
}

export interface IsolatedDamage {
  readonly do: 'isolated-damage';
  readonly amount: Amount;
  readonly to: Who;
}

export interface Prevent {
  readonly do: 'prevent';
  /** Points of damage, 0 or less prevents nothing; `half` is rounded up. */
  readonly amount: Amount | 'half' | 'all';
  readonly who: Who;
}

export interface Avoid {
  readonly do: 'avoid';
  readonly who: Who;
  /** Avoids all damage of the Roll Phase, also isolated damage and damage dealt later in it (rule: flight). */
  readonly ofPhase?: true;
}

export interface Outlive {
  readonly do: 'outlive';
  /** Health that the player keeps, 1 or more. */
  readonly health: number;
  readonly who: Who;
}

export interface HalveDealt {
  readonly do: 'halve-dealt';
  /** Whose damage. */
  readonly who: Who;
}

export interface ReflectHalf {
  readonly do: 'reflect-half';
  /** Who takes the damage. */
  readonly who: Who;
}

export interface Redirect {
  readonly do: 'redirect';
  /** The id of the companion. */
  readonly dial: string;
  readonly amount: Amount;
}

/** Allows the owner to split the damage that lands on them in this Roll Phase with a companion. */
export interface AllowSplit {
  readonly do: 'allow-split';
  readonly dial: string;
}

export interface HarmCompanion {
  readonly do: 'harm-companion';
  /** The id of the companion. */
  readonly dial: string;
  readonly amount: Amount;
  readonly who: Who;
}

export interface Undefendable {
  readonly do: 'undefendable';
  /** The target against whom the Attack becomes undefendable; absent: the target of the list. */
  readonly on?: OnePlayer;
}

export interface AllowDefense {
  readonly do: 'allow-defense';
}
