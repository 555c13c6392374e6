/** The stored state of heroes and of the figures of a Mission. */
import type { CardId, HeroId, PanelId, PoolIndex, Seat, SpaceId, TokenId } from './ids.ts';
import type { StandingOrders } from './orders.ts';
import type { Plan } from './plan.ts';

/** Tokens of one name on one seat that no rule can tell apart. */
export interface TokenGroup {
  /** The seat that inflicted or gave them. It owns the effects of their triggers. A move to another seat keeps it. */
  by: Seat;
  /** Gained in the present turn; a move counts as gaining (R127). */
  fresh: boolean;
  /** 1 or more. */
  count: number;
}

/** State that heroes and enemies share. */
export interface CombatantState {
  /** Index into `pools`; team-mates may share a health dial. */
  pool: PoolIndex;
  team: number;
  /** Token -> its instances, oldest first; a token that the seat does not hold has no entry. */
  tokens: Record<string, TokenGroup[]>;
  /** Changed stack limits: token -> increase, negative for a lower one. They hold for the rest of the game. */
  limits: Readonly<Record<string, number>>;
  /** Uses in the present phase of tokens with a limit per phase, one entry each; absent in games of older versions. */
  usedThisPhase?: readonly string[];
  /** Spends of the present turn that are limited to one a turn: `token/use`, or the token. */
  spentThisTurn: readonly string[];
  /** Dials of companions: token -> index into `pools`; absent without any. */
  dials?: Record<TokenId, PoolIndex>;
  /** Names of the tokens that left this seat in the present turn. */
  lostThisTurn?: readonly TokenId[];
  /** How often the seat has passed tokens on in the present turn: token -> count. */
  passedThisTurn?: Readonly<Record<TokenId, number>>;
  /** Things that were turned over: `board` or a companion -> the side that faces up; absent: nothing was. */
  sides?: Record<string, string>;
  defeated: boolean;
}

/** The state of a hero. */
export interface HeroSeat extends CombatantState {
  /** Absent in games stored by older versions, which have heroes only. */
  kind?: 'hero';
  hero: HeroId;
  cp: number;
  /** Card ids; top of the deck first. */
  hand: readonly CardId[];
  deck: readonly CardId[];
  discard: readonly CardId[];
  /** Played cards whose effects still run; public, and in no pile. */
  resolving: readonly CardId[];
  /** Slot -> id of the ability level in force; a slot at level I has no entry. */
  upgrades: Readonly<Record<string, string>>;
  /** Upgrade cards on the board, covered ones included. */
  inPlay: readonly CardId[];
  /** Number of upgrades that came into play in the present turn. */
  upgradedThisTurn?: number;
  orders: StandingOrders;
  /** The answer that the player has given to a later question; null or absent if none. Secret like a hand. */
  plan?: Plan | null;
  /** A bot plays the seat; absent in games stored by older versions. */
  bot?: boolean;
  /** The player has conceded. A team with a shared dial falls when all its players have. */
  conceded?: boolean;
  /** Number of turns that this seat has begun. */
  turnsTaken: number;
}

/**
 * The state of a figure of a Mission. It acts by its panel (rule: m-enemies), has no cards and unlimited CP, and is
 * never asked a question.
 */
export interface EnemySeat extends CombatantState {
  kind: 'enemy';
  /** Id of its panel, on the side of the Mission that is in play. */
  panel: PanelId;
  /** Whether effects can be aimed at it. False for the Mission itself and unstoppable threats (rule: m-unstoppable). */
  aimable: boolean;
  /** Spaces that it covers, in reading order; empty if it is not on the map. */
  spaces: SpaceId[];
}

/** A hero or an enemy. Seat numbers count heroes first, then enemies. */
export type Combatant = HeroSeat | EnemySeat;

/** A health dial. */
export interface HealthPool {
  health: number;
  /** Health at the start of the game, or when the companion came. */
  start: number;
  /** Highest health of a companion; absent for players, whose heal cap follows from `start`. */
  most?: number;
}
