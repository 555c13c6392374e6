/**
 * The state of a game as one plain JSON value, without closures or class instances. A game that is stored as JSON and
 * loaded again plays on identically.
 */

import type { DieFace, Requirement } from '../vocabulary/dice.ts';
import type { Effect } from '../vocabulary/effect.ts';
import type { AbilityTargets } from '../vocabulary/hero.ts';
import type { CrawlState } from './adventure.ts';
import type { Attack } from './attack.ts';
import type { EnemySeat, HealthPool, HeroSeat } from './combatant.ts';
import type { EffectContext } from './effect-context.ts';
import type { Frame } from './frame.ts';
import type { AbilityId, Seat, TokenId } from './ids.ts';
import type { LedgerEntry, LedgerSource } from './ledger.ts';
import type { MissionState } from './mission.ts';
import type { Moment, Phase } from './moments.ts';
import type { Prompt } from './prompts.ts';
import type { RollState } from './roll.ts';

/** Increased when the engine plays the same actions differently. A replay of a game of an older version may differ. */
export const RULES_VERSION = 21;

/** Points on which the rulebooks disagree. Players choose a reading by the house rules in core/house-rules.ts. */
export interface RuleOptions {
  /** What lets the roller use remaining attempts after an announcement: any action (003), or an altered die (002). */
  readonly returnToAttempts: 'any-action' | 'altered-dice';
  /** Whether instants may interrupt a Roll Phase Action card (timing section of 003: no). */
  readonly interruptRollCards: boolean;
}

/** The default readings. */
export const DEFAULT_RULES: RuleOptions = {
  returnToAttempts: 'any-action',
  interruptRollCards: false,
};

/** The state of the random numbers, see core/chance.ts. */
export interface Chance {
  /** Secret until the game ends; 128 random bits in hex, made outside the engine. */
  seed: string;
  /** Number of draws made; the n-th draw is a function of seed and n. */
  n: number;
  /**
   * Draws are counted anew in each part of each turn: two games of one seed roll the same there, whatever was drawn
   * before. Absent in usual games.
   */
  byTurn?: true;
  /** Scripted dice of a scenario, used in order; running out is an error. Absent in real games. */
  script?: number[];
}

/** The ability that was activated in a Roll Phase. */
export interface ActivatedAbility {
  ability: AbilityId;
  variant: AbilityId;
  /** The requirement on its dice; absent for attacks of enemies. */
  requires?: Requirement;
  ultimate: boolean;
  failed: boolean;
  effects: readonly Effect[];
  /** How its targets are named, if it may have several. */
  targets?: AbilityTargets;
}

/** Effects that wait, with their context. */
export interface WaitingEffects {
  context: EffectContext;
  effects: Effect[];
}

/** A Roll Phase: an Offensive Roll Phase, the Targeting Roll Phase and the Defensive Roll Phase. */
export interface RollPhase {
  attack: Attack;
  /** The face of the targeting die; null before it is settled (rule: targeting-roll-phase). */
  targetingDie: DieFace;
  /** Fixed target of an extra Offensive Roll Phase. */
  forcedTarget: Seat | null;
  attemptsUsed: number;
  attemptsMax: number;
  /** The dice of the Offensive Roll; the dice of a defence are with its target. */
  roll: RollState | null;
  /**
   * The roller's announcement; `ability` is null if the roller will activate nothing. `changes` and `actions`: the
   * counts at that time.
   */
  announced: { ability: AbilityId | null; variant: AbilityId; changes: number; actions: number } | null;
  /** Number of plays by all seats since the phase began. */
  actions: number;
  activated: ActivatedAbility | null;
  /** The triggers of the `attack` event have run. */
  attackMade?: true;
  /** In a Mission: dice or choices still decide whether the ability is an Attack, so it is not aimed yet (R50). */
  undecided?: true;
  /** The attack must be aimed at a team-mate; the effects run if none can be reached. */
  astray?: WaitingEffects;
  /** The targets, possibly none, were fixed before the activation. */
  aimed?: true;
  context: EffectContext | null;
  /** Effects that wait for the start of the Defensive Roll Phase. */
  waiting: WaitingEffects[];
  /** Effects that wait until the damage has landed. */
  afterDamage: { context: EffectContext; effects: readonly Effect[] }[];
  /** Status effects that this phase's Attack has inflicted. A player may still prevent one. */
  inflicted: { seat: Seat; token: TokenId; count: number /** Absent in older games. */; by?: number }[];
  /** How many later status effects a seat may prevent: seat -> count. */
  statusGuards: Record<string, number>;
  ledger: LedgerEntry[];
  /** Seats whose damage is halved in this phase, once for each entry. */
  halved?: { seat: Seat; source: LedgerSource }[];
  /** Damage taken: seat -> amount; null before the damage has landed. */
  landed: Record<string, number> | null;
  /** Re-rolls granted for the rest of this phase. */
  rerollGrants: { seat: Seat; of: string; bonus: number }[];
  /** Seats that passed on the dice of a defence, with `actions` and the coming damage at that time. */
  letPass?: Record<string, { actions: number; coming: number }>;
  /** Tokens that an attacking enemy has used in this phase; absent before. */
  usedByEnemy?: string[];
  /** Tokens that the attacker has held since the start and that affect this phase, or leave or act at its end. */
  expiring: string[];
}

