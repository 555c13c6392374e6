/** Computes a player's standing orders after a press on the panel of stops. */
import { z } from 'zod';
import { STOP_PRESET_IDS, STOP_PRESETS, type StandingOrders } from '../../engine/hosting.ts';
import type { ButtonAction } from '../../render/custom-id.ts';

const asking = z.enum(['always', 'fitting', 'never']);
const character = z.enum(STOP_PRESET_IDS);

/**
 * Returns a player's standing orders after a press on the panel of stops.
 * @param values the chosen values of a select, empty for buttons
 * @returns null when the press changes no orders
 */
export function changedOrders(
  orders: StandingOrders,
  buttonAction: ButtonAction,
  values: readonly string[],
): StandingOrders | null {
  switch (buttonAction.verb) {
    case 'ask': {
      const chosen = asking.safeParse(values[0]);
      return chosen.success ? { ...orders, ask: { ...orders.ask, [buttonAction.group]: chosen.data } } : null;
    }
    case 'character': {
      const chosen = character.safeParse(values[0]);
      return chosen.success ? { ...orders, ask: STOP_PRESETS[chosen.data] } : null;
    }
    case 'ask-next':
      return { ...orders, askNext: !orders.askNext };
    case 'until-my-turn':
      return { ...orders, passUntilMyTurn: !orders.passUntilMyTurn };
    default:
      return null;
  }
}
