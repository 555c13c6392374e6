/**
 * Three ready-made ways of being asked, as people choose among them. All of them go by public facts and never by
 * what a hand holds.
 */
import { askingIn, DEFAULT_ORDERS, type StandingOrders, WINDOW_GROUPS } from './orders.ts';

export const CHARACTER_IDS = ['thorough', 'usual', 'swift'] as const;
export type CharacterId = (typeof CHARACTER_IDS)[number];

type Stops = StandingOrders['ask'];

export const CHARACTERS: Readonly<Record<CharacterId, Stops>> = {
  /** Every window in which anything made for the moment could be possible. */
  thorough: {
    phases: 'never',
    main: 'fitting',
    rolls: 'fitting',
    dice: 'always',
    'effect-dice': 'always',
    ability: 'fitting',
    attack: 'always',
    aftermath: 'fitting',
    replies: 'always',
    defense: 'always',
    'enemy-dice': 'always',
    'second-main': 'always',
    sharing: 'always',
    conversion: 'always',
    'small-damage': 'always',
    planning: 'always',
  },
  usual: DEFAULT_ORDERS.ask,
  /** Damage that comes to oneself, one's own Attack, and what is about to be taken. */
  swift: {
    phases: 'never',
    main: 'never',
    rolls: 'never',
    dice: 'never',
    'effect-dice': 'never',
    ability: 'never',
    attack: 'fitting',
    aftermath: 'never',
    replies: 'fitting',
    defense: 'never',
    'enemy-dice': 'never',
    'second-main': 'never',
    sharing: 'never',
    conversion: 'never',
    'small-damage': 'never',
    planning: 'fitting',
  },
};

/** The ready-made way that stops are, or null for a choice of one's own. */
export function characterOf(orders: StandingOrders): CharacterId | null {
  const isLike = (id: CharacterId) =>
    WINDOW_GROUPS.every((group) => askingIn(orders, group) === CHARACTERS[id][group]);
  return CHARACTER_IDS.find(isLike) ?? null;
}
