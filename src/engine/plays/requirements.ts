/**
 * What a list of effects needs to do what it is for right now. A prevention needs damage coming, a die
 * changer needs dice, a removal needs something to remove; what is always possible is left alone.
 */
import { ruleOf } from '../effects/rule-of.ts';
import type { Game } from '../game.ts';
import type { Refusal } from '../refusals.ts';
import type { Effect } from '../vocabulary/effect.ts';

/**
 * @param seat who would use it
 * @param chosen whom the list that they stand in has chosen last
 * @param spent the token that is spent for them
 * @returns the first requirement that is not met, as a sentence for the player; null when all are met
 */
export function unmetRequirement(
  game: Game,
  seat: number,
  effects: readonly Effect[],
  chosen: number | null = null,
  spent?: string,
): Refusal | null {
  for (let at = 0; at < effects.length; at += 1) {
    const effect = effects[at];
    if (!effect) break;
    const rule = ruleOf(effect);
    if (rule.opensOutcome) return null;
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
