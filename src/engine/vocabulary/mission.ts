/**
 * A Mission as data: two sides, each with a map, enemy panels, a crisis clock, rules and objectives. The owner of an
 * effect on a panel is the figure; the owner of an effect of the clock and the rules is the Mission itself. For both,
 * `opponents` are the heroes and `team-mates` the other figures.
 */

import type { AllyDefinition } from './ally.ts';
import type { Amount, Condition } from './amount.ts';
import type { Effect } from './effect.ts';
import type { Passive } from './hero.ts';
import type { SpaceMark } from './map.ts';
import type { FigureLook, Scenery } from './scenery.ts';
import type { TokenDefinition } from './token.ts';
import type { Trigger } from './trigger.ts';

/** Symbols of the enemy dice: 1 to 3 are strikes, 4 and 5 vortices, 6 is the hedron (split unconfirmed). */
export type EnemySymbol = 'strike' | 'vortex' | 'hedron';

/** How many dice of each symbol the enemy roll must show at least. */
export type EnemyRequirement = Readonly<Partial<Record<EnemySymbol, number>>>;

export type PanelColour = 'green' | 'blue' | 'magenta' | 'red' | 'grey';

/** Which hero in reach an attack without multi-strike targets. Absent: the first in turn order. */
export type EnemyAim = 'most-health' | 'least-health' | 'nearest';

export interface EnemyAttack {
  /** Unique within the side. */
  readonly id: string;
  readonly name: string;
  /** What the enemy dice must show. */
  readonly objective: EnemyRequirement;
  /** `melee`: heroes on spaces that share a border with the figure; `range`: any hero on the map. */
  readonly reach: 'melee' | 'range';
  /** Attacks each hero in reach, in turn order (rule: m-multi-strike). */
  readonly multi?: true;
  readonly aim?: EnemyAim;
  /** Run once per attack; `target` is the attacked hero. */
  readonly effects: readonly Effect[];
  /** Run in addition if the hero stands on a face-down boost tile or holds one (rule: m-crit). */
  readonly crit?: readonly Effect[];
  /** The id of the boss's phase from whose beginning it is used; absent: from the start. */
  readonly phase?: string;
  readonly text: string;
}

/**
 * A later phase of a boss. It begins at the end of the phase of a round in which the boss's health has fallen that far,
 * and does not end when the boss heals.
 */
export interface BossPhase {
  /** Unique within the panel. */
  readonly id: string;
  readonly name: string;
  /** It begins at this part of the boss's starting health or less, in percent, 1..99. */
  readonly at: number;
  /** Run once, when it begins. The owner is the boss. Empty if only attacks change. */
  readonly effects: readonly Effect[];
  /** What the effects and the attacks of this phase change, for players. */
  readonly text: string;
  /** What is told when it begins. */
  readonly story: string;
}

/** The defense of a boss against every defendable Attack, without a roll (rule: m-boss-defense). */
export interface BossDefense {
  readonly name: string;
  /** A trigger of its own: it only answers an Attack while this holds. The owner is the boss, `target` the attacker. */
  readonly when?: Condition;
  /** It answers Attacks of every type but an Ultimate, not only defendable ones (rule: a-unique-defense). */
  readonly anyAttack?: true;
  /** The owner is the boss, `target` the attacker. */
  readonly effects: readonly Effect[];
  /** The defense applies after shields and other tokens of the boss. */
  readonly last?: true;
  readonly text: string;
}

export interface EnemyPanel {
  /** Lower case letters. With a number it marks a figure on the map, such as `guard1`. */
  readonly id: string;
  readonly name: string;
  /** What one of its figures is called, where the panel's name is a plural; absent: the panel's name. */
  readonly one?: string;
  /**
   * A `threat` cannot be targeted, damaged or given tokens, and acts last. A `special` can be damaged, but nothing else
   * affects it. Neither counts when an objective asks for all enemies to be defeated.
   */
  readonly kind: 'henchman' | 'threat' | 'special' | 'boss';
  readonly colour: PanelColour;
  /** How its figures look on the map; absent: as usual for its kind. */
  readonly look?: FigureLook;
  /** Starting health of each figure, evaluated when the figure is placed; 0 for a threat. */
  readonly health: Amount;
  /** Number of tokens on each figure at the start, by token id. Shields are tokens, too. */
  readonly tokens?: Readonly<Record<string, number>>;
  /** At most one, except for a boss, which uses the first one in use that the dice meet. */
  readonly attacks: readonly EnemyAttack[];
  /** What each figure does at a `crisis` segment of its panel. */
  readonly crisis?: { readonly effects: readonly Effect[]; readonly text: string };
  /** Its triggers and modifiers. */
  readonly passive?: Pick<Passive, 'triggers' | 'modifiers'>;
  readonly defense?: BossDefense;
  /** For a boss: its later phases, from the highest part of its health down. */
  readonly phases?: readonly BossPhase[];
  /** For a boss with Oppression: run at set-up, once per level of Oppression. */
  readonly oppression?: readonly Effect[];
  readonly text: string;
}

