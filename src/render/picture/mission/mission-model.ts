/**
 * The model of a Mission's picture. It does not depend on the engine: `missionModelOf` fills it from a view with texts
 * ready to show. Spaces are named by their labels, such as `B4`.
 */
import type { Seat } from '../../../engine/index.ts';
import type { EnemySymbol, PanelColour } from '../../../engine/vocabulary/mission.ts';
import type { FigureLook, Fixture, Scene } from '../../../engine/vocabulary/scenery.ts';
import type { Palette, PhaseModel, TokenModel } from '../board-model.ts';

/**
 * The picture comes in two parts, each about square, because a phone shows one high picture very small: the map with
 * the prompt and the clock, and the boards of enemies and heroes with the objectives.
 */
export type MissionPart = 'map' | 'boards';

/** A face-up boost tile. */
export interface BoostModel {
  readonly kind: 'cp' | 'cards' | 'heal' | 'momentum' | 'status' | 'remove' | 'transfer';
  /** Such as `+2`; empty if there is nothing to count. */
  readonly value: string;
}

/** A space with its tiles, without figures and pawns. */
export interface SpaceModel {
  readonly space: string;
  readonly ground: 'open' | 'blocked' | 'entry' | 'exit';
  /** The number on a boss's map. */
  readonly number?: number;
  /** Index into the map's zones. */
  readonly zone?: number;
  /** What is painted on it. */
  readonly fixture?: Fixture;
  readonly boost?: BoostModel;
  /** How many boost tiles lie here face down. */
  readonly faceDown?: number;
  readonly tile?: 'defeat' | 'clear' | 'mystery';
  readonly plot?: number;
}

export interface FigureModel {
  readonly id: string;
  /** Index into the panels. */
  readonly panel: number;
  /** As in the log and on buttons, such as `Bridge Guard 2`. */
  readonly name: string;
  /** Its number among the figures of its panel; null for an only one. */
  readonly number: number | null;
  readonly spaces: readonly string[];
  /** Null if it cannot be damaged. */
  readonly health: number | null;
  readonly tokens: readonly TokenModel[];
}

export interface HeroModel {
  readonly seat: Seat;
  readonly playerName: string;
  readonly heroName: string;
  readonly palette: Palette;
  /** The name of the icon of its emblem. */
  readonly emblem: string;
  /** Null before it entered and after it left by the exit. */
  readonly space: string | null;
  readonly exited: boolean;
  readonly health: number;
  readonly startHealth: number;
  readonly maxHealth: number;
  readonly cp: number;
  readonly momentum: number;
  readonly handCount: number;
  readonly ally: string | null;
  /** Has finished its part of the current phase. */
  readonly ready: boolean;
  readonly defeated: boolean;
  readonly tokens: readonly TokenModel[];
}

export interface AttackRowModel {
  readonly name: string;
  readonly objective: Readonly<Partial<Record<EnemySymbol, number>>>;
  readonly reach: 'melee' | 'range';
  /** Attacks everybody in its reach. */
  readonly multi: boolean;
  readonly text: string;
  /** The dice on the table meet its objective, so it is carried out. */
  readonly activated: boolean;
  /** The chance that the next enemy roll activates it, in percent; null after the roll of the round. */
  readonly chance: number | null;
}

export interface PanelModel {
  readonly name: string;
  /** One or two letters on its figures on the map, unique to the panel. */
  readonly initial: string;
  readonly kind: 'henchman' | 'threat' | 'special' | 'boss';
  readonly colour: PanelColour;
  /** How its figures look. */
  readonly look: FigureLook;
  readonly attacks: readonly AttackRowModel[];
  /** Its effect when the clock shows it; null for none, and when no figure of it is left. */
  readonly crisis: string | null;
  /** Special rules; empty for none. */
  readonly text: string;
}

export interface SegmentModel {
  /** Index into the panels of the type that uses its crisis ability; null for the others. */
  readonly panel: number | null;
  /** The effect; empty for a segment without one. */
  readonly text: string;
}

export interface ClockModel {
  /** Clockwise from straight up. */
  readonly segments: readonly SegmentModel[];
  /** Index of the segment that the hand points to. */
  readonly hand: number;
  /** How many segments it moves in a round. */
  readonly steps: number;
}

export interface EnemyDieModel {
  readonly colour: 'red' | 'black';
  readonly symbol: EnemySymbol;
  /** 1 to 6. */
  readonly value: number;
}

export interface ObjectiveModel {
  readonly kind: 'main' | 'bonus' | 'perfect' | 'lost';
  readonly text: string;
  readonly state: 'open' | 'met' | 'missed';
  /** The progress, if it can be counted. */
  readonly progress: { readonly now: number; readonly of: number } | null;
  /** What must happen first, such as `2 Bridge Guards must fall`; shown in place of the progress. Empty for nothing. */
  readonly needs: string;
}

export interface AllyModel {
  readonly name: string;
  /** Momentum. */
  readonly cost: number;
}

export interface MissionMapModel {
  readonly spaces: readonly SpaceModel[];
  /** The painted landscape; absent: a plain board. */
  readonly scene?: Scene;
  /** Named parts of the map, each with a tint. */
  readonly zones: readonly string[];
  readonly figures: readonly FigureModel[];
}

export interface MissionModel {
  readonly title: string;
  /** Such as `Side 1: The Gate`. */
  readonly side: string;
  /** Such as `Round 3`. */
  readonly round: string;
  readonly phases: readonly PhaseModel[];
  /** Index into `phases`. */
  readonly phase: number;
  /** Such as `Alice and Bo: choose a space`. */
  readonly prompt: string;
  /** A text that says who has won; null while the Mission continues. */
  readonly outcome: string | null;
  readonly map: MissionMapModel;
  /** Spaces that are marked, such as the best ones to move to. */
  readonly marked?: readonly string[];
  /** The acting piece, whose melee reach is outlined; null for none. */
  readonly acting: { readonly seat: Seat } | { readonly figure: string } | null;
  readonly panels: readonly PanelModel[];
  readonly clock: ClockModel;
  /** The rolled enemy dice; before the roll only their number. */
  readonly dice: { readonly rolled: readonly EnemyDieModel[]; readonly red: number; readonly black: number };
  /** One to four, in turn order. */
  readonly heroes: readonly HeroModel[];
  readonly headquarters: readonly AllyModel[];
  readonly counters: readonly { readonly name: string; readonly value: string }[];
  readonly objectives: readonly ObjectiveModel[];
  /** The locale (Discord's name) of texts that the picture adds; English when left out. */
  readonly language?: string;
}
