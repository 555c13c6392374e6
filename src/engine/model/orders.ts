/**
 * A seat's standing orders: the windows in which it wants to be asked (its "stops"). Against people, whether a seat is
 * asked depends on these orders and on public facts only: otherwise a question would reveal something about the hand.
 */
import type { AbilityId, CardId, Seat, TokenId } from './ids.ts';

/** Groups of windows, each with a setting of its own. */
export type WindowGroup =
  /** Starts and ends of phases and turns. */
  | 'phases'
  /** An opponent's Main Phases. */
  | 'main'
  /** Between the Roll Attempts of an opponent. */
  | 'rolls'
  /** Dice of an Offensive or Defensive Roll are open. */
  | 'dice'
  /** Dice of an effect are open. `fitting` asks about the seat's own dice only. */
  | 'effect-dice'
  /** An ability was activated, or its effects have reached a Then. */
  | 'ability'
  /** An Attack was made: before the defence and before damage. */
  | 'attack'
  /** Damage has landed. */
  | 'aftermath'
  /**
   * An opponent's effect is about to take tokens, CP or cards of the seat (R90, R94, R98), or its own ability
   * gains more of a token than the stack limit allows (R52).
   */
  | 'replies'
  /** Party: the hero may defend. `fitting` asks unless there is exactly one defence and it is free. */
  | 'defense'
  /** Party: the enemies' dice are open. `fitting` asks if a change of one die could keep an attack off the hero. */
  | 'enemy-dice'
  /** Party: the second Main Phase. `fitting` asks with too many cards, or if a new play is possible. */
  | 'second-main'
  /**
   * Party: what the start player decides for all. A hero gets a momentum: only `always` asks for whom each time;
   * otherwise the hero with the least gets it. Tokens act on enemies at the same moment: only `always` asks for their
   * order; otherwise it is the one that is worst for the enemies.
   */
  | 'sharing'
  /** Party: a status effect for an enemy may become momentum. `fitting` asks only without momentum. */
  | 'conversion'
  /** Party: 1 or 2 damage outside of an Attack. `fitting` asks if it leaves little health. */
  | 'small-damage'
  /** Adventures: a battle begins. `fitting` asks if no healing of a salve would be lost, with little health, or if somebody has fallen. */
  | 'salves'
  /** Party: an attack without a target was announced. `never` asks for the target only when the attack resolves. */
  | 'planning';

/**
 * When a seat is asked in the windows of a group, judged by public facts.
 * `always`: if any play could be possible.
 * `fitting`: only if a play made for the moment could be possible, for example a prevention before damage lands.
 * `never`: the engine passes for the seat.
 */
export type Asking = 'always' | 'fitting' | 'never';

/**
 * How long a pass with `until` holds: for the Attack, for the turn, or in a Mission until the enemies and the clock are
 * done. The last one also defends against each Attack, in the way that was chosen.
 */
export type PassingUntil = 'attack' | 'turn' | 'enemies';

/** A pass with `until`. It ends early if coming damage becomes lethal, or the Attack undefendable, after the pass. */
export interface Passing {
  readonly until: PassingUntil;
  /** When the pass was given, the coming damage was already lethal. */
  readonly lethal: boolean;
  /** When the pass was given, the Attack on the seat was already undefendable by an effect. */
  readonly undefendable: boolean;
  /** With `until` `enemies`: the Defensive Ability that is rolled against each Attack; absent: the first one. */
  readonly defends?: AbilityId;
  /** With `until` `enemies`: momentum is paid for a defence against a non-adjacent enemy. */
  readonly far?: true;
}

/** A card or token that a plan for the enemies uses without a question. */
export type PlannedPlay =
  | { readonly type: 'play'; readonly card: CardId }
  | { readonly type: 'spend'; readonly token: TokenId; readonly use: string; readonly count: number };

export interface PlannedUse {
  readonly play: PlannedPlay;
  /** It is used once at least this much damage is coming to the hero, 1 or more. */
  readonly from: number;
}

