/** What a list of effects can do to other players, judged from the list alone. Results are cached by list. */

import type { Effect } from '../../vocabulary/effect.ts';
import type { LossCheck } from '../occasion.ts';
import { occasionOf } from '../occasion.ts';
import { ruleOf } from '../rule-of.ts';

const defended = new WeakMap<readonly Effect[], boolean>();
const benign = new WeakMap<readonly Effect[], boolean>();

/**
 * Whether any effect of a list, including its inner lists, deals damage that a Defensive Ability may answer
 * (rule: defendable).
 */
export function mayBeDefended(list: readonly Effect[]): boolean {
  const before = defended.get(list);
  if (before !== undefined) return before;
  const found = list.some((effect) => {
    const rule = occasionOf(effect);
    if (rule.isDefendable?.(effect)) return true;
    return (rule.contains?.(effect) ?? []).some(({ effects }) => mayBeDefended(effects));
  });
  defended.set(list, found);
  return found;
}

/** Whether a list, including its inner lists, takes nothing from other players and harms nobody. */
export function isBenign(list: readonly Effect[]): boolean {
  const before = benign.get(list);
  if (before !== undefined) return before;
  const found = list.every((effect) => {
    const rule = occasionOf(effect);
    return (
      rule.isBenign?.(effect) === true &&
      (rule.contains?.(effect) ?? []).every(({ effects }) => isBenign(effects))
    );
  });
  benign.set(list, found);
  return found;
}

/**
 * Whether a list, including inner lists, deals damage that makes an attack. A list without such damage needs no reach.
 */
export function dealsAttack(list: readonly Effect[]): boolean {
  const known = attacking.get(list);
  if (known !== undefined) return known;
  const found = list.some((effect) => {
    const rule = occasionOf(effect);
    if (rule.makesAttack?.(effect)) return true;
    return (rule.contains?.(effect) ?? []).some(({ effects }) => dealsAttack(effects));
  });
  attacking.set(list, found);
  return found;
}

const attacking = new WeakMap<readonly Effect[], boolean>();

/**
 * Whether a list, including inner lists, acts on enemies only, so that it does nothing while there are none. A list
 * whose effects are not known to do so counts as one that does more.
 */
export function actsOnEnemiesOnly(list: readonly Effect[]): boolean {
  const known = onEnemiesOnly.get(list);
  if (known !== undefined) return known;
  const found = list.every((effect) => {
    const { makesAttack, contains } = occasionOf(effect);
    if (makesAttack?.(effect) || CHANGES_ATTACK.has(effect.do)) return true;
    if (ORDERS_LISTS.has(effect.do))
      return (contains?.(effect) ?? []).every(({ effects }) => actsOnEnemiesOnly(effects));
    const who = contains ? undefined : ruleOf(effect).aimedAt?.(effect);
    return who === 'target' || who === 'opponents';
  });
  onEnemiesOnly.set(list, found);
  return found;
}

/** Effects that only change the damage of the Attack. */
const CHANGES_ATTACK: ReadonlySet<Effect['do']> = new Set(['undefendable', 'add-damage']);
/** Effects that do nothing but run their inner lists. */
const ORDERS_LISTS: ReadonlySet<Effect['do']> = new Set([
  'if',
  'may',
  'choose',
  'at-defense',
  'after-damage',
]);

const onEnemiesOnly = new WeakMap<readonly Effect[], boolean>();

/** Adds to `check.taken` what a list takes from its seat, as far as that is known before the list runs. */
export function addLosses(check: LossCheck, effects: readonly Effect[]): void {
  for (const effect of effects) occasionOf(effect).takes?.(check, effect);
}
