/**
 * "Pass for this attack", "pass for this turn" and, in a Mission, "pass until the enemies are done": a pass that also
 * answers later questions, until the Attack, the turn or the round is over, damage to the seat becomes lethal, or the Attack on it becomes undefendable.
 */

import { targetAt } from '../../core/attack.ts';
import { type Game, heroSeatOf, poolOf, rollPhaseOf } from '../../core/game.ts';
import { areBeside, isEnemyPhase } from '../../core/mission/board.ts';
import type { AbilityId, Seat } from '../../model/ids.ts';
import type { Passing, PassingUntil } from '../../model/orders.ts';
import { expectedDamage } from '../phases/expected-damage.ts';
import { isAnsweredByPlan } from './enemy-plan.ts';

/**
 * Starts such a pass. Does nothing if the question is neither a window nor the one for a defence.
 * @param defends the Defensive Ability that answers the question; null for a window
 */
export function beginPassing(
  game: Game,
  seat: Seat,
  until: PassingUntil,
  defends: AbilityId | null = null,
): void {
  const kind = game.lane.pending?.kind;
  if (kind !== 'window' && kind !== 'defend') return;
  if (until === 'attack' && !game.lane.rollPhase) return;
  if (until === 'enemies' && !isEnemyPhase(game.state)) return;
  const state = heroSeatOf(game, seat);
  state.orders = {
    ...state.orders,
    passing: {
      until,
      lethal: isLethal(game, seat),
      undefendable: isMadeUndefendable(game, seat),
      ...(until === 'enemies' && defends !== null ? defenceNow(game, seat, defends) : {}),
    },
  };
}

function defenceNow(game: Game, seat: Seat, defends: AbilityId): Pick<Passing, 'defends' | 'far'> {
  return { defends, ...(isDefendedFree(game, seat) ? {} : { far: true }) };
}

/** Whether a hero defends against the present Attack without paying for range (rule: m-range). */
export function isDefendedFree(game: Game, seat: Seat): boolean {
  return !game.state.mission || areBeside(game, seat, rollPhaseOf(game).attack.attacker);
}

/** Whether such a pass, or a plan for the enemies, holds for the seat: damage has not become lethal, nor the Attack undefendable, since. */
export function isPassing(game: Game, seat: Seat): boolean {
  if (isAnsweredByPlan(game, seat)) return true;
  const { passing } = heroSeatOf(game, seat).orders;
  if (!passing) return false;
  if (isLethal(game, seat) && !passing.lethal) return false;
  return passing.undefendable || !isMadeUndefendable(game, seat);
}

function isLethal(game: Game, seat: Seat): boolean {
  return expectedDamage(game, seat) >= poolOf(game, seat).health;
}

function isMadeUndefendable(game: Game, seat: Seat): boolean {
  return targetAt(game.lane.rollPhase, seat)?.undefendable ?? false;
}
