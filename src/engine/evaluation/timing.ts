/** Timing checks of effects: which dice and which Attack a seat may change now. */

import { targetAt } from '../core/attack.ts';
import { attackAllows, attackBase } from '../core/damage/attack.ts';
import { isolatedLedger } from '../core/damage/open-ledger.ts';
import { type OpenRoll, openRoll } from '../core/dice/open-roll.ts';
import type { Game } from '../core/game.ts';
import { areOpponents } from '../core/seat/relations.ts';
import type { Seat } from '../model/ids.ts';
import { areTargetsFinal } from './attack-measures.ts';
import { attackLedger } from './evaluate.ts';

/**
 * The roll whose dice this seat may change now, or null. Opponents of the roller of an Offensive Roll must wait for
 * the announcement (rule: dice-alteration-priority). Once an Ultimate is activated, dice are locked
 * (rule: ultimate-dice-locked).
 */
export function changeableRoll(game: Game, seat: Seat): OpenRoll | null {
  const open = openRoll(game);
  if (!open) return null;
  const phase = game.lane.rollPhase;
  // The attacker's side may still change the targeting die; its opponents are locked out (rule: ultimate-targeting).
  if (phase?.activated?.ultimate && open.kind !== 'targeting') return null;
  if (open.kind === 'offensive' && areOpponents(game, open.roll.owner, seat) && !phase?.announced)
    return null;
  return open;
}

/**
 * Whether the seat has an Attack that modifiers may change: from the activation (R51) until the damage lands
 * (rule: attack-modifier-eligibility).
 */
export function ownAttackModifiable(game: Game, seat: Seat): boolean {
  const phase = game.lane.rollPhase;
  if (phase === null || phase.attack.attacker !== seat || phase.landed !== null) return false;
  return attackAllows(attackLedger(game), 'modifiable');
}

/**
 * Whether the seat is being Attacked: targets are settled and damage has not landed (R53, R102). False while isolated
 * damage lands, because answers to an Attack work on its final total only (R104).
 */
export function isAttackedNow(game: Game, seat: Seat): boolean {
  if (isolatedLedger(game)) return false;
  const phase = game.lane.rollPhase;
  if (!targetAt(phase, seat) || phase?.landed !== null || !areTargetsFinal(game)) return false;
  return attackBase(attackLedger(game), seat) > 0;
}
