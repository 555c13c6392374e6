/** Presses on the panel of stops. */
import { DEFAULT_ORDERS } from '../../engine/hosting.ts';
import type { PressResult } from '../../games/game-service.ts';
import type { ButtonAction } from '../../render/custom-id.ts';
import type { BotContext } from '../bot-context.ts';
import type { PressInteraction } from '../routing/handlers.ts';
import { pressOf } from '../routing/handlers.ts';
import { changedOrders } from './orders.ts';

/**
 * When the person is asked in this game; what they choose for longer is remembered for their next games too.
 * @param values the chosen values of a select, empty for buttons
 * @returns null when the press changes nothing
 */
export async function changeStops(
  interaction: PressInteraction,
  { tables, profiles }: BotContext,
  buttonAction: ButtonAction,
  values: readonly string[],
  gameId: string,
): Promise<PressResult | { readonly result: 'other-game' } | null> {
  const snapshot = await tables.look(interaction.channelId);
  if (snapshot?.gameId !== gameId) return { result: 'other-game' };
  const own = tables.viewFor(snapshot, interaction.user.id);
  const orders = own?.view.seats[own.seat]?.orders ?? null;
  const changed = orders && changedOrders(orders, buttonAction, values);
  if (changed === null || orders === null) return null;
  const outcome = await tables.act(pressOf(interaction, { gameId, rev: null }), {
    type: 'set-orders',
    orders: changed,
  });
  if (outcome.result === 'done' && changed.ask !== orders.ask) {
    await profiles.keepStops(interaction.user.id, changed.ask);
  }
  return outcome;
}

/** When the person is asked in games to come. */
export async function changeOwnStops(
  interaction: PressInteraction,
  { profiles }: BotContext,
  buttonAction: ButtonAction,
  values: readonly string[],
): Promise<{ readonly result: 'kept' } | null> {
  const { id } = interaction.user;
  const ask = (await profiles.stopsOf(id)) ?? DEFAULT_ORDERS.ask;
  const changed = changedOrders({ ...DEFAULT_ORDERS, ask }, buttonAction, values);
  if (changed === null) return null;
  await profiles.keepStops(id, changed.ask);
  return { result: 'kept' };
}
