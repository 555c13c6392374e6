/**
 * Whether the order of two effect lists can matter. Two lists commute when neither reads or limits what the other
 * changes, in any branch. Changes of the same kind commute: damage is summed before it lands, gains are only capped at
 * their limit, losses only at 0.
 */

import type { Game } from '../../core/game.ts';
import type { SimultaneousEffects } from '../../model/frame.ts';
import type { Access, Footprint } from '../foresight.ts';
import { accessToTokens, footprintOfList, unionOf } from './footprint.ts';

/**
 * Whether two simultaneous effect lists give the same result in either order.
 * @param a a list that has not started
 * @param b the other list, which has not started either
 * @returns true only when it is certain
 */
export function commute(game: Game, a: SimultaneousEffects, b: SimultaneousEffects): boolean {
  if (a.list.length === 0 || b.list.length === 0) return true;
  const left = footprintOf(game, a);
  const right = footprintOf(game, b);
  if (left === 'everything' || right === 'everything') return false;
  return left.every((one) => right.every((other) => !conflict(one, other)));
}

function conflict(one: Access, other: Access): boolean {
  if (one.what !== other.what) return false;
  if (one.seat !== other.seat && one.seat !== 'any' && other.seat !== 'any') return false;
  if (one.by !== undefined && other.by !== undefined && one.by !== other.by) return false;
  return one.how !== other.how || one.how === 'change';
}

function footprintOf(game: Game, { list, context, whileHeld }: SimultaneousEffects): Footprint {
  const known = { game, context };
  const from = whileHeld === 'from-owner' ? ({ from: 'owner' } as const) : {};
  const own: Footprint = whileHeld
    ? [accessToTokens(known, { token: context.source.id, who: 'holder', ...from }, 'read')]
    : [];
  return unionOf([own, footprintOfList(known, list)]);
}
