/** The Roll Phase as a whole: its record, and what goes away when it concludes. */

import { aimAttack, newAttack, soleTarget } from '../attack.ts';
import { isAttack } from '../damage/attack.ts';
import { attackLedger } from '../effects/evaluate.ts';
import { type Game, rollPhaseOf, seatOf } from '../game.ts';
import { dropTokensOfTurn } from '../missions/enemy-tokens.ts';
import { tokenById } from '../registry.ts';
import { removeAllTokens } from '../seat/tokens.ts';
import { inForce, type Standing } from '../standing/in-force.ts';
import { modifiersOfToken } from '../standing/registered.ts';
import type { RollPhase } from '../state.ts';
import { setOff } from '../triggers/dispatch.ts';
import { type Happening, mayBeHeardIn } from '../triggers/happening.ts';
import { triggersOfToken } from '../triggers/listening.ts';
import type { ModifierSide } from '../vocabulary/modifier.ts';

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
  let change = 0;
  for (const { modifier, source, count } of inForce(game, phase.attack.attacker, 'attempts')) {
    if (isFromStart(phase, source)) change += modifier.amount * count;
  }
  return Math.max(0, phase.attemptsMax + change);
}

/** CP that the next Roll Attempt costs. */
export function priceOfAttempt(game: Game, phase: RollPhase): number {
  let price = 0;
  for (const { modifier, source, count } of inForce(game, phase.attack.attacker, 'attempt-price')) {
    if (isFromStart(phase, source) && phase.attemptsUsed >= modifier.beyond) price += modifier.cp * count;
  }
  return price;
}

/** Whether an ability works on this phase, or a token that was here at its start. */
function isFromStart({ expiring }: RollPhase, { kind, id }: Standing<ModifierSide>['source']): boolean {
  return kind === 'ability' || expiring.includes(id);
}

/** Tokens that were here at the start work on this phase or act at its end (rule: entangle). */
export function markTokensOfStart(game: Game): void {
  const phase = rollPhaseOf(game);
  for (const id of Object.keys(seatOf(game, phase.attack.attacker).tokens)) {
    const { attempts, 'attempt-price': prices } = modifiersOfToken(id);
    const works = attempts.length > 0 || prices.length > 0 || tokenById(id).until === 'offense-end';
    if (works || triggersOfToken(id, 'offense-end').length > 0) phase.expiring.push(id);
  }
}

/**
 * The event of an Attack, once for each roll phase: with the activation where its damage is certain, otherwise as
 * soon as dice and choices have made it one (R50, R51).
 */
export function attackHappening(game: Game): Happening[] {
  const phase = rollPhaseOf(game);
  if (phase.attackMade || !phase.activated || phase.activated.failed) return [];
  // Whether it is one is a long calculation, and few games have anything that asks.
  if (!mayBeHeardIn(game, 'attack') || !isAttack(attackLedger(game))) return [];
  phase.attackMade = true;
  return [{ event: 'attack', of: phase.attack.attacker, target: soleTarget(phase) }];
}

/** Tokens that leave at the conclusion, then what happens there (rule: conclusion-of-roll-phase). */
export function concludeRollPhase(game: Game): void {
  const phase = game.lane.rollPhase;
  if (!phase) return;
  for (const token of phase.expiring) {
    if (tokenById(token).until === 'offense-end')
      removeAllTokens(game, phase.attack.attacker, token, 'expired');
  }
  if (game.state.mission && seatOf(game, phase.attack.attacker).kind === 'enemy')
    dropTokensOfTurn(game, phase.attack.attacker);
  setOff(game, [{ event: 'roll-phase-end', of: phase.attack.attacker }]);
}
