/**
 * What a Mission is, as data: two sides, each a map with enemy panels, a crisis clock, rules and objectives. Texts of a
 * Mission are written from the view of the enemies: the owner of an effect is the figure whose panel it stands on, or
 * of clock and rules the Mission itself; `opponents` are the heroes, `team-mates` the other figures.
 */
import type { SpaceMark } from '../missions/hex/map.ts';
import type { AllyDefinition } from './ally.ts';
import type { Amount, Condition } from './amount.ts';
import type { Effect } from './effect.ts';
import type { Passive } from './hero.ts';
import type { TokenDefinition } from './token.ts';
import type { Trigger } from './trigger.ts';

/** Symbols of the enemy dice: 1 to 3 are strikes, 4 and 5 vortices, 6 is the hedron (split unconfirmed). */
export type EnemySymbol = 'strike' | 'vortex' | 'hedron';

/** At least so many of each symbol among the enemy dice. */
export type EnemyRequirement = Readonly<Partial<Record<EnemySymbol, number>>>;

export type PanelColour = 'green' | 'blue' | 'magenta' | 'red' | 'grey';

/** Whom an attack without multi-strike means among the heroes in its reach. Absent: the first in turn order. */
export type EnemyAim = 'most-health' | 'least-health' | 'nearest';

export interface EnemyAttack {
  /** Unique within the side. */
  readonly id: string;
  readonly name: string;
  readonly objective: EnemyRequirement;
  /** `melee`: heroes on spaces that share a border with the figure; `range`: any hero on the map. */
  readonly reach: 'melee' | 'range';
  /** One attack against each hero in reach, in turn order (rule: m-multi-strike). */
  readonly multi?: true;
  readonly aim?: EnemyAim;
  /** Carried out once for each attack; `target` is the hero who is attacked. */
  readonly effects: readonly Effect[];
  /** Besides, when the hero stands on a face-down boost tile or holds one (rule: m-crit). */
  readonly crit?: readonly Effect[];
  readonly text: string;
}

/** What a boss does against every attack that can be defended, without a roll (rule: m-boss-defense). */
export interface BossDefense {
  readonly name: string;
  /** The owner is the boss, `target` the attacker. */
  readonly effects: readonly Effect[];
  /** Of a defense that comes after shields and other tokens of the boss. */
  readonly last?: true;
  readonly text: string;
}

export interface EnemyPanel {
  /** Small letters; with the number of a figure its mark on the map, such as `guard1`. */
  readonly id: string;
  readonly name: string;
  /**
   * A `threat` is unstoppable: no ability targets, damages or marks it, and it acts last. A `special` is touched by
   * damage alone. Both play no part in what asks for all enemies to be defeated.
   */
  readonly kind: 'henchman' | 'threat' | 'special' | 'boss';
  readonly colour: PanelColour;
  /** Starting health of each figure, worked out when it comes onto the map; 0 of a threat. */
  readonly health: Amount;
  /** Tokens on each figure at the start: token -> how many. Shields stand here as well. */
  readonly tokens?: Readonly<Record<string, number>>;
  /** Henchmen, threats and specials have one at the most; of a boss the first that the dice meet is used. */
  readonly attacks: readonly EnemyAttack[];
  /** What each figure does where the clock shows its type. */
  readonly crisis?: { readonly effects: readonly Effect[]; readonly text: string };
  /** What it does by itself and what holds for it, beside its attacks. */
  readonly passive?: Pick<Passive, 'triggers' | 'modifiers'>;
  readonly defense?: BossDefense;
  /** With each level of Oppression of a boss: done once when the side is set up, once for each level. */
  readonly oppression?: readonly Effect[];
  readonly text: string;
}

/** A segment of the crisis clock: nothing, the crisis of all figures of a type, or what is printed there. */
export type ClockSegment =
  | { readonly does: 'nothing' }
  | { readonly does: 'crisis'; readonly panel: string }
  | { readonly does: 'effects'; readonly effects: readonly Effect[]; readonly text: string };

/** Segments of a crisis clock; none of the sources tells how many, so that this is ours. */
export const CLOCK_SEGMENTS = 12;

export interface MissionCounter {
  readonly id: string;
  readonly name: string;
  readonly start: Amount;
  /** It never goes beyond; absent: no bound. It never falls below 0. */
  readonly most?: number;
}

/** What a side asks for. It is looked at at the end of every phase (rule: m-objective). */
export interface Objective {
  readonly id: string;
  readonly text: string;
  readonly when: Condition;
  /** Done once, when it is met. */
  readonly reward?: readonly Effect[];
}

export interface Objectives {
  /** When it is met the side is over after the present phase. */
  readonly main: Objective;
  /** Met, rewarded or punished before the main one. */
  readonly bonus?: readonly Objective[];
  /** Of side 1: looked at when the main objective is met. */
  readonly perfect?: Objective;
  /** The Mission is lost when one of them is met, beside the defeat of a hero. */
  readonly lost?: readonly Objective[];
}

export interface MissionSide {
  readonly name: string;
  /** What the puzzle is and what is special here, for people. */
  readonly text: string;
  /** Rows of marks parted by blanks, from the top; the second, fourth ... row is shifted right by half a hex. */
  readonly map: readonly string[];
  /** Marks of this map beyond the fixed ones. */
  readonly legend?: Readonly<Record<string, SpaceMark>>;
  /** From left to right, in the order in which they act. */
  readonly panels: readonly EnemyPanel[];
  /** Clockwise from straight up, 12 of them. */
  readonly clock: readonly ClockSegment[];
  /** Additional set-up, done once. */
  readonly start?: readonly Effect[];
  /** What happens by itself: the events of tokens and passives; the owner is the Mission. */
  readonly rules?: readonly Trigger[];
  readonly counters?: readonly MissionCounter[];
  /** When heroes who reach an exit space leave the map; absent: always. */
  readonly exit?: Condition;
  readonly objectives: Objectives;
}

export type MissionLevel = 1 | 2 | 3 | 4 | 5;

export interface MissionDefinition {
  readonly id: string;
  readonly name: string;
  readonly level: MissionLevel;
  readonly text: string;
  /** In front the run, then what comes after it, usually the boss fight. */
  readonly sides: readonly [MissionSide, MissionSide];
  /** Tokens that it brings beyond those of the Missions chart. */
  readonly tokens?: readonly TokenDefinition[];
  /** Allies of its own, in place of those that the other Missions share. */
  readonly allies?: readonly AllyDefinition[];
  readonly unconfirmed?: readonly string[];
}

/** A boost tile; the pile of every Mission has so many of it. */
export interface BoostDefinition {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  /** The owner is the hero who collects it. */
  readonly effects: readonly Effect[];
  readonly text: string;
  readonly unconfirmed?: string;
}
