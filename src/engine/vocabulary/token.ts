import type { Condition } from './amount.ts';
import type { Effect } from './effect.ts';
import type { Modifier } from './modifier.ts';
import type { Trigger } from './trigger.ts';

/** Companions are not status effects: nothing that removes or moves status effects touches them. */
export type TokenKind = 'positive' | 'negative' | 'unique' | 'companion';

/** When a token may be spent. */
export type SpendTiming =
  /** The holder has damage coming (rule: incoming-damage). */
  | 'incoming-damage'
  /** The holder's own Attack, before damage lands (rule: attack-modifier-timing). */
  | 'own-attack'
  /** The holder's own Attack, at the end of its Offensive Roll Phase (rule: accuracy). */
  | 'own-attack-at-offense-end'
  /** The holder's own Attack, before a defence is rolled. */
  | 'own-attack-before-defense'
  /** The holder was attacked by an opponent, before damage lands. */
  | 'attacked'
  /** A die of the holder's is in play and may be altered. */
  | 'own-dice'
  /** An opponent's die is in play and may be altered. */
  | 'opponent-dice'
  /** A status effect is aimed at the holder and has not landed: the end of the opponent's Offensive Roll Phase. */
  | 'status-coming'
  | 'own-main'
  | 'any-time';

/** One way to spend a token. Most tokens have one. */
export interface Spend {
  /** What the spend is for; names the way where a token has several. */
  readonly use: string;
  readonly timing: SpendTiming;
  readonly when?: Condition;
  /** How many tokens one use takes; `any` asks for the number, noted as `spent`. */
  readonly takes: number | 'any';
  readonly effects: readonly Effect[];
  /** CP to be paid besides. */
  readonly cp?: number;
  /** At most once in a turn (any player's): this way of spending, or the token in whatever way. */
  readonly oncePerTurn?: 'use' | 'token';
  /** Tokens gained in the present turn may not be spent this way. */
  readonly notWhenGainedThisTurn?: true;
}

/**
 * When a token goes by itself: at the conclusion of an Offensive Roll Phase of its holder, or at the end of a turn
 * of its holder, at whose start it was held.
 */
export type TokenUntil = 'offense-end' | 'turn-end';

export interface TokenDefinition {
  readonly id: string;
  readonly name: string;
  readonly kind: TokenKind;
  readonly limit: number;
  /** Stays until something else removes it (rule: persistent). */
  readonly persistent?: true;
  /** Cannot be removed or moved by effects that choose a token. */
  readonly fixed?: true;
  readonly until?: TokenUntil;
  readonly spends?: readonly Spend[];
  /** What it does by itself. */
  readonly triggers?: readonly Trigger[];
  /** What holds as long as it lies there. */
  readonly modifiers?: readonly Modifier[];
  readonly text: string;
  readonly unconfirmed?: string;
}
