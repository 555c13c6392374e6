/** Reads and changes the targets of an Attack. */

import type { Attack, AttackTarget } from '../model/attack.ts';
import type { EffectContext } from '../model/effect-context.ts';
import type { AbilityId, Seat } from '../model/ids.ts';
import type { RollPhase } from '../model/state.ts';

/** An Attack without targets, at the start of a roll phase. */
export function newAttack(attacker: Seat): Attack {
  return { attacker, targets: [], undefendable: false, defending: null };
}

/**
 * Sets the targets. Each takes over whether the Attack is undefendable.
 * @param seats in the order in which they defend
 */
export function aimAttack(attack: Attack, seats: readonly Seat[]): void {
  const { undefendable } = attack;
  attack.targets = seats.map((seat) => ({ seat, undefendable, defense: null, answered: false }));
  attack.undefendable = false;
}

/** The target record of a seat, or null if the seat is not a target. */
export function targetAt(phase: RollPhase | null, seat: Seat | null): AttackTarget | null {
  return phase?.attack.targets.find((target) => target.seat === seat) ?? null;
}

/**
 * The target on which a modifier works: the one it is aimed at, otherwise the only one.
 * @param aim the seat it is aimed at; null if none
 * @returns null if there are several targets and none of them is `aim`
 */
export function aimedOrSoleTarget(phase: RollPhase | null, aim: number | null): AttackTarget | null {
  return targetAt(phase, aim) ?? targetAt(phase, soleTarget(phase));
}

/** The seat of the only target; null if there are none or several. */
export function soleTarget(phase: RollPhase | null): number | null {
  const [only, ...others] = phase?.attack.targets ?? [];
  return only === undefined || others.length > 0 ? null : only.seat;
}

/** Whether the target at `aim` has rolled its defence; if `aim` gives no target, whether all targets have. */
export function hasDefended(phase: RollPhase | null, aim: number | null): boolean {
  const targets = phase?.attack.targets ?? [];
  const meant = aimedOrSoleTarget(phase, aim);
  return targets.length > 0 && (meant ? [meant] : targets).every(({ defense }) => defense !== null);
}

/**
 * The contexts in which a list will run. A list of the attacker's ability runs once for each target
 * (rule: m-multi-strike).
 */
export function contextsByTarget(phase: RollPhase, context: EffectContext): readonly EffectContext[] {
  const { attacker, targets } = phase.attack;
  const isOfAbility = context.source.kind === 'ability' && context.owner === attacker;
  if (context.target !== null || targets.length === 0 || !isOfAbility) return [context];
  return targets.map(({ seat }) => ({ ...context, target: seat }));
}

/** The target whose defence runs, or null. */
export function defenderOf(phase: RollPhase | null): AttackTarget | null {
  return phase === null ? null : targetAt(phase, phase.attack.defending);
}

/**
 * The line of the attacker's ability that was activated in this Roll Phase, for display.
 * @param seat the owner of the source
 * @returns null if the source is another one, or the line has the name of the ability
 */
export function activatedVariant(
  phase: RollPhase | null,
  source: { readonly kind: string; readonly id: string },
  seat: Seat,
): AbilityId | null {
  const activated = phase?.activated;
  if (!activated || source.kind !== 'ability' || phase.attack.attacker !== seat) return null;
  return activated.ability === source.id && activated.variant !== source.id ? activated.variant : null;
}
