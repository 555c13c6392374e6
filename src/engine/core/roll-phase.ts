/** The record of a Roll Phase at its start. */

import type { Seat } from '../model/ids.ts';
import type { RollPhase } from '../model/state.ts';
import { aimAttack, newAttack } from './attack.ts';

/** Number of Roll Attempts of an Offensive Roll Phase, without modifiers (rule: roll-attempt). */
export const ROLL_ATTEMPTS = 3;

/**
 * The record of a Roll Phase at its start.
 * @param forcedTarget the fixed target of an extra Offensive Roll Phase; null if the target is found later
 */
export function newRollPhase(attacker: Seat, forcedTarget: number | null): RollPhase {
  const attack = newAttack(attacker);
  if (forcedTarget !== null) aimAttack(attack, [forcedTarget]);
  return {
    attack,
    targetingDie: null,
    forcedTarget,
    attemptsUsed: 0,
    attemptsMax: ROLL_ATTEMPTS,
    roll: null,
    announced: null,
    actions: 0,
    activated: null,
    context: null,
    waiting: [],
    afterDamage: [],
    inflicted: [],
    statusGuards: {},
    ledger: [],
    landed: null,
    rerollGrants: [],
    expiring: [],
  };
}
