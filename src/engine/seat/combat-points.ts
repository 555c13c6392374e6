/** Combat points: 0 to 15 (rule: cp-cap). */
import { type Game, heroAt } from '../game.ts';

export const CP_CAP = 15;

/** Changes a seat's CP within 0 and the cap; returns the real change. Nothing changes the CP of an enemy. */
export function changeCp(game: Game, seat: number, by: number): number {
  const state = heroAt(game, seat);
  if (!state) return 0;
  const now = Math.max(0, Math.min(CP_CAP, state.cp + by));
  const change = now - state.cp;
  state.cp = now;
  if (change !== 0) game.events.push({ e: 'cp', seat, change, now });
  return change;
}
