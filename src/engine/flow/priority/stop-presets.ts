/** Three presets of stops (`StandingOrders.ask`) that players choose among. */
import { askingIn } from '../../core/orders.ts';
import { DEFAULT_ORDERS, type StandingOrders, WINDOW_GROUPS } from '../../model/orders.ts';

/** The ids of the presets. */
export const STOP_PRESET_IDS = ['thorough', 'usual', 'swift'] as const;
export type StopPresetId = (typeof STOP_PRESET_IDS)[number];

type Stops = StandingOrders['ask'];

/** The stops of each preset. */
export const STOP_PRESETS: Readonly<Record<StopPresetId, Stops>> = {
  /** Asks in each window in which a play made for it could be possible, and about dice and damage always. */
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
    salves: 'always',
    planning: 'always',
  },
  usual: DEFAULT_ORDERS.ask,
  /** Asks only about incoming damage, the own Attack, and losses to an effect. */
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
    salves: 'fitting',
    planning: 'fitting',
  },
};

/** The preset that equals a seat's stops; null if none does. */
export function stopPresetOf(orders: StandingOrders): StopPresetId | null {
  const isLike = (id: StopPresetId) =>
    WINDOW_GROUPS.every((group) => askingIn(orders, group) === STOP_PRESETS[id][group]);
  return STOP_PRESET_IDS.find(isLike) ?? null;
}
