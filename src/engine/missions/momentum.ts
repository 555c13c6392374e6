/** Momentum: what heroes of a Mission pay range, allies and powers with (rule: m-momentum). */
import type { Game } from '../game.ts';
import type { Seat } from '../ids.ts';
import { missionOf } from './board.ts';

export const MOMENTUM_CAP = 15;

/** What a ranged attack or defense costs (rule: melee-range). */
export const PRICE_OF_RANGE = 1;

/** What a defeat tile brings, to be shared out by the start player. */
export const MOMENTUM_OF_DEFEAT = 2;

/** The momentum of a hero; 0 of an enemy and in other modes. */
export function momentumOf({ state }: Game, seat: Seat): number {
  return state.mission?.heroes[seat]?.momentum ?? 0;
}

/** Changes a hero's momentum within 0 and the cap; returns the real change. */
export function changeMomentum(game: Game, seat: Seat, by: number): number {
  const hero = missionOf(game).heroes[seat];
  if (!hero) return 0;
  const now = Math.max(0, Math.min(MOMENTUM_CAP, hero.momentum + by));
  const change = now - hero.momentum;
  hero.momentum = now;
  if (change !== 0) game.events.push({ e: 'momentum', seat, change, now });
  return change;
}
