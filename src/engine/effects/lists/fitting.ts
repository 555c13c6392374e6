/** Which effects of a list are worth a question at a moment: those that are made for it and can change something. */

import type { Game } from '../../core/game.ts';
import type { InnerList } from '../../evaluation/foresight.ts';
import type { Seat } from '../../model/ids.ts';
import type { Moment } from '../../model/moments.ts';
import { MOMENTS } from '../../model/moments.ts';
import type { Effect } from '../../vocabulary/effect.ts';
import { type InVainCheck, occasionOf, type UsePrice } from '../occasion.ts';
import { allHaveFallen } from '../parts/in-vain.ts';
import { ruleOf } from '../rule-of.ts';

/** The items of a list that are made for each moment; a cache. */
export type ByMoment<T> = Partial<Record<Moment, readonly T[]>>;

/** The items of a list that belong to a moment, cached by list: content never changes, and each window asks. */
export function partFor<T>(
  known: WeakMap<readonly T[], ByMoment<T>>,
  list: readonly T[],
  moment: Moment,
  belongs: (item: T) => boolean,
): readonly T[] {
  let parts = known.get(list);
  if (!parts) {
    parts = {};
    known.set(list, parts);
  }
  const part = parts[moment] ?? list.filter(belongs);
  parts[moment] = part;
  return part;
}

const effectsByMoment = new WeakMap<readonly Effect[], ByMoment<Effect>>();

/** The effects of a list that are made for a moment. */
export function effectsFor(effects: readonly Effect[], moment: Moment): readonly Effect[] {
  return partFor(effectsByMoment, effects, moment, (effect) => madeFor(effect).includes(moment));
}

/** The moments at which an effect is worth a question. */
function madeFor(effect: Effect): readonly Moment[] {
  return occasionOf(effect).madeFor?.(effect) ?? [];
}

/** The moments at which any effect of a list is worth a question. */
export function momentsOf(effects: readonly Effect[]): readonly Moment[] {
  return MOMENTS.filter((moment) => effectsFor(effects, moment).length > 0);
}

/** Cache of `purposesOf`. */
const purposes = new WeakMap<readonly Effect[], readonly Effect[] | null>();

/**
 * The effects for which a list is used. The list is in vain if all of them would change nothing. Effects that only
 * roll, choose or note something for later ones are left out.
 * @returns null if the list has an effect that is never in vain
 */
function purposesOf(effects: readonly Effect[]): readonly Effect[] | null {
  const known = purposes.get(effects);
  if (known !== undefined) return known;
  const acting = effects.filter((effect) => !occasionOf(effect).storesResult);
  const found = acting.length > 0 && acting.every(mayBeInVain) ? acting : null;
  purposes.set(effects, found);
  return found;
}

function mayBeInVain(effect: Effect): boolean {
  if (occasionOf(effect).isInVain || isAimedAtTarget(effect)) return true;
  // Whether a postponed list changes anything is not known yet.
  if (ruleOf(effect).hasUnknownResult) return false;
  const inner = listsIn(effect);
  return inner.length > 0 && inner.every((list) => purposesOf(list.effects) !== null);
}

export function listsIn(effect: Effect): readonly InnerList[] {
  return (
    occasionOf(effect)
      .contains?.(effect)
      .filter((list) => list.effects.length > 0) ?? []
  );
}

function isAimedAtTarget(effect: Effect): boolean {
  return ruleOf(effect).aimedAt?.(effect) === 'target';
}

/**
 * Whether all effects for which a list is used would change nothing now.
 * @param seat the seat that would use the list
 * @param price what it pays
 */
export function isAllInVain(
  game: Game,
  seat: Seat,
  effects: readonly Effect[],
  price: UsePrice = {},
): boolean {
  return isListInVain({ game, seat, chosen: null, price }, effects);
}

function isListInVain(check: InVainCheck, effects: readonly Effect[]): boolean {
  const purposes = purposesOf(effects);
  if (purposes === null) return false;
  let now = check;
  return effects.every((effect) => {
    const { choosesAmong } = occasionOf(effect);
    if (choosesAmong) now = { ...now, chosen: choosesAmong(now, effect) };
    return !purposes.includes(effect) || isEffectInVain(now, effect);
  });
}

function isEffectInVain(check: InVainCheck, effect: Effect): boolean {
  if (isAimedAtTarget(effect) && allHaveFallen(check, 'target')) return true;
  const { isInVain } = occasionOf(effect);
  if (isInVain) return isInVain(check, effect);
  const lists = listsIn(effect);
  return lists.length > 0 && lists.every((list) => isListInVain(check, list.effects));
}

/** Whether nothing comes of a list that would not come without it; see `isNeedless`. */
export function isAllNeedless(game: Game, seat: Seat, effects: readonly Effect[]): boolean {
  const acting = effects.filter((effect) => !occasionOf(effect).storesResult);
  return acting.length > 0 && acting.every((effect) => isEffectNeedless(game, seat, effect));
}

function isEffectNeedless(game: Game, seat: Seat, effect: Effect): boolean {
  if (occasionOf(effect).isNeedless?.(game, seat, effect)) return true;
  const lists = listsIn(effect);
  return lists.length > 0 && lists.every((list) => isAllNeedless(game, seat, list.effects));
}

/** Whether any effect is made for this moment and has something to work on. */
export function hasFittingEffect(
  game: Game,
  seat: Seat,
  effects: readonly Effect[],
  moment: Moment,
): boolean {
  return effectsFor(effects, moment).some(
    (effect) => occasionOf(effect).fits?.(game, seat, effect, moment) ?? true,
  );
}
