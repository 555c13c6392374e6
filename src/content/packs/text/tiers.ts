/**
 * The order of the tiers of an ability. Boards print them from the least to the best; the engine takes the first that
 * the dice meet. A file may have either order.
 */
import type { Requirement } from '../../../engine/rules.ts';
import { STRAIGHTS } from '../../../engine/vocabulary/dice.ts';
import { requirement as requirementSchema } from '../schema/dice.ts';
import { propertyOf } from './untyped.ts';

/** The lines of an ability, with each tier before those of the same name that ask for less. */
export function bestFirst(lines: readonly unknown[]): unknown[] {
  const sorted: unknown[] = [];
  for (const line of lines) {
    const at = sorted.findIndex((other) => asksForMore(line, other));
    sorted.splice(at < 0 ? sorted.length : at, 0, line);
  }
  return sorted;
}

/** Whether two lines are tiers of one ability, and all dice that meet the first also meet the second. */
function asksForMore(line: unknown, other: unknown): boolean {
  if (propertyOf(line, 'id') !== propertyOf(other, 'id')) return false;
  const [more, less] = [line, other].map((one) => requirementSchema.safeParse(propertyOf(one, 'requires')));
  return more?.success === true && less?.success === true && isStricter(more.data, less.data);
}

function isStricter(more: Requirement, less: Requirement): boolean {
  if (more.kind === 'symbols' && less.kind === 'symbols') {
    const needs = Object.entries(less.need);
    const isEnough = needs.every(([symbol, count]) => (more.need[symbol] ?? 0) >= count);
    return isEnough && total(more.need) > total(less.need);
  }
  if (more.kind === 'straight' && less.kind === 'straight')
    return STRAIGHTS[more.size] > STRAIGHTS[less.size];
  if (more.kind === 'like-symbols' && less.kind === 'like-symbols')
    return more.sizes.length === less.sizes.length && total(more.sizes) > total(less.sizes);
  return more.kind === 'of-a-kind' && less.kind === 'of-a-kind' && more.count > less.count;
}

function total(need: Readonly<Record<string, number>> | readonly number[]): number {
  return Object.values(need).reduce((sum, count) => sum + count, 0);
}
