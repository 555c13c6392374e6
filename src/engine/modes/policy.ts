/** What a mode decides: one small object of policies. The phases ask it and nothing else does. */
import type { DieValue } from '../dice/requirement.ts';
import type { Frame } from '../frames/frame.ts';
import type { GameState, Outcome } from '../state.ts';

/** Whom a result of the targeting die names, seen from the attacker. */
export type TargetingResult =
  /** The n-th opponent still in the game, counted clockwise from the attacker's left; 1 is the nearest. */
  { readonly opponent: number } | 'attacker-chooses' | 'opponents-choose';

/** How the target of an ability is found (rule: targeting-roll-phase). */
export type Targeting =
  /** There is but one opponent; nobody is asked and no die is rolled. */
  | { readonly how: 'sole' }
  /** The attacker names an opponent. */
  | { readonly how: 'chosen' }
  | { readonly how: 'rolled'; readonly table: Readonly<Record<DieValue, TargetingResult>> };

export interface ModePolicy {
  /** Kebab-case; names the mode in states, set-ups and commands. */
  readonly id: string;
  /** Numbers of seats that can play it. */
  readonly players: readonly number[];
  /** Starting health of each dial (rule: starting-health). */
  readonly healthFor: (players: number) => number;
  /** Combat points at the start (rule: starting-cp). */
  readonly cp: number;
  /** Cards in the opening hand (rule: opening-hand). */
  readonly hand: number;
  /** The team of a seat; seats are numbered in turn order. */
  readonly teamOf: (seat: number, players: number) => number;
  /** The health dial of a seat. */
  readonly poolOf: (seat: number, players: number) => number;
  /** Seats as they sit, clockwise: the next one sits on the left. */
  readonly clockwise: (players: number) => readonly number[];
  readonly targeting: Targeting;
  /**
   * Groups of seats, each in ascending order, that take their turns side by side in lanes of their own, round by
   * round. Absent: everybody plays in one lane, turn after turn.
   */
  readonly sideBySide?: (players: number) => number[][];
  /** What the game goes on with once the start player is known. Absent: turn after turn, or lanes side by side. */
  readonly begin?: () => Frame;
  /** The start player skips the first Income Phase (rule: income-first-turn-skip), or everybody does. */
  readonly startPlayerSkipsIncome: boolean;
  readonly everybodySkipsFirstIncome?: true;
  /** An Attack on a player with the most health draws a card (rule: koth-bonus-card). */
  readonly leaderBonus: boolean;
  /** Team-mates may look at each other's hands (rule: team-2v2). */
  readonly openHandsInTeam: boolean;
  /**
   * The players are one party against the game: one person may play two of its seats, a seat may change hands, and
   * whoever is away is played for once before a bot takes the seat.
   */
  readonly isCooperative?: true;
  /** Who has won, or null while the game goes on. */
  readonly outcome: (state: GameState) => Outcome | null;
}
