/** Handles presses on the panel of stops. */
import { DEFAULT_ORDERS } from '../../engine/hosting.ts';
import type { PressResult } from '../../games/game-service.ts';
import type { ButtonAction } from '../../render/custom-id.ts';
import type { BotContext } from '../bot-context.ts';
import { type PressInteraction, pressOf } from '../routing/press-interaction.ts';
import { changedOrders } from './orders.ts';

/**
 * Changes the person's standing orders in this game; changed stops are also saved for their next games.
 * @param values the chosen values of a select, empty for buttons
 * @returns null when the press changes nothing
 */
export async function changeStops(
  interaction: PressInteraction,
  { games, profiles }: BotContext,
  buttonAction: ButtonAction,
  values: readonly string[],
  gameId: string,
): Promise<PressResult | { readonly result: 'other-game' } | null> {
  const snapshot = await games.look(interaction.channelId);
  if (snapshot?.gameId !== gameId) return { result: 'other-game' };
  const own = games.viewFor(snapshot, interaction.user.id);
  const orders = own?.view.seats[own.seat]?.orders ?? null;
  const changed = orders && changedOrders(orders, buttonAction, values);
  if (changed === null || orders === null) return null;
  const outcome = await games.act(pressOf(interaction, { gameId, rev: null }), {
    type: 'set-orders',
    orders: changed,
  });
  if (outcome.result === 'done' && changed.ask !== orders.ask) {
    await profiles.keepStops(interaction.user.id, changed.ask);
  }
  return outcome;
}

/** Changes the stops that a person set for new games. */
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

/** Switches between pictures and words only, in all of the person's games. */
export async function toggleWordsOnly(
  { user }: PressInteraction,
  { wordsOnly }: BotContext,
): Promise<{ readonly result: 'kept' }> {
  await wordsOnly.toggle(user.id);
  return { result: 'kept' };
}

/** Switches the call one turn before the person's own, in all of their asynchronous games. */
export async function toggleEarly(
  { user }: PressInteraction,
  { profiles }: BotContext,
): Promise<{ readonly result: 'kept' }> {
  await profiles.keepEarly(user.id, !(await profiles.callsEarly(user.id)));
  return { result: 'kept' };
}
