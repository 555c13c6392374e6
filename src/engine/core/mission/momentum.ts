/** Momentum: heroes of a Mission pay for range, allies and powers with it (rule: m-momentum). */

import type { Seat } from '../../model/ids.ts';
import type { Game } from '../game.ts';
import { missionOf } from './board.ts';

/** The maximum momentum of a hero. */
export const MOMENTUM_CAP = 15;

/** The momentum cost of a ranged attack or defence (rule: m-range). */
export const PRICE_OF_RANGE = 1;

/** The momentum of a defeat tile, shared out by the start player. */
export const MOMENTUM_OF_DEFEAT = 2;

/** Returns the momentum of a hero; 0 for enemies and in other modes. */
export function momentumOf({ state }: Game, seat: Seat): number {
  return state.mission?.heroes[seat]?.momentum ?? 0;
}

/** Changes a hero's momentum between 0 and the cap; returns the actual change. */
export function changeMomentum(game: Game, seat: Seat, by: number): number {
  const hero = missionOf(game).heroes[seat];
  if (!hero) return 0;
  const now = Math.max(0, Math.min(MOMENTUM_CAP, hero.momentum + by));
  const change = now - hero.momentum;
  hero.momentum = now;
  if (change !== 0) game.events.push({ e: 'momentum', seat, change, now });
  return change;
}
