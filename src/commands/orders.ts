import { z } from 'zod';
import { DEFAULT_ORDERS, type StandingOrders } from '../engine/index.ts';
import type { Deed } from '../render/custom-id.ts';

const asking = z.enum(['always', 'fitting', 'never']);

type Stops = StandingOrders['ask'];

const EVERYTHING: Stops = {
  phases: 'always',
  main: 'always',
  rolls: 'always',
  dice: 'always',
  ability: 'always',
  attack: 'always',
  aftermath: 'always',
  replies: 'always',
};

const ATTACKS_ONLY: Stops = {
  phases: 'never',
  main: 'never',
  rolls: 'never',
  dice: 'never',
  ability: 'never',
  attack: 'fitting',
  aftermath: 'never',
  replies: 'fitting',
};

/**
 * A player's standing orders after a press on the panel of stops.
 * @param values the chosen values of a select, empty for buttons
 * @returns null when the press changes no orders
 */
export function changedOrders(
  orders: StandingOrders,
  deed: Deed,
  values: readonly string[],
): StandingOrders | null {
  switch (deed.verb) {
    case 'ask': {
      const chosen = asking.safeParse(values[0]);
      return chosen.success ? { ...orders, ask: { ...orders.ask, [deed.group]: chosen.data } } : null;
    }
    case 'ask-next':
      return { ...orders, askNext: !orders.askNext };
    case 'until-my-turn':
      return { ...orders, passUntilMyTurn: !orders.passUntilMyTurn };
    case 'default-orders':
      return DEFAULT_ORDERS;
    case 'ask-everything':
      return { ...orders, ask: EVERYTHING, passUntilMyTurn: false };
    case 'ask-attacks':
      return { ...orders, ask: ATTACKS_ONLY, passUntilMyTurn: false };
    default:
      return null;
  }
}