/** A segment of the crisis clock: no effect, the crisis of all figures of a panel, or printed effects. */
export type ClockSegment =
  | { readonly does: 'nothing' }
  | { readonly does: 'crisis'; readonly panel: string }
  | { readonly does: 'effects'; readonly effects: readonly Effect[]; readonly text: string };

/** Number of segments of a crisis clock. No source states it, so the number is our own. */
export const CLOCK_SEGMENTS = 12;

export interface MissionCounter {
  readonly id: string;
  readonly name: string;
  readonly start: Amount;
  /** On side 2: it starts as the counter of the same id ended side 1, and at `start` if side 1 has none. */
  readonly carried?: true;
  /** Upper bound; absent: none. The lower bound is always 0. */
  readonly most?: number;
}

/** An objective of a side, checked at the end of every phase (rule: m-winning, m-bonus-objective). */
export interface Objective {
  readonly id: string;
  readonly text: string;
  readonly when: Condition;
  /** Run once, when the objective is met. */
  readonly reward?: readonly Effect[];
}

/**
 * An optional objective. It fails when `failsWhen` holds before it is met, or when the main objective is met first.
 */
export interface BonusObjective extends Objective {
  readonly failsWhen?: Condition;
  /** Run once, on the heroes still on the map, when the objective fails. */
  readonly penalty?: readonly Effect[];
}

export interface Objectives {
  /** The side ends after the phase in which it is met. */
  readonly main: Objective;
  /** Optional objectives, checked before the main one. Each is met or fails once. */
  readonly bonus?: readonly BonusObjective[];
  /** Side 1 only: checked when the main objective is met. */
  readonly perfect?: Objective;
  /** The Mission is lost when one of these is met, or when a hero is defeated. */
  readonly lost?: readonly Objective[];
}

export interface MissionSide {
  readonly name: string;
  /** The task and the special rules of the side, for players. */
  readonly text: string;
  /** Rows from the top, each of marks separated by spaces. Every second row is shifted right by half a hex. */
  readonly map: readonly string[];
  /** Marks of this map in addition to the fixed ones. */
  readonly legend?: Readonly<Record<string, SpaceMark>>;
  /** How the map is painted; absent: as a plain board. */
  readonly scenery?: Scenery;
  /** In the order in which they act, from left to right. */
  readonly panels: readonly EnemyPanel[];
  /** The 12 segments, clockwise from the top. */
  readonly clock: readonly ClockSegment[];
  /** Additional set-up, run once. */
  readonly start?: readonly Effect[];
  /** Triggers of the side. Their owner is the Mission. */
  readonly rules?: readonly Trigger[];
  readonly counters?: readonly MissionCounter[];
  /** Heroes who reach an exit space leave the map only while this holds; absent: always. */
  readonly exit?: Condition;
  readonly objectives: Objectives;
}

export type MissionLevel = 1 | 2 | 3 | 4 | 5;

export interface MissionDefinition {
  readonly id: string;
  readonly name: string;
  readonly level: MissionLevel;
  readonly text: string;
  /** The first side to play (the run), then the second (usually the boss fight). */
  readonly sides: readonly [MissionSide, MissionSide];
  /** Tokens of this Mission in addition to those of the Missions chart. */
  readonly tokens?: readonly TokenDefinition[];
  /** Allies of this Mission, which replace the shared ones. */
  readonly allies?: readonly AllyDefinition[];
  readonly unconfirmed?: readonly string[];
}

/** A kind of boost tile. The pile of every Mission contains `count` of it. */
export interface BoostDefinition {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  /** The owner is the hero who collects it. */
  readonly effects: readonly Effect[];
  readonly text: string;
  readonly unconfirmed?: string;
}
