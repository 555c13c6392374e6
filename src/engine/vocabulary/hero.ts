import type { MythicDefinition } from './ally.ts';
import type { Condition } from './amount.ts';
import type { CardDefinition, Confidence } from './card.ts';
import type { DiceKey, Requirement } from './dice.ts';
import type { Effect } from './effect.ts';
import type { OpposedDice } from './effects/dice.ts';
import type { HeroFeat } from './feat.ts';
import type { Modifier } from './modifier.ts';
import type { Side } from './side.ts';
import type { SpendTiming, TokenDefinition, TokenPrice } from './token.ts';
import type { Trigger } from './trigger.ts';

export type AbilityKind = 'offensive' | 'defensive' | 'ultimate' | 'passive';

/** One line of an ability: what the dice must show, and the effects. */
export interface AbilityVariant {
  /** The ability's id, which its tiers share; a secondary ability has an id of its own. */
  readonly id: string;
  readonly name: string;
  readonly requires: Requirement;
  readonly effects: readonly Effect[];
  /** Its targets; absent: one opponent, found by the targeting rules of the mode. */
  readonly targets?: AbilityTargets;
}

/**
 * The targets of an ability that attacks several opponents. There is no targeting roll: the owner chooses different
 * opponents. Effects on `target` apply to each of them.
 */
export interface AbilityTargets {
  /** How many, 2 or more. */
  readonly count: number | 'all';
  /** Fewer may be chosen, but at least one. */
  readonly upTo?: true;
}

/** An action of a passive ability that its owner may take for CP or tokens, as often as they can pay. */
export interface PaidAction {
  /** Unique within the ability: `reroll`, `draw`. */
  readonly id: string;
  readonly label: string;
  readonly cp: number;
  /** Tokens that it costs in addition to CP. */
  readonly costs?: TokenPrice;
  readonly timing: SpendTiming;
  readonly effects: readonly Effect[];
}

/** The content of a passive ability. */
export interface Passive {
  /** What it does without being used. */
  readonly triggers?: readonly Trigger[];
  /** Apply while the ability is in force. */
  readonly modifiers?: readonly Modifier[];
  readonly actions?: readonly PaidAction[];
}

/** One level of one ability on a hero's board. */
export interface AbilityLevel {
  /** Kebab-case with the level: `smack`, `smack-ii`. */
  readonly id: string;
  readonly name: string;
  /** The place on the board, which all levels of the ability share: `smack`. */
  readonly slot: string;
  readonly level: 1 | 2 | 3;
  /** For two-sided boards: the id of the side it is printed on. It is in force only while that side is face up. */
  readonly side?: string;
  readonly kind: AbilityKind;
  /** In Missions its Attacks reach any distance; absent: the reach of its kind (rule: m-melee, m-range). */
  readonly reach?: 'range';
  /** The lines of an offensive or ultimate ability. Of several tiers the best comes first. */
  readonly variants: readonly AbilityVariant[];
  /** Defensive abilities: dice rolled once (rule: defensive-dice). */
  readonly dice?: number;
  /** Defensive abilities: the effects of the roll. A die counts for all of them (rule: dice-never-spent). */
  readonly effects?: readonly Effect[];
  /** Defensive abilities: how many dice of the roll may be re-rolled, once. */
  readonly mayReroll?: number;
  /** Defensive abilities: the id of a token of which the re-roll costs one. */
  readonly rerollCosts?: string;
  /** The re-roll is available only while this holds. */
  readonly mayRerollWhen?: Condition;
  /** Defensive abilities: answers every type of Attack but an Ultimate (rule: a-unique-defense). */
  readonly anyAttack?: true;
  /** Defensive abilities: dice that others roll at the same time, to be compared. `target` is the attacker. */
  readonly opposed?: OpposedDice;
  readonly passive?: Passive;
  readonly text: string;
  readonly confidence?: Confidence;
  readonly unconfirmed?: string;
}

export interface HeroDefinition {
  readonly id: string;
  readonly name: string;
  /** The product in which the hero was published. */
  readonly set: string;
  /** 1 (easy) to 6 (hard). */
  readonly complexity: number;
  readonly dice: DiceKey;
  /** For two-sided boards: the sides. The first is face up at the start. */
  readonly sides?: readonly Side[];
  readonly abilities: readonly AbilityLevel[];
  /** The hero's own cards. The engine adds the 18 cards that every deck shares. */
  readonly cards: readonly CardDefinition[];
  readonly tokens: readonly TokenDefinition[];
  /** The mythic ability that only this hero may bring to a Mission: its promo card (rule: m-new-game-plus). */
  readonly mythic?: MythicDefinition;
  /** Achievements of its own. */
  readonly feats?: readonly HeroFeat[];
  /** Effects run at the start of the game, after the set-up of the mode. */
  readonly setup?: readonly Effect[];
  readonly unconfirmed?: readonly string[];
}