/** An attack of a figure on a hero. */
export interface KnownAttack {
  /** The figure's seat. */
  readonly seat: Seat;
  /** The id of the attack. */
  readonly attack: string;
}

/**
 * In a Mission: what a hero answers while the enemies and the clock act, said before it is asked
 * (see flow/priority/enemy-plan.ts).
 */
export interface EnemyPlan {
  /** The Defensive Ability that is rolled against each Attack; absent: the first one. */
  readonly defends?: AbilityId;
  /** Momentum is paid for a defence against a non-adjacent enemy. */
  readonly far?: true;
  /** The hero is asked once at least this much damage is coming; absent: only if it would be defeated. */
  readonly from?: number;
  /** What is used without a question, in this order. */
  readonly uses?: readonly PlannedUse[];
  /** Cards of the hand that are given up first when the hero has to discard. */
  readonly discards?: readonly CardId[];
  /** The plan holds in each round, until it is taken back; absent: until the next round begins. */
  readonly everyRound?: true;
  /** The attacks on the hero by the enemy dice as they lay when the plan was made; absent before the roll. */
  readonly against?: readonly KnownAttack[];
}

/** When a seat wants to be asked. */
export interface StandingOrders {
  readonly ask: Readonly<Record<WindowGroup, Asking>>;
  /** Passes every window until the seat's own next turn. */
  readonly passUntilMyTurn: boolean;
  /** The seat is asked in the next window in which any play could be possible. Then this is false again. */
  readonly askNext: boolean;
  /** Absent while no pass with `until` holds. */
  readonly passing?: Passing;
  /** Absent without a plan for the enemies of a Mission. */
  readonly enemies?: EnemyPlan;
}

/** The orders of a seat whose player has set nothing. */
export const DEFAULT_ORDERS: StandingOrders = {
  ask: {
    phases: 'never',
    main: 'never',
    rolls: 'never',
    dice: 'fitting',
    'effect-dice': 'never',
    ability: 'never',
    attack: 'fitting',
    aftermath: 'fitting',
    replies: 'fitting',
    defense: 'fitting',
    'enemy-dice': 'fitting',
    'second-main': 'fitting',
    sharing: 'fitting',
    conversion: 'fitting',
    'small-damage': 'fitting',
    salves: 'fitting',
    planning: 'fitting',
  },
  passUntilMyTurn: false,
  askNext: false,
};

/** The orders of a bot. It answers at once, so it is asked more often than a person. */
export const BOT_ORDERS: StandingOrders = {
  ...DEFAULT_ORDERS,
  ask: {
    ...DEFAULT_ORDERS.ask,
    'effect-dice': 'fitting',
    attack: 'always',
    defense: 'always',
    'enemy-dice': 'always',
    'second-main': 'always',
    sharing: 'always',
    conversion: 'always',
    'small-damage': 'always',
    salves: 'always',
    planning: 'never',
  },
};

/** Groups that are missing in orders stored by older versions. */
export const LATER_GROUPS: readonly WindowGroup[] = [
  'replies',
  'effect-dice',
  'defense',
  'enemy-dice',
  'second-main',
  'sharing',
  'conversion',
  'small-damage',
  'salves',
  'planning',
];

/** Groups that matter in cooperative modes only. */
export const PARTY_GROUPS = [
  'second-main',
  'defense',
  'enemy-dice',
  'small-damage',
  'salves',
  'conversion',
  'sharing',
  'planning',
] as const satisfies readonly WindowGroup[];
export type PartyGroup = (typeof PARTY_GROUPS)[number];
export const FIRST_GROUPS: readonly WindowGroup[] = [
  'phases',
  'main',
  'rolls',
  'dice',
  'ability',
  'attack',
  'aftermath',
];

/** All groups. */
export const WINDOW_GROUPS: readonly WindowGroup[] = [...FIRST_GROUPS, ...LATER_GROUPS];
