/** The record of a Roll Phase, its Roll Attempts, and its conclusion. */

import { soleTarget } from '../../core/attack.ts';
import { isAttack } from '../../core/damage/attack.ts';
import { type Game, rollPhaseOf, seatOf } from '../../core/game.ts';
import { dropTokensOfTurn } from '../../core/mission/enemy-tokens.ts';
import { tokenById } from '../../core/registry.ts';
import { removeAllTokens } from '../../core/seat/tokens.ts';
import { inForce, type StandingModifier } from '../../core/standing/in-force.ts';
import { modifiersOfToken } from '../../core/standing/registered.ts';
import { triggersOfToken } from '../../core/triggers/listening.ts';
import { mayHaveListenersIn } from '../../core/triggers/raised-event.ts';
import { pushTriggers } from '../../effects/triggers/dispatch.ts';
import { attackLedger } from '../../evaluation/evaluate.ts';
import type { RaisedEvent } from '../../model/raised-event.ts';
import type { RollPhase } from '../../model/state.ts';
import type { ModifierSide } from '../../vocabulary/modifier.ts';

/**
 * Total number of Roll Attempts, used ones included. Extra attempts add to it. Tokens that the roller has held since
 * the start of the phase subtract from it while they lie there (rule: entangle).
 * @returns 0 or more
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

/** The id of the first ability or token that makes the next Roll Attempt cost CP; null if none does. */
export function sourceOfPrice(game: Game, phase: RollPhase): string | null {
  const priced = inForce(game, phase.attack.attacker, 'attempt-price').find(
    ({ modifier, source }) => isFromStart(phase, source) && phase.attemptsUsed >= modifier.beyond,
  );
  return priced?.source.id ?? null;
}

/** Whether a modifier affects this phase: one of an ability, or of a token that was held at the start of the phase. */
function isFromStart(
  { expiring }: RollPhase,
  { kind, id }: StandingModifier<ModifierSide>['source'],
): boolean {
  return kind === 'ability' || expiring.includes(id);
}

/** Records which tokens of the attacker affect this phase, or leave or act at its end (rule: entangle). */
export function markTokensOfStart(game: Game): void {
  const phase = rollPhaseOf(game);
  for (const id of Object.keys(seatOf(game, phase.attack.attacker).tokens)) {
    const { attempts, 'attempt-price': prices } = modifiersOfToken(id);
    const works = attempts.length > 0 || prices.length > 0 || tokenById(id).until === 'offense-end';
    if (works || triggersOfToken(id, 'offense-end').length > 0) phase.expiring.push(id);
  }
}

/**
 * The `attack` event, once in each Roll Phase: at the activation if damage is certain, otherwise as soon as dice and
 * choices have made the ability an Attack (R50, R51).
 * @returns one event, or none if there is no Attack yet or the event was returned before
 */
export function attackEvent(game: Game): RaisedEvent[] {
  const phase = rollPhaseOf(game);
  if (phase.attackMade || !phase.activated || phase.activated.failed) return [];
  // `attackLedger` is slow, and in most games nothing listens to the event.
  if (!mayHaveListenersIn(game, 'attack') || !isAttack(attackLedger(game))) return [];
  phase.attackMade = true;
  return [{ event: 'attack', of: phase.attack.attacker, target: soleTarget(phase) }];
}

/** Removes the tokens that leave with the phase and runs the triggers of `roll-phase-end` (rule: conclusion-of-roll-phase). */
export function concludeRollPhase(game: Game): void {
  const phase = game.lane.rollPhase;
  if (!phase) return;
  for (const token of phase.expiring) {
    if (tokenById(token).until === 'offense-end')
      removeAllTokens(game, phase.attack.attacker, token, 'expired');
  }
  if (game.state.mission && seatOf(game, phase.attack.attacker).kind === 'enemy')
    dropTokensOfTurn(game, phase.attack.attacker);
  pushTriggers(game, [{ event: 'roll-phase-end', of: phase.attack.attacker }]);
}

/** Ends the roll without an ability (rule: no-ability, R26). */
export function activateNothing(game: Game): void {
  const phase = rollPhaseOf(game);
  if (phase.roll) phase.roll.settled = true;
  phase.announced = null;
  game.events.push({ e: 'no-ability', seat: phase.attack.attacker });
  pushTriggers(game, [{ event: 'no-activation', of: phase.attack.attacker }]);
}
