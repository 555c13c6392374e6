/** The record of an Attack: who is attacked, and how each of them answers it. */
import type { AbilityId, Seat } from './ids.ts';
import type { EffectContext, RollPhase, RollState } from './state.ts';

/** The Defensive Ability that was picked against an Attack, and the dice of its one roll. */
export interface DefenseState {
  ability: AbilityId;
  roll: RollState;
  /** Its own re-roll was used; until then it comes back with dice that were altered (R187). */
  rerolled?: boolean;
  /** Further Roll Attempts that were not taken when they were offered (R85). */
  attemptsLeft?: number;
}

/** One who is Attacked. An Attack on several players is one Attack against each (rule: m-multi-strike). */
export interface AttackTarget {
  seat: Seat;
  /** An effect has made the Attack on this target undefendable. */
  undefendable: boolean;
  defense: DefenseState | null;
  /** Defends although the Attack on it is undefendable. */
  defendsAnyway?: true;
  /** Has answered, or could not: nothing more is asked of its defence. */
  answered: boolean;
}

/** Who attacks whom. What comes to whom stands in the ledger by recipient. */
export interface Attack {
  attacker: Seat;
  /**
   * In turn order from the active player; empty until targets are found. Who falls before the damage has landed
   * leaves the list.
   */
  targets: AttackTarget[];
  /** Made undefendable while its targets were not known; afterwards each target says so for itself. */
  undefendable: boolean;
  /** The target whose defence is under way. */
  defending: Seat | null;
}

/** An Attack without targets, at the start of a roll phase. */
export function newAttack(attacker: Seat): Attack {
  return { attacker, targets: [], undefendable: false, defending: null };
}

/**
 * Fixes the targets: what was said of the Attack before they were known holds for each.
 * @param seats in the order in which they defend
 */
export function aimAttack(attack: Attack, seats: readonly number[]): void {
  const { undefendable } = attack;
  attack.targets = seats.map((seat) => ({ seat, undefendable, defense: null, answered: false }));
  attack.undefendable = false;
}

/** What the Attack says of a seat, or null where that seat is no target of it. */
export function targetAt(phase: RollPhase | null, seat: Seat | null): AttackTarget | null {
  return phase?.attack.targets.find((target) => target.seat === seat) ?? null;
}

/** The target that a modifier works on: the one that it is aimed at, otherwise the only one. */
export function targetMeant(phase: RollPhase | null, aim: number | null): AttackTarget | null {
  return targetAt(phase, aim) ?? targetAt(phase, soleTarget(phase));
}

/** The only target; null while none is known and where there are several. */
export function soleTarget(phase: RollPhase | null): number | null {
  const [only, ...others] = phase?.attack.targets ?? [];
  return only === undefined || others.length > 0 ? null : only.seat;
}

/** Whether the defence roll was made: of the target that is meant, otherwise of every target. */
export function hasDefended(phase: RollPhase | null, aim: number | null): boolean {
  const targets = phase?.attack.targets ?? [];
  const meant = targetMeant(phase, aim);
  return targets.length > 0 && (meant ? [meant] : targets).every(({ defense }) => defense !== null);
}

/**
 * The contexts in which a list is carried out: what an ability does to "the target" is done once to each of several
 * (rule: m-multi-strike).
 */
export function contextsByTarget(phase: RollPhase, context: EffectContext): readonly EffectContext[] {
  const { attacker, targets } = phase.attack;
  const isOfAbility = context.source.kind === 'ability' && context.owner === attacker;
  if (context.target !== null || targets.length === 0 || !isOfAbility) return [context];
  return targets.map(({ seat }) => ({ ...context, target: seat }));
}

/** The target whose defence is under way, or null. */
export function defenderOf(phase: RollPhase | null): AttackTarget | null {
  return phase === null ? null : targetAt(phase, phase.attack.defending);
}
