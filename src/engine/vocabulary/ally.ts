/** Allies that heroes of a Mission recruit for momentum, and what momentum buys besides (rules: m-allies, m-momentum). */
import type { Requirement } from '../dice/requirement.ts';
import type { Effect } from './effect.ts';
import type { SpendTiming } from './token.ts';

interface Power {
  /** Unique within the ally. */
  readonly id: string;
  /** The owner is the hero whose ally it is. */
  readonly effects: readonly Effect[];
  readonly text: string;
}

/** What costs momentum besides, each time. */
interface PricedPower extends Power {
  readonly cost?: number;
}

/** Each can be used once a round, in its phase (rule: m-ally-powers). */
export type AllyPower =
  /** Once, when the ally is recruited. */
  | (Power & { readonly kind: 'recruit' })
  /** In the hero's own roll phase, when the final dice show what it asks for; without: whatever they show. */
  | (PricedPower & {
      readonly kind: 'kicker';
      readonly in: 'offensive' | 'defensive';
      readonly requires?: Requirement;
    })
  /** One more Offensive Ability on the hero's board; melee unless it says range. */
  | (Power & {
      readonly kind: 'ability';
      readonly name: string;
      readonly requires: Requirement;
      readonly reach: 'melee' | 'range';
    })
  /** The ally goes to the bottom of the deck for it. */
  | (PricedPower & { readonly kind: 'exhaust'; readonly timing: SpendTiming })
  /** Together with the kicker or the ability before it: the ally goes to the bottom of the deck, too. */
  | (PricedPower & { readonly kind: 'plus-exhaust' });

export interface AllyDefinition {
  readonly id: string;
  readonly name: string;
  /** Momentum, 1 to 15. */
  readonly cost: number;
  readonly powers: readonly [AllyPower, ...AllyPower[]];
  readonly unconfirmed?: string;
}

/** What a hero buys for momentum by the card of a level: those of lower levels are on it as well. */
export interface MomentumAction {
  readonly id: string;
  readonly cost: number;
  /** `range`: instead of effects, the Attack or defence reaches any distance (rule: melee-range). */
  readonly buys: 'range' | readonly Effect[];
  readonly timing: SpendTiming | 'attack';
  readonly oncePerRound?: true;
  readonly text: string;
}

export interface MomentumCard {
  readonly level: 1 | 2 | 3 | 4 | 5;
  readonly actions: readonly MomentumAction[];
}

/** An Offensive Ability for those who have mastered all levels; once a Mission (rule: m-mythic). */
export interface MythicDefinition {
  readonly id: string;
  readonly name: string;
  readonly requires: Requirement;
  readonly effects: readonly Effect[];
  readonly text: string;
  readonly unconfirmed?: string;
}

/** What a feat does, once a Mission. */
export interface Feat {
  readonly timing: SpendTiming;
  readonly effects: readonly Effect[];
}

/** A perk of the sheet (rule: m-perks). */
export interface PerkDefinition {
  readonly id: string;
  /** The level of Missions whose points fill it. */
  readonly column: 1 | 2 | 3 | 4 | 5;
  readonly row: 'momentum' | 'grit' | 'leadership' | 'heroism' | 'feats';
  /** Points until it works. */
  readonly circles: number;
  /** The level of the momentum card that it brings. */
  readonly card?: MomentumCard['level'];
  /** Starting health more. */
  readonly health?: number;
  /** Done once at set-up, when the map lies there; the owner is the hero. */
  readonly start?: readonly Effect[];
  readonly feat?: Feat;
  readonly text: string;
  readonly unconfirmed?: string;
}
