/** The policy of a mode: all decisions in which modes differ. */

import type { Frame } from '../../model/frame.ts';
import type { PoolIndex, Seat } from '../../model/ids.ts';
import type { GameState, Outcome } from '../../model/state.ts';
import type { DieValue } from '../../vocabulary/dice.ts';

/** The meaning of a face of the targeting die. */
export type TargetingResult =
  /** The n-th opponent still in the game, clockwise from the attacker's left; 1 is the nearest. */
  { readonly opponent: Seat } | 'attacker-chooses' | 'opponents-choose';

/** How the target of an ability is found (rule: targeting-roll-phase). */
export type Targeting =
  /** There is only one opponent. No question is asked and no die is rolled. */
  | { readonly how: 'sole' }
  /** The attacker chooses an opponent. */
  | { readonly how: 'chosen' }
  /** The attacker rolls a die, and the table says what its face means. */
  | { readonly how: 'rolled'; readonly table: Readonly<Record<DieValue, TargetingResult>> };

/** The decisions of one mode. */
export interface ModePolicy {
  /** Kebab-case; stored in states, and used in set-ups and commands. */
  readonly id: string;
  /** Allowed numbers of seats. */
  readonly players: readonly Seat[];
  /** Starting health of a dial, an index into `pools` (rule: starting-health). */
  readonly healthFor: (players: number, pool: PoolIndex) => number;
  /** CP of each seat at the start (rule: starting-cp). */
  readonly cp: number;
  /** Cards in the opening hand (rule: opening-hand). */
  readonly hand: number;
  /** The team of a seat; seats are numbered in turn order. */
  readonly teamOf: (seat: Seat, players: number) => number;
  /** The health dial of a seat, as an index into `pools`. */
  readonly poolOf: (seat: Seat, players: number) => number;
  /** Seats in clockwise seating order: the next in the list is the left neighbour. */
  readonly clockwise: (players: number) => readonly number[];
  /** How an attacker finds the target. */
  readonly targeting: (attacker: Seat, players: number) => Targeting;
  /**
   * The seats that play a boss, and how many King's Hands each may hold. They gain one in every Upkeep Phase, of any
   * player (rule: boss-vs-many). Absent: all seats play heroes.
   */
  readonly bosses?: { readonly at: (seat: Seat) => boolean; readonly mostKingsHands: number };
  /** The seat that takes the first turn, whatever was agreed; absent: as agreed, or by a roll. */
  readonly alwaysBegins?: Seat;
  /**
   * Groups of seats, each in ascending order. Each group takes its turns in a lane of its own, round by round.
   * Absent: all seats play in one lane, turn after turn.
   */
  readonly sideBySide?: (players: number) => number[][];
  /** The frame that runs after the start player is known. Absent: a turn frame, or a barrier with `sideBySide`. */
  readonly begin?: (first: number) => Frame;
  /** The start player skips the first Income Phase (rule: income-first-turn-skip). */
  readonly startPlayerSkipsIncome: boolean;
  /** All seats skip their first Income Phase. */
  readonly everybodySkipsFirstIncome?: true;
  /** The attacker draws a card for an Attack on a player with the most health (rule: koth-bonus-card). */
  readonly leaderBonus: boolean;
  /** Team-mates may look at each other's hands (rule: team-2v2). */
  readonly openHandsInTeam: boolean;
  /**
   * The players are one party against the game. One person may play two of its seats, another person may take over a
   * seat, and for an absent player the bot makes one move before it takes the seat over.
   */
  readonly isCooperative?: true;
  /** The result of the game, or null while it goes on. */
  readonly outcome: (state: GameState) => Outcome | null;
}
