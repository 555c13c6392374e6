/**
 * A seat's standing orders: in which windows it wants to be asked (its "stops").
 * Whether a seat is asked depends on public facts and these orders only, never on what its hand
 * holds: otherwise the asking itself would tell (design: priority windows).
 */

/** Groups of windows that a player can set apart. */
export type WindowGroup =
  /** Starts and ends of phases and turns. */
  | 'phases'
  /** An opponent's Main Phases. */
  | 'main'
  /** Between the Roll Attempts of an opponent. */
  | 'rolls'
  /** Dice of an Offensive or Defensive Roll are on the table and may still be changed. */
  | 'dice'
  /** Dice that an effect has rolled; "when it fits" one's own only. */
  | 'effect-dice'
  /** An ability was activated, or its Then was reached. */
  | 'ability'
  /** An Attack is on its way: before the defence and before damage. */
  | 'attack'
  /** Damage has landed. */
  | 'aftermath'
  /**
   * An opponent's effect is about to take tokens, CP or cards of the seat (R90, R94, R98), or its own ability
   * brings more of a token than fits (R52).
   */
  | 'replies'
  /** A party: an Attack on the hero may be defended against. "When it fits" unless there is one way, free of charge. */
  | 'defense'
  /** A party: the dice of the enemies lie there. "When it fits" where one die could keep an attack off the hero. */
  | 'enemy-dice'
  /** A party: the second Main Phase. "When it fits" with too many cards, or where something new can be done. */
  | 'second-main'
  /** A party: momentum is to be shared out. Only "always" asks; otherwise whoever has least gets it. */
  | 'sharing'
  /** A party: a status effect for an enemy may become momentum. "When it fits" without momentum; otherwise placed. */
  | 'conversion'
  /** A party: 1 or 2 damage outside of an Attack. "When it fits" where it leaves little health. */
  | 'small-damage'
  /** A party: an attack is announced whose target is open. "Never" asks when it is the hero's turn to attack. */
  | 'planning';

/**
 * `always`: at every window of the group where anything at all could be possible.
 * `fitting`: only where something made for this moment could be possible (a prevention when damage comes,
 * a die changer when dice lie), judged from public facts.
 * `never`: passed for.
 */
export type Asking = 'always' | 'fitting' | 'never';

/** How long "pass for this attack" and "pass for this turn" hold. */
export type PassingUntil = 'attack' | 'turn';

/** Passes for a while, unless something public comes that stood otherwise when it was given. */
export interface Passing {
  readonly until: PassingUntil;
  /** What was coming would have brought the seat down already. */
  readonly lethal: boolean;
  /** The Attack on the seat had been made undefendable already. */
  readonly undefendable: boolean;
}

export interface StandingOrders {
  readonly ask: Readonly<Record<WindowGroup, Asking>>;
  /** Passes every window until the seat's own next turn. */
  readonly passUntilMyTurn: boolean;
  /** Asks once, at the next window where anything could be possible; then the rest holds again. */
  readonly askNext: boolean;
  /** Absent in orders kept by older versions, and while nothing is passed. */
  readonly passing?: Passing;
}

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
    planning: 'fitting',
  },
  passUntilMyTurn: false,
  askNext: false,
};

/** A program keeps nobody waiting: it is asked at every moment of an Attack, and wherever a party is. */
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
    planning: 'never',
  },
};

/** Orders that were given to older versions say nothing of these. */
const LATER_GROUPS: readonly WindowGroup[] = [
  'replies',
  'effect-dice',
  'defense',
  'enemy-dice',
  'second-main',
  'sharing',
  'conversion',
  'small-damage',
  'planning',
];

/** Those that count where players are one party. */
export const PARTY_GROUPS = [
  'second-main',
  'defense',
  'enemy-dice',
  'small-damage',
  'conversion',
  'sharing',
  'planning',
] as const satisfies readonly WindowGroup[];
export type PartyGroup = (typeof PARTY_GROUPS)[number];
const FIRST_GROUPS: readonly WindowGroup[] = [
  'phases',
  'main',
  'rolls',
  'dice',
  'ability',
  'attack',
  'aftermath',
];

export const WINDOW_GROUPS: readonly WindowGroup[] = [...FIRST_GROUPS, ...LATER_GROUPS];

/** How a seat wants to be asked in a group of windows; orders kept by older versions lack the newest group. */
export function askingIn({ ask }: StandingOrders, group: WindowGroup): Asking {
  const kept: Partial<StandingOrders['ask']> = ask;
  return kept[group] ?? DEFAULT_ORDERS.ask[group];
}

/**
 * Takes anything that claims to be standing orders and keeps what they consist of.
 * @returns the orders, or null for what is none
 */
export function readOrders(value: unknown): StandingOrders | null {
  const { ask, passUntilMyTurn, askNext, passing } = fieldsOf(value);
  if (typeof passUntilMyTurn !== 'boolean' || typeof askNext !== 'boolean') return null;
  const asked = fieldsOf(ask);
  const orders = { ...DEFAULT_ORDERS.ask };
  for (const group of FIRST_GROUPS) {
    const asking = asked[group];
    if (!isAsking(asking)) return null;
    orders[group] = asking;
  }
  for (const group of LATER_GROUPS) {
    const { [group]: asking = DEFAULT_ORDERS.ask[group] } = asked;
    if (!isAsking(asking)) return null;
    orders[group] = asking;
  }
  if (passing === undefined) return { ask: orders, passUntilMyTurn, askNext };
  const { until, lethal, undefendable } = fieldsOf(passing);
  if (!isPassingUntil(until) || typeof lethal !== 'boolean' || typeof undefendable !== 'boolean') return null;
  return { ask: orders, passUntilMyTurn, askNext, passing: { until, lethal, undefendable } };
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

export function isPassingUntil(value: unknown): value is PassingUntil {
  return value === 'attack' || value === 'turn';
}

function isAsking(value: unknown): value is Asking {
  return value === 'always' || value === 'fitting' || value === 'never';
}
