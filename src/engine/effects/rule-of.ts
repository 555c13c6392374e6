/** The rules of all effects by name, filled at start-up by `table.ts`, so that whoever reads them imports none. */
import { BrokenState } from '../game.ts';
import type { AnyEffect, EffectRule } from './rule.ts';

const rules = new Map<string, EffectRule<AnyEffect>>();

/**
 * Adds an effect.
 * @returns takes it out again
 * @throws BrokenState when there is one of that name
 */
export function registerEffect(rule: EffectRule<AnyEffect>): () => void {
  if (rules.has(rule.do)) throw new BrokenState(`the effect ${rule.do} is registered already`);
  rules.set(rule.do, rule);
  return () => rules.delete(rule.do);
}

/** @throws BrokenState for an effect that nobody has registered */
export function ruleOf(effect: AnyEffect): EffectRule<AnyEffect> {
  const rule = rules.get(effect.do);
  if (!rule) throw new BrokenState(`the effect ${effect.do} is not known`);
  return rule;
}