/** The state of a turn; each lane has its own. */
export interface TurnState {
  number: number;
  active: Seat;
  phase: Phase;
  startPlayer: Seat;
  /** The card for an Attack on the leader was drawn in this turn (R334). */
  leaderCardDrawn: boolean;
  /** Number of Roll Attempts of the active player in this turn. */
  attempts?: number;
  /** In cooperative modes: plays that the hero could pay at the end of the first Main Phase; absent before. */
  leftUndone?: string[];
  /** Effects that are postponed to the end of the turn, in order. */
  atEnd?: WaitingEffects[];
  /** Extra Offensive Roll Phases to come, in order. */
  extraOffense: { by: Seat; target: Seat }[];
}

/** A question that a seat must answer before the lane runs on. */
export interface Pending {
  /** The seat that must answer. */
  seat: Seat;
  /**
   * Further seats that may answer instead of it ("your opponents choose"): the first answer counts, unless `each` is
   * set. Absent if `seat` alone decides.
   */
  also?: Seat[];
  /** Every one of these seats answers for itself, in any order. */
  each?: true;
  kind: PendingKind;
  /** The moment at which the question is asked, for timing checks and scenario checkpoints; null if none. */
  moment: Moment | null;
  /** What is asked; null if `kind` says it. */
  prompt: Prompt | null;
  /** Id of the card, token, ability or hero that asks; games of older versions have its name. */
  source: string | null;
  /**
   * The `rev` at which the question was asked, while it stays open for others after a pass: their answers are not stale.
   * Absent: the lane's `asked` says it.
   */
  since?: number;
}

export type PendingKind =
  | 'window'
  | 'main'
  | 'roll'
  | 'pay-or-skip'
  | 'defend'
  | 'discard'
  | 'target'
  | 'choose'
  | 'amount'
  | 'alter'
  | 'reroll'
  | 'move';

/** A part of a game that runs independently. A duel has one lane; in other modes several run side by side. */
export interface Lane {
  /** Seats that act here, in ascending order; a seat of several lanes acts in the last of them. */
  seats: Seat[];
  turn: TurnState;
  stack: Frame[];
  pending: Pending | null;
  /** The state's `rev` when the present question was asked. Actions in other lanes do not change it. */
  asked: number;
  rollPhase: RollPhase | null;
  /** Damage outside of Roll Phases, which lands together at the end of the phase; null if there is no open pool. */
  pool: LedgerEntry[] | null;
}

/** A side has won. Missions and Adventures end in no other way. */
export interface Win {
  kind: 'won';
  team: number;
  how: 'defeat' | 'concession' | 'objective';
}

export type Outcome = Win | { kind: 'draw' };

/** The state of a game. */
export interface GameState {
  v: 1;
  /** Id of a registered mode. */
  mode: string;
  rules: RuleOptions;
  /** Asks each seat in each window; set in scenarios. */
  askAlways: boolean;
  chance: Chance;
  /** Revision, increased by one with each action. It shows whether an answer belongs to the present question. */
  rev: number;
  /** The heroes, in turn order; in a Portal Crawl then a seat for each hero's minion. */
  seats: HeroSeat[];
  /** In a Mission: its figures, fallen ones included. Their seat numbers follow those of the heroes. */
  enemies?: EnemySeat[];
  pools: HealthPool[];
  /** Absent in games of other modes. */
  mission?: MissionState;
  /** The map and the party of a Portal Crawl; absent in games of other modes. */
  crawl?: CrawlState;
  lanes: Lane[];
  outcome: Outcome | null;
}
