/**
 * The whole of a game as one plain JSON value. Nothing lives in closures or class instances:
 * `JSON.parse(JSON.stringify(state))` at any moment plays on identically.
 */

import type { Attack } from './attack.ts';
import type { LedgerEntry, LedgerSource } from './damage/ledger.ts';
import type { DieFace, Requirement } from './dice/requirement.ts';
import type { Frame } from './frames/frame.ts';
import type { AbilityId, Seat, TokenId } from './ids.ts';
import type { MissionState } from './missions/state.ts';
import type { Prompt } from './prompts.ts';
import type { EnemySeat, HealthPool, HeroSeat } from './seat/combatant.ts';
import type { Effect } from './vocabulary/effect.ts';
import type { AbilityTargets } from './vocabulary/hero.ts';

export type Phase =
  | 'start'
  | 'upkeep'
  | 'income'
  | 'main-1'
  | 'offensive-roll'
  | 'targeting-roll'
  | 'defensive-roll'
  | 'main-2'
  | 'discard';

/**
 * Grows when the engine plays the same actions differently from before, so that nobody expects a game that began
 * earlier to come out the same when it is played again.
 */
export const RULES_VERSION = 8;

/** Points that the rulebooks leave open; people choose among them by house-rules.ts. */
export interface RuleOptions {
  /** What reopens unused Roll Attempts after an announcement: any action (003) or an altered die (002). */
  readonly returnToAttempts: 'any-action' | 'altered-dice';
  /** Whether instants may interrupt a Roll Phase Action card (003's timing section: no). */
  readonly interruptRollCards: boolean;
}

export const DEFAULT_RULES: RuleOptions = {
  returnToAttempts: 'any-action',
  interruptRollCards: false,
};

export interface Chance {
  /** Secret until the game ends; 128 random bits in hex, made outside the engine. */
  seed: string;
  /** How many draws were made; the n-th draw is a function of seed and n. */
  n: number;
  /** Scenario dice, used up before anything else; running out is an error. Absent in real games. */
  script?: number[];
}

export interface Die {
  value: DieFace;
  /** Whose it is where dice of several players lie together; otherwise the roll's owner's. */
  owner?: number;
  /** Kept aside at the last reroll, for the picture; never binding (rule: unlocked-dice). */
  kept: boolean;
  altered: boolean;
}

/** Dice on the table, from their throw until all have accepted them. */
export interface RollState {
  owner: Seat;
  dice: Die[];
  /** What it is for: `offensive-roll`, `targeting-roll`, or the id of the ability, card or token that rolls. */
  label: string;
  /** Counts every change by a card or effect, so that a lapse can be seen. */
  changes: number;
  /** Symbols that are read otherwise: what is asked for -> what is looked for instead. */
  reads?: Record<string, string[]>;
  /** Opponents changed dice that were presented, which come back to the roller (R85). Absent in older games. */
  cameBack?: boolean;
  settled: boolean;
}

/** Who owns an effect list and what it knows. */
export interface EffectContext {
  owner: Seat;
  source: { kind: 'ability' | 'card' | 'token' | 'setup'; id: string };
  target: Seat | null;
  chosen: Seat | null;
  /** Players that the list has named together, in order; absent before, and in older games. */
  picked?: number[];
  holder: Seat | null;
  rolled: DieFace[];
  /** How the rolled dice are read where a symbol counts as others; absent otherwise. */
  reads?: Record<string, string[]>;
  shown: DieFace[];
  notes: Record<string, number>;
}

/** The ability that was activated in a roll phase. */
export interface ActivatedAbility {
  ability: AbilityId;
  variant: AbilityId;
  /** What its dice had to show; absent for attacks of enemies. */
  requires?: Requirement;
  ultimate: boolean;
  failed: boolean;
  effects: readonly Effect[];
  /** Where it names more than one target. */
  targets?: AbilityTargets;
}

/** Effects of the ability, of a modifier or of a spent token, for the start of the Defensive Roll Phase. */
export interface WaitingEffects {
  context: EffectContext;
  effects: Effect[];
}

