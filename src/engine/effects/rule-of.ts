/** The registry of what effects do and ask. `table.ts` fills it, so that readers need not import the effects. */
import { BrokenState } from '../core/game.ts';
import { type AnyEffect, registerForesight } from '../evaluation/foresight.ts';
import { registerOccasion } from './occasion.ts';
import type { EffectRule, Execution } from './rule.ts';

const rules = new Map<string, Execution<AnyEffect>>();

/**
 * Registers the rule of an effect: each part where its readers find it.
 * @returns a function that removes it again
 * @throws BrokenState when an effect of this name is registered already
 */
export function registerEffect(rule: EffectRule<AnyEffect>): () => void {
  if (rules.has(rule.do)) throw new BrokenState(`the effect ${rule.do} is registered already`);
  rules.set(rule.do, rule);
  const forget = [registerForesight(rule), registerOccasion(rule), () => rules.delete(rule.do)];
  return () => {
    for (const each of forget) each();
  };
}

/**
 * What an effect does and asks, by its name.
 * @throws BrokenState when no effect of this name is registered
 */
export function ruleOf(effect: AnyEffect): Execution<AnyEffect> {
  const rule = rules.get(effect.do);
  if (!rule) throw new BrokenState(`the effect ${effect.do} is not known`);
  return rule;
}
