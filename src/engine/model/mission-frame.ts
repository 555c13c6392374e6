/** Stack frames of Missions and Portal Crawls: rounds, gates between lanes, moves, and the order of play of a crawl. */
import type { Seat } from './ids.ts';

/** Starts one lane for each group of seats, waits until all have ended, and starts the next round. */
export interface BarrierFrame {
  k: 'barrier';
  /** Seats of each lane, in ascending order. */
  groups: number[][];
}

/** Points at which the lanes of one round wait for one another, in the order in which a lane reaches them. */
export const GATES = ['moved', 'ready', 'resolved'] as const;
export type Gate = (typeof GATES)[number];

/** The lane waits until another lane opens the gate. */
export interface GateFrame {
  k: 'gate';
  gate: Gate;
}

/** The lane waits until each other lane has reached the gate or a later one, or has ended. */
export interface JoinFrame {
  k: 'join';
  /** `movement`: until the moves of all heroes have ended, with all that they bring; wherever their lanes are then. */
  gate: Gate | 'over' | 'movement';
  /** Waits only for the lane of this seat; absent: for all other lanes. */
  of?: Seat;
}

/** A hero of a Mission chooses the space on which the current move ends. */
export interface MoveFrame {
  k: 'move';
}

/**
 * The order of play of a Portal Crawl (rule: a-turn). It stands in the main lane; when heroes act at once, also in the lane
 * of each battle.
 */
export interface CrawlFrame {
  k: 'crawl';
  step: CrawlStep;
  /** The hero whose turn it is. */
  hero: Seat;
  /** The minion of that hero has had its step in this turn. */
  struck: boolean;
  /** Heroes who have said that they revive nobody. */
  declined: Seat[];
  /** In the lane of a battle: heroes who act after this one. Absent in the main lane. */
  after?: Seat[];
  /**
   * What goes on if a team-mate defeats the minion before this battle: the turn that has just begun, or the way of a hero
   * who has joined. Absent for one who has explored.
   */
  goesOn?: 'turn' | 'joined';
}

export type CrawlStep =
  | 'set-up'
  | 'begin'
  | 'lanes-over'
  | 'move'
  | 'joining'
  | 'explore'
  | 'environment'
  | 'before-battle'
  | 'first-strike'
  | 'hero'
  | 'minion'
  | 'rewards'
  | 'fallen'
  | 'shop'
  | 'boss-loot'
  | 'deck-limit'
  | 'end';

/** One attack of a figure, or its action at a segment of the clock. */
export interface EnemyAct {
  seat: Seat;
  /** The attack's id; null for a crisis. */
  attack: string | null;
  /** Seats that are still to be attacked, in turn order; null before the figure acts. */
  targets: number[] | null;
  /** The attack fails, because dice that it needs are blank for the figure. */
  fails?: true;
  /** The first hero whom the figure has attacked; its tokens strengthen this attack only. Absent before it. */
  first?: Seat;
}

/** Ends what a move brings: the tiles and rules of the space are above it on the stack. */
export interface MoveEndFrame {
  k: 'move-end';
}

/** The round of a Mission; stands in the main lane. */
export interface RoundFrame {
  k: 'round';
  step: RoundStep;
  /** The step that follows the check of objectives and health at the end of a phase. */
  next: RoundStep;
  /** Heroes who have not had their Target & Resolve step yet. */
  heroes: number[];
  acts: EnemyAct[];
  /** Figures that have had their Roll Phase in this enemy roll; absent before the first. */
  acted?: Seat[];
  /** Number of clock segments that are still to be resolved. */
  segments: number;
}

export type RoundStep =
  | 'set-up'
  | 'pass'
  | 'lanes'
  | 'part-1'
  | 'target'
  | 'resolved'
  | 'part-2'
  | 'enemy-upkeep'
  | 'enemy-roll'
  | 'place'
  | 'act'
  | 'reveal'
  | 'clock'
  | 'segment'
  | 'phase-end'
  | 'objectives'
  | 'flip'
  | 'decision';
