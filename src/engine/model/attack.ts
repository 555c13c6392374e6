/** The record of an Attack: its targets, and the defence of each. */
import type { AbilityId, Seat } from './ids.ts';
import type { RollState } from './roll.ts';

/** The Defensive Ability that was picked against an Attack, and the dice of its one roll. */
export interface DefenseState {
  ability: AbilityId;
  roll: RollState;
  /** The ability's own re-roll was used. If it was not, it is offered again after dice were altered (R187). */
  rerolled?: boolean;
  /** Unused Roll Attempts, which the roller may take after dice were altered (R85). */
  attemptsLeft?: number;
}

/** One target of an Attack. An Attack on several players is one Attack against each (rule: m-multi-strike). */
export interface AttackTarget {
  seat: Seat;
  /** An effect has made the Attack on this target undefendable. */
  undefendable: boolean;
  defense: DefenseState | null;
  /** The target may defend although the Attack on it is undefendable. */
  defendsAnyway?: true;
  /** The target has answered the question for its defence, or could not defend. It is not asked again. */
  answered: boolean;
}

/** An Attack. The damage to each target is in the ledger of the Roll Phase. */
export interface Attack {
  attacker: Seat;
  /**
   * In turn order from the active player; empty until targets are found. A target that falls before the damage has
   * landed is removed.
   */
  targets: AttackTarget[];
  /** An effect has made the Attack undefendable before its targets were known. Copied to the targets, then false. */
  undefendable: boolean;
  /** The target whose defence runs, or was the last; null before. */
  defending: Seat | null;
}
