/** The state of a Mission in addition to seats, pools and lanes. Plain JSON, like the whole game state. */
import type { DieFace } from '../vocabulary/dice.ts';
import type { AbilityId, AllyId, MissionId, PanelId, RoadId, Seat, SpaceId } from './ids.ts';

/** The phases of a Mission round (rule: m-round-phases). */
export type MissionPhase =
  | 'pass'
  | 'movement'
  | 'target'
  | 'part-2'
  | 'enemy-upkeep'
  | 'enemy-roll'
  | 'clock';

/** The kinds of tiles on a space. */
export type TileKind = 'boost' | 'defeat' | 'clear' | 'mystery' | 'plot' | 'blocked';

export interface Tile {
  kind: TileKind;
  /** The id of the boost or mystery tile. */
  id?: string;
  faceDown?: true;
}

/** The Mission state of a hero. */
export interface MissionHero {
  /** The space of the hero; null before the first move and off the map. */
  at: SpaceId | null;
  /**
   * The space where the current move began, while the hero stands on the chosen one and an earlier hero could still take
   * it; otherwise absent.
   */
  from?: SpaceId | null;
  /** The chosen end space of the current move; null before the decision. */
  wants: SpaceId | null;
  decided: boolean;
  /** True when the move has ended: nobody can take the space any more. */
  moved: boolean;
  exited: boolean;
  /** 0..15 (rule: m-momentum). */
  momentum: number;
  /** Face-down boost tiles collected on a boss map (rule: m-boost-tiles). */
  held: string[];
  /** The planned target in Target & Resolve; can be changed until all heroes are ready. */
  plan: Seat | null;
  /** Ids of the complete perks of the player's sheet. */
  perks: string[];
  /** Allies in play, oldest first. */
  allies: AllyId[];
  /** Usable abilities in addition to the board: those of allies, and a mythic ability. */
  abilities: AbilityId[];
  /** Ally powers and momentum card actions used in this round, as `ally/power`. */
  used: string[];
  /** The level of the momentum card (rule: m-momentum). */
  card: 1 | 2 | 3 | 4 | 5;
  /** Ids of perks with an unused feat. */
  feats: string[];
  /** The mythic ability until its use; null without one (rule: m-new-game-plus). */
  mythic: AbilityId | null;
  /** The planned answer when no enemy is adjacent: attack nobody, or skip the attack. Absent without such a plan. */
  unaimed?: 'nobody' | 'skip';
  /** The number of cards to discard before the next move; only in games stored by older versions. */
  owes?: number;
  /** True when the next exhausted ally stays in play. */
  keepsAlly: boolean;
}

/** What a Mission on a road has besides. */
export interface RoadState {
  id: RoadId;
  /** The Missions that the party has won before, each with the option that it chose there. */
  behind: { mission: MissionId; bonus: boolean; choice: string }[];
  /** True when the bonus of this stage was met. */
  bonus: boolean;
  /** The id of the option chosen after the victory; null before it. */
  choice: string | null;
}

export interface MissionState {
  id: MissionId;
  /** The index into the sides of the Mission. */
  side: 0 | 1;
  /** The round number on the current side, from 1; 0 before the first round. */
  round: number;
  phase: MissionPhase;
  /** The raised difficulty level, 0..5 (rule: m-increase-difficulty). */
  raised: number;
  /** True when perk points count twice, as an option of a lowered difficulty (rule: m-decrease-difficulty). */
  doubled: boolean;
  heroes: MissionHero[];
  tiles: Record<SpaceId, Tile[]>;
  /** The boost tile pile, top first, and the used boost tiles. */
  boosts: { pile: string[]; used: string[] };
  /** Recruitable allies in the headquarters, and the ally deck, next one first (rule: m-ally-hq). */
  allies: { hq: AllyId[]; deck: AllyId[] };
  counters: Record<string, number>;
  /** The position of the clock hand in segments from straight up, 0..11. */
  clock: number;
  /** The number of segments by which the clock is slowed in this round. */
  slowed: number;
  dice: { red: number; black: number };
  /** The enemy dice of this round, red ones first; null before the roll. */
  rolled: DieFace[] | null;
  /** Ids of the objectives met on this side. */
  met: string[];
  /** Ids of the bonus objectives that failed on this side; absent: none. */
  failed?: string[];
  /** True when the perfect objective of side 1 was met. */
  perfect: boolean;
  /** Momentum of defeat tiles that the start player has not shared out yet. */
  unshared: number;
  /** Present in a Mission on a road. */
  road?: RoadState;
  /**
   * Panels whose next attack on this side does not happen; absent: none. `spent`: it was that of the last enemy roll.
   */
  held?: { panel: PanelId; spent: boolean }[];
  /** How many phases of each boss of this side have begun; absent: none. */
  bossPhases?: Record<PanelId, number>;
  /** Segments by which the clock is faster in each round of this side; absent: none. */
  faster?: number;
}
