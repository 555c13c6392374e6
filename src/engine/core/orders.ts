/** Reads standing orders, and validates those that come from outside. */
import type { Asking, Passing, PassingUntil, StandingOrders, WindowGroup } from '../model/orders.ts';
import { DEFAULT_ORDERS, FIRST_GROUPS, LATER_GROUPS } from '../model/orders.ts';
import { type Game, heroSeatOf } from './game.ts';
import { fieldsOf, readEnemyPlan } from './read-enemy-plan.ts';

/** The setting of a group; the default if orders of an older version lack it. */
export function askingIn({ ask }: StandingOrders, group: WindowGroup): Asking {
  const kept: Partial<StandingOrders['ask']> = ask;
  return kept[group] ?? DEFAULT_ORDERS.ask[group];
}

/**
 * Validates an unknown value as standing orders. Unknown fields are dropped.
 * @returns the orders, or null if the value is not valid
 */
export function readOrders(value: unknown): StandingOrders | null {
  const { ask, passUntilMyTurn, askNext, passing, enemies } = fieldsOf(value);
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
  const plan = enemies === undefined ? undefined : readEnemyPlan(enemies);
  const pass = passing === undefined ? undefined : readPassing(passing);
  if (plan === null || pass === null) return null;
  return {
    ask: orders,
    passUntilMyTurn,
    askNext,
    ...(pass ? { passing: pass } : {}),
    ...(plan ? { enemies: plan } : {}),
  };
}

function readPassing(value: unknown): Passing | null {
  const { until, lethal, undefendable, defends, far } = fieldsOf(value);
  if (!isPassingUntil(until) || typeof lethal !== 'boolean' || typeof undefendable !== 'boolean') return null;
  const how = {
    ...(typeof defends === 'string' ? { defends } : {}),
    ...(far === true ? { far: true as const } : {}),
  };
  return { until, lethal, undefendable, ...how };
}

/** Whether an unknown value is a duration of a pass. */
export function isPassingUntil(value: unknown): value is PassingUntil {
  return value === 'attack' || value === 'turn' || value === 'enemies';
}

function isAsking(value: unknown): value is Asking {
  return value === 'always' || value === 'fitting' || value === 'never';
}

/**
 * Ends the passes of the lane's seats that held until now.
 * @param over what has ended
 */
export function endPassing(game: Game, over: readonly Passing['until'][]): void {
  for (const index of game.lane.seats) {
    const seat = heroSeatOf(game, index);
    if (!seat.orders.passing || !over.includes(seat.orders.passing.until)) continue;
    const { passing: _, ...orders } = seat.orders;
    seat.orders = orders;
  }
}
