/** What a game of Missions keeps beyond seats, dials and lanes. Plain JSON like everything in a state. */
import type { DieFace } from '../dice/requirement.ts';
import type { AbilityId, AllyId, MissionId, Seat, SpaceId } from '../ids.ts';

/** The phases of a round of Missions (rule: m-round). */
export type MissionPhase =
  | 'pass'
  | 'movement'
  | 'target'
  | 'part-2'
  | 'enemy-upkeep'
  | 'enemy-roll'
  | 'clock';

/** What lies on a space beside figures. */
export type TileKind = 'boost' | 'defeat' | 'clear' | 'mystery' | 'plot' | 'blocked';

export interface Tile {
  kind: TileKind;
  /** Which boost or mystery tile it is. */
  id?: string;
  faceDown?: true;
}

/** What a Mission adds to a hero. */
export interface MissionHero {
  /** Null before the first move and beside the map. */
  at: SpaceId | null;
  /** Where the hero means to end the present move, as far as it is decided. */
  wants: SpaceId | null;
  decided: boolean;
  /** The present move is over: nobody takes the space any more. */
  moved: boolean;
  exited: boolean;
  /** 0 to 15 (rule: m-momentum). */
  momentum: number;
  /** Face-down boost tiles that were collected on a boss's map (rule: m-face-down). */
  held: string[];
  /** Whom to attack in Target & Resolve, said beforehand; it can be changed until all are ready. */
  plan: Seat | null;
  /** Ids of the perks of its player's sheet that work. */
  perks: string[];
  /** Allies in play, the one that came first in front. */
  allies: AllyId[];
  /** Abilities beside those of the board that can be used now: of allies, and a mythic one. */
  abilities: AbilityId[];
  /** Powers of allies and actions of the momentum card that were used in this round: `ally/power`. */
  used: string[];
  /** The level of the momentum card (rule: m-momentum). */
  card: 1 | 2 | 3 | 4 | 5;
  /** Ids of perks whose feats can still be used. */
  feats: string[];
  /** The mythic ability until it is used; null without one (rule: m-mythic). */
  mythic: AbilityId | null;
  /** Where the attack is to be left, or made against nobody, while no enemy stands beside; absent without such a plan. */
  unaimed?: 'nobody' | 'skip';
  /** Cards that the hero has still to discard, before the next move; absent where it has none. */
  owes?: number;
  /** The next ally that is exhausted stays. */
  keepsAlly: boolean;
}

export interface MissionState {
  id: MissionId;
  /** Index into the sides of the Mission. */
  side: 0 | 1;
  /** Of the side in play, from 1; 0 before the first. */
  round: number;
  phase: MissionPhase;
  /** Levels by which the difficulty was raised, 0 to 5 (rule: m-difficulty-up). */
  raised: number;
  /** Perk points count twice: the difficulty was lowered so (rule: m-difficulty-down). */
  doubled: boolean;
  heroes: MissionHero[];
  tiles: Record<SpaceId, Tile[]>;
  /** Boost tiles to be drawn, top first, and those that were used. */
  boosts: { pile: string[]; used: string[] };
  /** Allies that can be recruited, and those that take their places, the next one first (rule: m-allies). */
  allies: { hq: AllyId[]; deck: AllyId[] };
  counters: Record<string, number>;
  /** Segments from straight up, 0 to 11. */
  clock: number;
  /** Segments that the clock goes on less in this round. */
  slowed: number;
  dice: { red: number; black: number };
  /** The enemy dice of this round, red ones first; null before they are rolled. */
  rolled: DieFace[] | null;
  /** Objectives that were met on this side, by id. */
  met: string[];
  /** The perfect objective of side 1 was met. */
  perfect: boolean;
  /** Momentum of defeat tiles that the start player has still to share out. */
  unshared: number;
}
