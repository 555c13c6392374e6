/**
 * The whole of a game as one plain JSON value. Nothing lives in closures or class instances:
 * `JSON.parse(JSON.stringify(state))` at any moment plays on identically.
 */

import type { Attack } from './attack.ts';
import type { LedgerEntry, LedgerSource } from './damage/ledger.ts';
import type { DieFace, Requirement } from './dice/requirement.ts';
import type { Frame } from './frames/frame.ts';
import type { AbilityId, CardId, HeroId, PanelId, Seat, SpaceId, TokenId } from './ids.ts';
import type { MissionState } from './missions/state.ts';
import type { StandingOrders } from './priority/orders.ts';
import type { Plan } from './priority/plan.ts';
import type { Prompt } from './prompts.ts';
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
export const RULES_VERSION = 5;

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

/** Tokens of one kind on one seat that are equal in everything that rules look at. */
export interface TokenGroup {
  /** Who inflicted or gave them: what they do by themselves is this player's. A move to another seat keeps it. */
  by: Seat;
  /** Gained in the present turn; a move counts as gaining (R127). */
  fresh: boolean;
  /** 1 or more. */
  count: number;
}

/** What everyone has who can be aimed at: heroes and enemies alike. */
export interface CombatantState {
  /** Index into `pools`: team-mates may share one health dial. */
  pool: number;
  team: number;
  /** Token -> its instances, those that came first in front; a token without any has no entry. */
  tokens: Record<string, TokenGroup[]>;
  /** Stack limits raised for the rest of the game: token -> how much. */
  limits: Record<string, number>;
  /** Tokens used in the present phase that may be used so many times in one; games of older versions lack it. */
  usedThisPhase?: string[];
  /** `token/use` spent in the present turn. */
  spentThisTurn: string[];
  /** Dials of companions: token -> index into `pools`; absent without any. */
  dials?: Record<TokenId, number>;
  /** Kinds of token of which any left this seat in the present turn; none where none did. */
  lostThisTurn?: TokenId[];
  /** How often it has passed tokens on in the present turn; empty where it has not. */
  passedThisTurn?: Record<TokenId, number>;
  /** What was turned over, `board` or a companion -> the side that lies up; absent: as at the start. */
  sides?: Record<string, string>;
  defeated: boolean;
}

/** A player's hero. */
export interface HeroSeat extends CombatantState {
  /** Absent in games kept by older versions, which know heroes only. */
  kind?: 'hero';
  hero: HeroId;
  cp: number;
  /** Card ids; top of the deck first. */
  hand: CardId[];
  deck: CardId[];
  discard: CardId[];
  /** Cards that were played and whose effects go on: open to all, in no pile until they are over. */
  resolving: CardId[];
  /** Slot -> id of the ability level in force where it is not level I. Replaced, never changed (`boardOf`). */
  upgrades: Readonly<Record<string, string>>;
  /** Upgrade cards on the board, covered ones included. */
  inPlay: CardId[];
  /** Upgrades that came into play in the present turn; none where none did. */
  upgradedThisTurn?: number;
  orders: StandingOrders;
  /** What its player has said comes next; none where nothing was. Secret like a hand. */
  plan?: Plan | null;
  /** Played by a program; games kept by older versions do not say. */
  bot?: boolean;
  /** Has given up; a team that shares a dial falls when all its players have. */
  conceded?: boolean;
  /** Upkeeps that this seat has begun. */
  turnsTaken: number;
}

/**
 * A figure of a Mission that follows its panel (rule: m-enemy): it has no cards, its CP are without end, and nobody
 * asks it anything.
 */
export interface EnemySeat extends CombatantState {
  kind: 'enemy';
  /** The panel of the Mission's side in play that says what it does. */
  panel: PanelId;
  /** Abilities and effects reach it: not the Mission itself, nor an unstoppable threat (rule: m-threat). */
  aimable: boolean;
  /** Spaces that it covers, in reading order; none for what stands on no space. */
  spaces: SpaceId[];
}

/** Everyone who can be aimed at; they are numbered in one row, heroes first. */
export type Combatant = HeroSeat | EnemySeat;

export interface HealthPool {
  health: number;
  start: number;
  /** Of a companion: no heal goes beyond; absent for players, whose cap follows from the start. */
  most?: number;
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
