/** What is kept of everyone who can be aimed at: heroes, and the figures of a Mission. */
import type { CardId, HeroId, PanelId, Seat, SpaceId, TokenId } from '../ids.ts';
import type { StandingOrders } from '../priority/orders.ts';
import type { Plan } from '../priority/plan.ts';

/** Tokens of one kind on one seat that are equal in everything that rules look at. */
export interface TokenGroup {
  /** Who inflicted or gave them: what they do by themselves is this player's. A move to another seat keeps it. */
  by: Seat;
  /** Gained in the present turn; a move counts as gaining (R127). */
  fresh: boolean;
  /** 1 or more. */
  count: number;
}

/** What everyone has who can be aimed at: heroes and enemies alike. */
export interface CombatantState {
  /** Index into `pools`: team-mates may share one health dial. */
  pool: number;
  team: number;
  /** Token -> its instances, those that came first in front; a token without any has no entry. */
  tokens: Record<string, TokenGroup[]>;
  /** Stack limits raised for the rest of the game: token -> how much. */
  limits: Readonly<Record<string, number>>;
  /** Tokens used in the present phase that may be used so many times in one; games of older versions lack it. */
  usedThisPhase?: readonly string[];
  /** `token/use` spent in the present turn. */
  spentThisTurn: readonly string[];
  /** Dials of companions: token -> index into `pools`; absent without any. */
  dials?: Record<TokenId, number>;
  /** Kinds of token of which any left this seat in the present turn; none where none did. */
  lostThisTurn?: readonly TokenId[];
  /** How often it has passed tokens on in the present turn; empty where it has not. */
  passedThisTurn?: Readonly<Record<TokenId, number>>;
  /** What was turned over, `board` or a companion -> the side that lies up; absent: as at the start. */
  sides?: Record<string, string>;
  defeated: boolean;
}

/** A player's hero. */
export interface HeroSeat extends CombatantState {
  /** Absent in games kept by older versions, which know heroes only. */
  kind?: 'hero';
  hero: HeroId;
  cp: number;
  /** Card ids; top of the deck first. */
  hand: readonly CardId[];
  deck: readonly CardId[];
  discard: readonly CardId[];
  /** Cards that were played and whose effects go on: open to all, in no pile until they are over. */
  resolving: readonly CardId[];
  /** Slot -> id of the ability level in force where it is not level I. */
  upgrades: Readonly<Record<string, string>>;
  /** Upgrade cards on the board, covered ones included. */
  inPlay: readonly CardId[];
  /** Upgrades that came into play in the present turn; none where none did. */
  upgradedThisTurn?: number;
  orders: StandingOrders;
  /** What its player has said comes next; none where nothing was. Secret like a hand. */
  plan?: Plan | null;
  /** Played by a program; games kept by older versions do not say. */
  bot?: boolean;
  /** Has given up; a team that shares a dial falls when all its players have. */
  conceded?: boolean;
  /** Upkeeps that this seat has begun. */
  turnsTaken: number;
}

/**
 * A figure of a Mission that follows its panel (rule: m-enemy): it has no cards, its CP are without end, and nobody
 * asks it anything.
 */
export interface EnemySeat extends CombatantState {
  kind: 'enemy';
  /** The panel of the Mission's side in play that says what it does. */
  panel: PanelId;
  /** Abilities and effects reach it: not the Mission itself, nor an unstoppable threat (rule: m-threat). */
  aimable: boolean;
  /** Spaces that it covers, in reading order; none for what stands on no space. */
  spaces: SpaceId[];
}

/** Everyone who can be aimed at; they are numbered in one row, heroes first. */
export type Combatant = HeroSeat | EnemySeat;

export interface HealthPool {
  health: number;
  start: number;
  /** Of a companion: no heal goes beyond; absent for players, whose cap follows from the start. */
  most?: number;
}
