/** The Roll Phase as a whole: its record, and what goes away when it concludes. */

import { aimAttack, newAttack } from '../attack.ts';
import { type Game, tokenCount } from '../game.ts';
import { tokenById } from '../registry.ts';
import { removeAllTokens } from '../seat/tokens.ts';
import type { RollPhase } from '../state.ts';
import { setOff } from '../triggers/dispatch.ts';

/** Roll Attempts of an Offensive Roll Phase before anything changes them (rule: roll-attempt). */
export const ROLL_ATTEMPTS = 3;

export function newRollPhase(attacker: number, forcedTarget: number | null): RollPhase {
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

/**
 * Roll Attempts that the roller has in all: extra ones count, tokens held since the start take some away as
 * long as they lie there (rule: entangle).
 */
export function attemptsAllowed(game: Game, phase: RollPhase): number {
  let fewer = 0;
  for (const id of phase.expiring) {
    fewer += (tokenById(id).hooks?.fewerAttempts ?? 0) * tokenCount(game, phase.attack.attacker, id);
  }
  return Math.max(0, phase.attemptsMax - fewer);
}

/** Tokens that leave at the conclusion, then what happens there (rule: conclusion-of-roll-phase). */
export function concludeRollPhase(game: Game): void {
  const phase = game.lane.rollPhase;
  if (!phase) return;
  for (const token of phase.expiring) {
    if (tokenById(token).leavesAfterOffense) removeAllTokens(game, phase.attack.attacker, token, 'expired');
  }
  setOff(game, [{ event: 'roll-phase-end', of: phase.attack.attacker }]);
}
