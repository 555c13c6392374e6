import type { Condition } from './amount.ts';
import type { Effect } from './effect.ts';
import type { Modifier } from './modifier.ts';
import type { Side } from './side.ts';
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
  /** The holder's own Attack has landed, at the very end of its Defensive Roll Phase (rule: combo, R249). */
  | 'own-attack-landed'
  /** The holder was attacked by an opponent, before damage lands. */
  | 'attacked'
  /** A die of the holder's is in play and may be altered. */
  | 'own-dice'
  /** An opponent's die is in play and may be altered. */
  | 'opponent-dice'
  /** A status effect is aimed at the holder and has not landed: the end of the opponent's Offensive Roll Phase. */
  | 'status-coming'
  | 'own-main'
  /** The holder's own Upkeep Phase, before its damage lands. */
  | 'own-upkeep'
  | 'any-time';

/** Tokens of the same seat that something costs. */
export interface TokenPrice {
  readonly token: string;
  /** 1 or more. */
  readonly count: number;
}

/** One way to spend a token. Most tokens have one. */
export interface Spend {
  /** What the spend is for; names the way where a token has several. */
  readonly use: string;
  readonly timing: SpendTiming;
  readonly when?: Condition;
  /** How many tokens one use takes, 0 where it is used and stays; `any` asks for the number, noted as `spent`. */
  readonly takes: number | 'any';
  readonly effects: readonly Effect[];
  /** CP to be paid besides. */
  readonly cp?: number;
  /** Other tokens to be spent besides. */
  readonly costs?: TokenPrice;
  /** Only against an Attack on the holder of at least so much, modifiers counted, preventions not (R222, R223). */
  readonly attackOf?: number;
  /** At most so many times in a phase, the token in whatever way. */
  readonly perPhase?: number;
  /** Cards of the hand to be discarded besides, which its owner picks. */
  readonly cards?: number;
  /** Open to who gave the token alone, wherever it lies; absent: to its holder. */
  readonly whose?: 'giver';
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

/** The health of a companion. */
export interface CompanionHealth {
  /** What its dial shows at first. */
  readonly start: number;
  readonly most: number;
  /** The side that lies up as soon as the dial reaches 0. */
  readonly empty?: string;
}

/** Another token, which comes instead. */
export interface OtherToken {
  readonly token: string;
  readonly when: Condition;
}

/** How an enemy that holds a token uses it by itself (rule: m-enemy-tokens). */
export interface EnemyUse {
  /** The way of spending it. */
  readonly use: string;
  /** `attacking`: once with each of its attacks; `attacked`: as often as damage is still coming. */
  readonly when: 'attacking' | 'attacked';
  /** Only against so much damage or more, or against what would defeat it. */
  readonly from?: number;
  /** Only with or against attacks that can be defended. */
  readonly defendable?: true;
}

export interface TokenDefinition {
  readonly id: string;
  readonly name: string;
  readonly kind: TokenKind;
  readonly limit: number;
  /** The limit of those that the holder has given itself, where that differs; those of each giver count apart. */
  readonly ownLimit?: number;
  /** Ids of tokens that are the same thing lying otherwise: they share the stack limit (rule: time-bomb). */
  readonly countsWith?: readonly string[];
  /** Comes as another token where this holds of who inflicts it (rule: time-bomb). */
  readonly comesAs?: OtherToken;
  /** Stays until something else removes it (rule: persistent). */
  readonly persistent?: true;
  /** Cannot be removed or moved by effects that choose a token. */
  readonly fixed?: true;
  /** Cannot be moved to another player; it may be removed (rule: unique-status). */
  readonly stays?: true;
  readonly until?: TokenUntil;
  /** Of a companion with health of its own: a dial beside that of its player (rule: companion). */
  readonly health?: CompanionHealth;
  /** Of a companion that can be turned over: its sides, in front the one that lies up at the start. */
  readonly sides?: readonly Side[];
  readonly spends?: readonly Spend[];
  /** Does nothing to enemies of Missions, whose dice, attempts and CP are fixed: heroes get momentum instead. */
  readonly idleOnEnemies?: true;
  /** What enemies of Missions do with it, who decide nothing. Absent: it lies there. */
  readonly enemy?: readonly EnemyUse[];
  /** What it does by itself. */
  readonly triggers?: readonly Trigger[];
  /** What its text does for the hero who brings it, whether one lies anywhere or not (rule: blood-power). */
  readonly forBringer?: readonly Trigger[];
  /** What holds as long as it lies there. */
  readonly modifiers?: readonly Modifier[];
  readonly text: string;
  readonly unconfirmed?: string;
}