/** One Offensive Roll Phase and the defence that answers it: together the Roll Phase. */
export interface RollPhase {
  attack: Attack;
  /** The face of the targeting die, once it is settled (rule: targeting-roll-phase). */
  targetingDie: DieFace;
  /** Fixed target of an extra Offensive Roll Phase. */
  forcedTarget: Seat | null;
  attemptsUsed: number;
  attemptsMax: number;
  /** The dice of the Offensive Roll, until the phase is over; those of a defence lie with it. */
  roll: RollState | null;
  /** What the roller is about to activate; without an ability: nothing, which is an announcement too. */
  announced: { ability: AbilityId | null; variant: AbilityId; changes: number; actions: number } | null;
  /** Plays and spends by anybody since the phase began. */
  actions: number;
  activated: ActivatedAbility | null;
  /** What acts at an Attack has acted. */
  attackMade?: true;
  /** It must be aimed at a team-mate; what happens where none can be reached. Absent otherwise. */
  astray?: WaitingEffects;
  /** Whom it attacks was settled before the activation, also where that is nobody. Absent otherwise. */
  aimed?: true;
  context: EffectContext | null;
  /**
   * Effects that wait: those aimed at the target until the defence, each list with what it knew when it was put
   * aside; those after damage until it landed.
   */
  waiting: WaitingEffects[];
  afterDamage: { context: EffectContext; effects: readonly Effect[] }[];
  /** Status effects that this roll phase's Attack inflicted, for those who may still prevent one. */
  inflicted: { seat: Seat; token: TokenId; count: number /** Absent in older games. */; by?: number }[];
  /** Status effects yet to come that a seat may prevent: seat -> how many. */
  statusGuards: Record<string, number>;
  ledger: LedgerEntry[];
  /** Players whose damage is halved in this roll phase, once for each entry. */
  halved?: { seat: Seat; source: LedgerSource }[];
  /** What landed: seat -> damage taken; null before. */
  landed: Record<string, number> | null;
  /** Re-rolls granted for the rest of this roll phase. */
  rerollGrants: { seat: Seat; of: string; bonus: number }[];
  /** Seats that let the rolled defense pass: what was played by then, and what was coming to them. */
  letPass?: Record<string, { actions: number; coming: number }>;
  /** Tokens that an attacking enemy has used in this phase; absent before. */
  usedByEnemy?: string[];
  /** Tokens that leave with this phase because they were held from its start. */
  expiring: string[];
}

/** Whose turn it is and where it stands; every lane has its own. */
export interface TurnState {
  number: number;
  active: Seat;
  phase: Phase;
  startPlayer: Seat;
  /** The card for an Attack on the leader was drawn in this turn (R334). */
  leaderCardDrawn: boolean;
  /** Roll Attempts of the active player in Offensive Roll Phases of the turn; absent without any. */
  attempts?: number;
  /** What the hero of a party could have done as the first Main Phase ended; absent before, and in other modes. */
  leftUndone?: string[];
  /** What comes at the end of the turn, in the order in which it was put off; absent where nothing does. */
  atEnd?: WaitingEffects[];
  /** Extra Offensive Roll Phases to come, in order. */
  extraOffense: { by: Seat; target: Seat }[];
}

/** A question that somebody must answer before anything goes on. */
export interface Pending {
  /** Who must answer. */
  seat: Seat;
  kind: PendingKind;
  /** The moment's name for windows; scenario checkpoints use it. */
  moment: Moment | null;
  /** What is asked, for questions of effects. */
  prompt: Prompt | null;
  /** The id of the card, token, ability or hero that asks; games kept by older versions hold its name. */
  source: string | null;
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

export type Moment =
  | 'phase-start'
  | 'main'
  | 'interruption'
  | 'after-roll'
  | 'before-activation'
  | 'after-activation'
  | 'at-then'
  | 'offense-end'
  | 'before-defense-roll'
  | 'after-defense-roll'
  | 'dice'
  | 'before-damage'
  | 'after-damage'
  | 'turn-end';

/** Everything that goes on at one pace: a duel has one lane, in other modes several run side by side. */
export interface Lane {
  /** Seats that act here, in ascending order; a seat of several lanes acts in the last of them. */
  seats: number[];
  turn: TurnState;
  stack: Frame[];
  pending: Pending | null;
  /** The state's `rev` when the present question was put, so that what happens in other lanes makes it no older. */
  asked: number;
  rollPhase: RollPhase | null;
  /** Damage outside roll phases (upkeep, main) that lands together. */
  pool: LedgerEntry[] | null;
}

export type Outcome =
  | { kind: 'won'; team: number; how: 'defeat' | 'concession' | 'objective' }
  | { kind: 'draw' };

export interface GameState {
  v: 1;
  /** Id of a registered mode. */
  mode: string;
  rules: RuleOptions;
  /** Scenario and rehearsal games ask every seat at every checkpoint. */
  askAlways: boolean;
  chance: Chance;
  /** Grows by one with every action; questions are answered by revision. */
  rev: number;
  /** The heroes, in turn order. */
  seats: HeroSeat[];
  /** Figures of a Mission, fallen ones included: the first has the number after the last hero's. Absent without. */
  enemies?: EnemySeat[];
  pools: HealthPool[];
  /** Absent in games of other modes. */
  mission?: MissionState;
  lanes: Lane[];
  outcome: Outcome | null;
}
