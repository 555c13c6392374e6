import type { Condition } from './amount.ts';
import type { Confidence } from './card.ts';
import type { Effect } from './effect.ts';
import type { Modifier } from './modifier.ts';
import type { Side } from './side.ts';
import type { Trigger } from './trigger.ts';

/** A `companion` is not a status effect: effects that remove or move status effects do not apply to it. */
export type TokenKind = 'positive' | 'negative' | 'unique' | 'companion';

/** When a token may be spent. */
export type SpendTiming =
  /** The holder has damage coming (rule: incoming-damage). */
  | 'incoming-damage'
  /** The holder's own Attack is under way, before damage lands (rule: attack-modifier-timing). */
  | 'own-attack'
  /** As `own-attack`, only at the end of the Offensive Roll Phase (rule: unnamed-undefendable-token). */
  | 'own-attack-at-offense-end'
  /** As `own-attack`, only before a defense is rolled. */
  | 'own-attack-before-defense'
  /** The holder's own Attack has landed, in the last window of the Defensive Roll Phase (rule: combo, R249). */
  | 'own-attack-landed'
  /** The holder is Attacked, before damage lands. */
  | 'attacked'
  /** A die of the holder is on the table and may be altered. */
  | 'own-dice'
  /** A die of an opponent is on the table and may be altered. */
  | 'opponent-dice'
  /** At the start of the Defensive Roll Phase, while a negative status effect waits to be placed on the holder. */
  | 'status-coming'
  /** The holder's own Main Phase. */
  | 'own-main'
  /** The holder's own Upkeep Phase, before its damage lands. */
  | 'own-upkeep'
  /** The holder's own Income Phase, before its CP and its card. */
  | 'own-income'
  /** Any time except the Discard Phase. */
  | 'any-time';

/** A price in tokens, which the user must hold. */
export interface TokenPrice {
  readonly token: string;
  /** 1 or more. */
  readonly count: number;
}

/** One way to spend a token. Most tokens have one. */
export interface Spend {
  /** The name of this way to spend the token, unique within the token. */
  readonly use: string;
  readonly timing: SpendTiming;
  /** An additional condition. */
  readonly when?: Condition;
  /**
   * How many tokens one use removes; 0: the token stays. `any`: the user chooses the number, which the effects read as
   * the stored number `spent`.
   */
  readonly takes: number | 'any';
  readonly effects: readonly Effect[];
  /** CP that one use costs in addition. */
  readonly cp?: number;
  /** Other tokens that one use costs in addition. */
  readonly costs?: TokenPrice;
  /** Only against an Attack of at least this much damage on the holder, before preventions (R222, R223). */
  readonly attackOf?: number;
  /** Maximum uses per phase. All ways to spend the token count. */
  readonly perPhase?: number;
  /** Cards of their hand that the user discards in addition. */
  readonly cards?: number;
  /** Only the player who gave the token may spend it, whoever holds it; absent: its holder. */
  readonly whose?: 'giver';
  /** At most once per turn of any player: this way (`use`), or all ways to spend the token together (`token`). */
  readonly oncePerTurn?: 'use' | 'token';
  /** Tokens gained in this turn cannot be spent this way. */
  readonly notWhenGainedThisTurn?: true;
}

/**
 * When a token is removed automatically: at the conclusion of an Offensive Roll Phase of its holder, or at the end of a
 * turn of its holder. Only tokens that the holder had at the start of that phase or turn are removed.
 */
export type TokenUntil = 'offense-end' | 'turn-end';

/** The health of a companion. */
export interface CompanionHealth {
  /** Health at the start. */
  readonly start: number;
  /** Maximum health. */
  readonly most: number;
  /** The side to which the companion is turned when its health reaches 0. */
  readonly empty?: string;
}

/** Another token that is placed instead of one, while a condition holds. */
export interface OtherToken {
  readonly token: string;
  readonly when: Condition;
}

/** When an enemy that holds a token spends it. Enemies make no decisions (rule: m-enemy-token-use). */
export interface EnemyUse {
  /** The `use` name of one of the token's spends. */
  readonly use: string;
  /** `attacking`: once per attack of the enemy; `attacked`: repeatedly, while damage of any source is still coming. */
  readonly when: 'attacking' | 'attacked';
  /** Only against at least this much damage, or against damage that would defeat the enemy. */
  readonly from?: number;
  /** Only with or against defendable attacks. */
  readonly defendable?: true;
}

/** A kind of token: a status effect or a companion. */
export interface TokenDefinition {
  readonly id: string;
  readonly name: string;
  readonly kind: TokenKind;
  /** Stack limit per player. */
  readonly limit: number;
  /**
   * The limit of tokens that the holder gave itself, if it differs. The tokens of each giver then have a stack limit of
   * their own.
   */
  readonly ownLimit?: number;
  /** Ids of tokens that are other sides of this one. They share the stack limit (rule: time-bomb). */
  readonly countsWith?: readonly string[];
  /** Another token is placed instead, if its condition holds for the inflicting player (rule: time-bomb). */
  readonly comesAs?: OtherToken;
  /** Stays until an effect removes it (rule: persistent). For texts and bots; the engine does not read it. */
  readonly persistent?: true;
  /** Cannot be chosen by effects that remove or move a token. */
  readonly fixed?: true;
  /** Cannot be chosen by effects that move a token, but can be removed (rule: unique-status). */
  readonly stays?: true;
  readonly until?: TokenUntil;
  /** For companions: its own health, apart from its player's (rule: companion). */
  readonly health?: CompanionHealth;
  /** For two-sided companions: the sides. The first is face up at the start. */
  readonly sides?: readonly Side[];
  readonly spends?: readonly Spend[];
  /** Has no effect on enemies of Missions, who have no CP and no Roll Attempts: the hero gets momentum instead. */
  readonly idleOnEnemies?: true;
  /** How enemies of Missions spend it. Absent: they do not. */
  readonly enemy?: readonly EnemyUse[];
  /** What it does without being spent. */
  readonly triggers?: readonly Trigger[];
  /** Triggers of the hero to whom the token belongs. They run even if nobody holds the token (rule: blood-power). */
  readonly forBringer?: readonly Trigger[];
  /** Apply while somebody holds it. */
  readonly modifiers?: readonly Modifier[];
  readonly text: string;
  readonly confidence?: Confidence;
  readonly unconfirmed?: string;
}
