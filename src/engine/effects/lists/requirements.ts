/**
 * Requirements of effects. A prevention needs incoming damage, a die changer needs dice, a removal needs something to
 * remove. Effects without a requirement are always possible.
 */

import type { Game } from '../../core/game.ts';
import type { Seat } from '../../model/ids.ts';
import type { Refusal } from '../../model/refusals.ts';
import type { Effect } from '../../vocabulary/effect.ts';
import type { UsePrice } from '../occasion.ts';
import { ruleOf } from '../rule-of.ts';
import { isAllInVain } from './fitting.ts';

/**
 * Why a seat cannot use an effect list: a requirement is not met, or it would change nothing (rule: spend).
 * @param price what it pays
 * @returns a sentence for the player; null if it can be used
 */
export function unmetUse(
  game: Game,
  seat: Seat,
  effects: readonly Effect[],
  price: UsePrice = {},
): Refusal | null {
  const unmet = unmetRequirement(game, seat, effects, null, price.token);
  if (unmet !== null) return unmet;
  return isAllInVain(game, seat, effects, price) ? (say) => say.changesNothing : null;
}

/**
 * The first requirement of an effect list that is not met.
 * @param seat the seat that would use the effects
 * @param chosen the seat that the list has chosen last; null if none
 * @param spent the token that is spent for the effects
 * @returns a sentence for the player; null if all requirements are met, or cannot be known before dice or choices
 */
export function unmetRequirement(
  game: Game,
  seat: Seat,
  effects: readonly Effect[],
  chosen: number | null = null,
  spent?: string,
): Refusal | null {
  for (let at = 0; at < effects.length; at += 1) {
    const effect = effects[at];
    if (!effect) break;
    const rule = ruleOf(effect);
    if (rule.hasUnknownResult) return null;
    if (!rule.unmet) continue;
    const next = effects[at + 1];
    const unmet = rule.unmet(
      game,
      seat,
      effect,
      spent === undefined ? { next, chosen } : { next, chosen, spent },
    );
    if (unmet !== null) return unmet;
  }
  return null;
}
