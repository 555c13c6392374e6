/**
 * Whether the order of two effect lists can matter. Judged by what each of them could read and change, whatever
 * branch it takes: two lists commute when neither reads nor limits what the other changes. Changes of one kind
 * commute with one another: damage is summed before it lands, gains only meet their limit, losses only their 0.
 */
import type { SimultaneousEffects } from '../frames/frame.ts';
import type { Game } from '../game.ts';
import { type Access, type Footprint, joined, ofList, ofTokens } from './footprint.ts';

/**
 * Whether two effect lists of the same moment come to the same in either order.
 * @param a one of them, not begun
 * @param b the other, not begun
 * @returns false also where it is only not certain
 */
export function commute(game: Game, a: SimultaneousEffects, b: SimultaneousEffects): boolean {
  if (a.list.length === 0 || b.list.length === 0) return true;
  const left = footprintOf(game, a);
  const right = footprintOf(game, b);
  if (left === 'everything' || right === 'everything') return false;
  return left.every((one) => right.every((other) => !areInEachOthersWay(one, other)));
}

function areInEachOthersWay(one: Access, other: Access): boolean {
  if (one.what !== other.what) return false;
  if (one.seat !== other.seat && one.seat !== 'any' && other.seat !== 'any') return false;
  if (one.by !== undefined && other.by !== undefined && one.by !== other.by) return false;
  return one.how !== other.how || one.how === 'change';
}

function footprintOf(game: Game, { list, context, whileHeld }: SimultaneousEffects): Footprint {
  const known = { game, context };
  const from = whileHeld === 'from-owner' ? ({ from: 'owner' } as const) : {};
  const own: Footprint = whileHeld
    ? [ofTokens(known, { token: context.source.id, who: 'holder', ...from }, 'read')]
    : [];
  return joined([own, ofList(known, list)]);
}
