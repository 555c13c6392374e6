/** The registry of effect rules by name. `table.ts` fills it, so that readers need not import the effects. */
import { BrokenState } from '../core/game.ts';
import type { AnyEffect, EffectRule } from './rule.ts';

const rules = new Map<string, EffectRule<AnyEffect>>();

/**
 * Registers the rule of an effect.
 * @returns a function that removes it again
 * @throws BrokenState when an effect of this name is registered already
 */
export function registerEffect(rule: EffectRule<AnyEffect>): () => void {
  if (rules.has(rule.do)) throw new BrokenState(`the effect ${rule.do} is registered already`);
  rules.set(rule.do, rule);
  return () => rules.delete(rule.do);
}

/**
 * The rule of an effect, by its name.
 * @throws BrokenState when no effect of this name is registered
 */
export function ruleOf(effect: AnyEffect): EffectRule<AnyEffect> {
  const rule = rules.get(effect.do);
  if (!rule) throw new BrokenState(`the effect ${effect.do} is not known`);
  return rule;
}
