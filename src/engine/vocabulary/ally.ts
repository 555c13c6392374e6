/** What heroes of a Mission pay momentum for: allies, actions, perks, mythics (rules: m-recruit-ally, m-momentum). */
import type { Requirement } from './dice.ts';
import type { Effect } from './effect.ts';
import type { SpendTiming } from './token.ts';

interface Power {
  /** Unique within the ally. */
  readonly id: string;
  /** Their owner is the hero who recruited the ally. */
  readonly effects: readonly Effect[];
  readonly text: string;
}

/** A power that costs momentum each time; `cost` is 1 to 15, absent: free. */
interface PricedPower extends Power {
  readonly cost?: number;
}

/** A power of an ally. Each can be used once per round, in its phase (rule: m-ally-powers). */
export type AllyPower =
  /** Runs once, when the ally is recruited. */
  | (Power & { readonly kind: 'recruit' })
  /** In the hero's own roll phase, when the final dice meet `requires`; absent: with any dice. */
  | (PricedPower & {
      readonly kind: 'kicker';
      readonly in: 'offensive' | 'defensive';
      readonly requires?: Requirement;
    })
  /** An additional Offensive Ability of the hero. */
  | (Power & {
      readonly kind: 'ability';
      readonly name: string;
      readonly requires: Requirement;
      readonly reach: 'melee' | 'range';
    })
  /** Using it puts the ally on the bottom of the ally deck. */
  | (PricedPower & { readonly kind: 'exhaust'; readonly timing: SpendTiming })
  /** Used together with the kicker or ability before it. It also puts the ally on the bottom of the ally deck. */
  | (PricedPower & { readonly kind: 'plus-exhaust' });

export interface AllyDefinition {
  readonly id: string;
  readonly name: string;
  /** Momentum, 1 to 15. */
  readonly cost: number;
  readonly powers: readonly [AllyPower, ...AllyPower[]];
  readonly unconfirmed?: string;
}

/** An action that a hero buys with momentum. A momentum card also has all actions of the lower levels. */
export interface MomentumAction {
  readonly id: string;
  /** Momentum, 1 to 15. */
  readonly cost: number;
  /** Effects, or `range`: the Attack or defense reaches any distance (rule: m-range). */
  readonly buys: 'range' | readonly Effect[];
  readonly timing: SpendTiming | 'attack';
  readonly oncePerRound?: true;
  readonly text: string;
}

export interface MomentumCard {
  readonly level: 1 | 2 | 3 | 4 | 5;
  readonly actions: readonly MomentumAction[];
}

/** An Offensive Ability of heroes who have completed all levels; usable once per Mission (rule: m-new-game-plus). */
export interface MythicDefinition {
  readonly id: string;
  readonly name: string;
  readonly requires: Requirement;
  readonly effects: readonly Effect[];
  readonly text: string;
  readonly unconfirmed?: string;
}

/** A feat: effects that a hero can use once per Mission. */
export interface Feat {
  readonly timing: SpendTiming;
  readonly effects: readonly Effect[];
}

/** A perk of the sheet (rule: m-perk-sheets). */
export interface PerkDefinition {
  readonly id: string;
  /** The column of the sheet. Points from Missions of this level fill it. */
  readonly column: 1 | 2 | 3 | 4 | 5;
  readonly row: 'momentum' | 'grit' | 'leadership' | 'heroism' | 'feats';
  /** Points needed to unlock it. */
  readonly circles: number;
  /** The level of the momentum card that it unlocks. */
  readonly card?: MomentumCard['level'];
  /** Additional starting health. */
  readonly health?: number;
  /** How many allies more than one the hero may have. */
  readonly allies?: number;
  /** Run once at set-up, after the map is laid out. Their owner is the hero. */
  readonly start?: readonly Effect[];
  readonly feat?: Feat;
  readonly text: string;
  readonly unconfirmed?: string;
}
