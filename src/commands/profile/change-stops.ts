/** Presses on the panel of stops. */
import { DEFAULT_ORDERS } from '../../engine/index.ts';
import type { Deed } from '../../render/custom-id.ts';
import type { Desk } from '../desk.ts';
import { changedOrders } from '../orders.ts';
import { pressOf } from '../press-of.ts';
import type { PressResult } from '../table/tables.ts';
import type { PressInteraction } from '../ways-in.ts';

/**
 * When the person is asked in this game; what they choose for longer is remembered for their next games too.
 * @param values the chosen values of a select, empty for buttons
 * @returns null when the press changes nothing
 */
export async function changeStops(
  interaction: PressInteraction,
  { tables, profiles }: Desk,
  deed: Deed,
  values: readonly string[],
  gameId: string,
): Promise<PressResult | { readonly result: 'other-game' } | null> {
  const snapshot = await tables.look(interaction.channelId);
  if (snapshot?.gameId !== gameId) return { result: 'other-game' };
  const own = tables.viewFor(snapshot, interaction.user.id);
  const orders = own?.view.seats[own.seat]?.orders ?? null;
  const changed = orders && changedOrders(orders, deed, values);
  if (changed === null || orders === null) return null;
  const outcome = await tables.setOrders(pressOf(interaction, gameId, null), changed);
  if (outcome.result === 'done' && changed.ask !== orders.ask) {
    await profiles.keepStops(interaction.user.id, changed.ask);
  }
  return outcome;
}

/** When the person is asked in games to come. */
export async function changeOwnStops(
  interaction: PressInteraction,
  { profiles }: Desk,
  deed: Deed,
  values: readonly string[],
): Promise<{ readonly result: 'kept' } | null> {
  const { id } = interaction.user;
  const ask = (await profiles.stopsOf(id)) ?? DEFAULT_ORDERS.ask;
  const changed = changedOrders({ ...DEFAULT_ORDERS, ask }, deed, values);
  if (changed === null) return null;
  await profiles.keepStops(id, changed.ask);
  return { result: 'kept' };
}
