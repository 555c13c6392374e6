import type { DiceKey, Requirement } from '../dice/requirement.ts';
import type { Condition } from './amount.ts';
import type { CardDefinition } from './card.ts';
import type { Effect, OpposedDice } from './effect.ts';
import type { Modifier } from './modifier.ts';
import type { Side } from './side.ts';
import type { SpendTiming, TokenDefinition, TokenPrice } from './token.ts';
import type { Trigger } from './trigger.ts';

export type AbilityKind = 'offensive' | 'defensive' | 'ultimate' | 'passive';

/** One line of an ability: what the dice must show, and what then happens. */
export interface AbilityVariant {
  /** The ability's id for its own line (tiers share it); a secondary ability's own id otherwise. */
  readonly id: string;
  readonly name: string;
  readonly requires: Requirement;
  readonly effects: readonly Effect[];
  /** Whom it is aimed at; absent: at one opponent, found as the mode says. */
  readonly targets?: AbilityTargets;
}

/**
 * An ability that names more than one opponent as its targets: there is no targeting die, its owner chooses distinct
 * ones, and "the target" of its effects is each of them.
 */
export interface AbilityTargets {
  /** 2 or more. */
  readonly count: number | 'all';
  /** Fewer may be named, at least one. */
  readonly upTo?: true;
}

/** Something that a passive ability lets its owner do for CP or tokens, as often as they can pay. */
export interface PaidAction {
  /** Names the line: `reroll`, `draw`. */
  readonly id: string;
  readonly label: string;
  readonly cp: number;
  /** Tokens to be spent besides. */
  readonly costs?: TokenPrice;
  readonly timing: SpendTiming;
  readonly effects: readonly Effect[];
}

/** What a passive ability does by itself, and what it sells. */
export interface Passive {
  readonly triggers?: readonly Trigger[];
  /** What holds while the ability is in force. */
  readonly modifiers?: readonly Modifier[];
  readonly actions?: readonly PaidAction[];
}

/** One level of one ability on a hero's board. */
export interface AbilityLevel {
  /** Kebab-case with the level: `smack`, `smack-ii`. */
  readonly id: string;
  readonly name: string;
  /** The place on the board that its levels share. */
  readonly slot: string;
  readonly level: 1 | 2 | 3;
  /** Of a board with two sides: the side that it is printed on, and in force while that lies up. */
  readonly side?: string;
  readonly kind: AbilityKind;
  /** In Missions its Attacks reach any distance; absent: as far as its kind does (rule: melee-range). */
  readonly reach?: 'range';
  /** Offensive and ultimate abilities; of tiers the best stands first. */
  readonly variants: readonly AbilityVariant[];
  /** Defensive abilities: dice rolled once (rule: defensive-dice). */
  readonly dice?: number;
  /** Defensive abilities: what the roll brings; every line applies (rule: dice-never-spent). */
  readonly effects?: readonly Effect[];
  /** Defensive abilities: dice of the roll that may be re-rolled once. */
  readonly mayReroll?: number;
  /** Defensive abilities: that re-roll costs one of these tokens. */
  readonly rerollCosts?: string;
  /** The re-roll is there only while this holds. */
  readonly mayRerollWhen?: Condition;
  /** Defensive abilities: dice thrown with the defence and compared with it; `target` is the attacker. */
  readonly opposed?: OpposedDice;
  readonly passive?: Passive;
  readonly text: string;
  readonly unconfirmed?: string;
}

export interface HeroDefinition {
  readonly id: string;
  readonly name: string;
  readonly set: string;
  /** 1 (easy) to 6 (hard). */
  readonly complexity: number;
  readonly dice: DiceKey;
  /** Of a board that can be turned over: its sides, in front the one that lies up at the start. */
  readonly sides?: readonly Side[];
  readonly abilities: readonly AbilityLevel[];
  /** The hero's own cards; the 18 of every deck are added by the engine. */
  readonly cards: readonly CardDefinition[];
  readonly tokens: readonly TokenDefinition[];
  /** What the hero has at the start beyond the mode's set-up. */
  readonly setup?: readonly Effect[];
  readonly unconfirmed?: readonly string[];
}
