/** The change of dice that a list of effects leads to, where a roll decides whether it does. */
import type { Effect } from '../../engine/definitions.ts';
import { LOOT_SIDES } from '../../engine/rules.ts';
import { holds } from './conditions.ts';
import { type DiceChange, isDiceChange } from './dice-change.ts';
import { outcomesOf } from './dice-outcomes.ts';
import type { EvalContext } from './eval-context.ts';

/**
 * Returns the dice change in a list, with the chance that the list's own roll triggers it; null without a dice change.
 */
export function likelyDiceChange(
  context: EvalContext,
  list: readonly Effect[],
): { readonly change: DiceChange; readonly chance: number } | null {
  for (const [at, effect] of list.entries()) {
    if (isDiceChange(effect)) return { change: effect, chance: 1 };
    const inner = innerList(context, effect);
    const found = inner && likelyDiceChange(context, inner);
    if (found) return found;
    const results = resultsOf(context, effect);
    if (results === null) continue;
    let change: DiceChange | null = null;
    let chance = 0;
    for (const result of results) {
      const behind = likelyDiceChange(result.context, list.slice(at + 1));
      change ??= behind?.change ?? null;
      chance += behind ? result.chance * behind.chance : 0;
    }
    return change && { change, chance };
  }
  return null;
}

/** The results of a roll in a list, of dice or of the Loot die; null for other effects. */
function resultsOf(
  context: EvalContext,
  effect: Effect,
): readonly { readonly context: EvalContext; readonly chance: number }[] | null {
  if (effect.do === 'roll')
    return outcomesOf(effect.dice).map(({ dice, chance }) => ({
      context: { ...context, rolled: dice },
      chance,
    }));
  if (effect.do !== 'loot-die') return null;
  return Array.from({ length: LOOT_SIDES }, (_, at) => ({
    context: { ...context, notes: { ...context.notes, [effect.note]: at + 1 } },
    chance: 1 / LOOT_SIDES,
  }));
}

/** Returns the part of an effect that would run. */
function innerList(context: EvalContext, effect: Effect): readonly Effect[] | null {
  if (effect.do === 'may') return effect.effects;
  // Where each option changes dice, the first one stands for all.
  if (effect.do === 'choose')
    return effect.options.every((option) => option.effects.some(isDiceChange))
      ? (effect.options[0]?.effects ?? null)
      : null;
  if (effect.do !== 'if') return null;
  return holds(context, effect.when) ? effect.effects : effect.otherwise;
}
