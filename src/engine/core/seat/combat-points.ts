/** Combat points (CP). */
import type { Seat } from '../../model/ids.ts';
import { type Game, heroAt } from '../game.ts';

/** Most CP that a seat can have (rule: cp-cap). */
export const CP_CAP = 15;

/**
 * Changes a seat's CP, within 0 and the cap. The CP of an enemy never change.
 * @returns the real change
 */
export function changeCp(game: Game, seat: Seat, by: number): number {
  const state = heroAt(game, seat);
  if (!state) return 0;
  const now = Math.max(0, Math.min(CP_CAP, state.cp + by));
  const change = now - state.cp;
  state.cp = now;
  if (change !== 0) game.events.push({ e: 'cp', seat, change, now });
  return change;
}

/**
 * Takes CP from a seat for somebody else. An enemy has infinite CP, so all of the amount is taken (rule: m-enemies).
 * @param amount 0 or more
 * @returns how many were taken
 */
export function takeCp(game: Game, from: Seat, amount: number): number {
  return heroAt(game, from) ? -changeCp(game, from, -amount) : Math.max(0, amount);
}
