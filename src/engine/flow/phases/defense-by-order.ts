/** In cooperative modes: defences that a hero makes by standing order, without a question. */

import { type Game, heroAt } from '../../core/game.ts';
import { modeOf } from '../../core/modes/mode.ts';
import { askingIn } from '../../core/orders.ts';
import { defensesOf } from '../../evaluation/defense.ts';
import type { Action } from '../../model/action.ts';
import type { AttackTarget } from '../../model/attack.ts';
import type { Seat } from '../../model/ids.ts';
import type { EnemyPlan, StandingOrders } from '../../model/orders.ts';
import { hasLegalPlay } from '../plays/legal.ts';
import { enemyPlanNow, isAnsweredByPlan } from '../priority/enemy-plan.ts';
import { isDefendedFree, isPassing } from '../priority/passing.ts';

/**
 * The answer that a target's standing order gives to the question for its defence. With `fitting` the hero defends
 * without a question only if there is exactly one Defensive Ability, it is free, and no fitting play comes first.
 * @returns null if the hero must be asked
 */
export function defenseByOrder(game: Game, { seat }: AttackTarget): Action | null {
  const hero = heroAt(game, seat);
  if (!hero || game.state.askAlways || !modeOf(game.state.mode).isCooperative) return null;
  const isFree = isDefendedFree(game, seat);
  const [first, ...others] = defensesOf(game, seat);
  const how = wayOfPhase(game, seat, hero.orders);
  if (how !== null) {
    const { id: ability } = [first, ...others].find((one) => one?.id === how.defends) ?? first ?? {};
    const isPaid = isFree || how.far === true;
    return ability !== undefined && isPaid ? { type: 'defend', ability } : { type: 'no-defense' };
  }
  const asking = askingIn(hero.orders, 'defense');
  if (asking === 'always') return null;
  const defends: Action | null = first ? { type: 'defend', ability: first.id } : null;
  if (asking === 'never') return isFree ? defends : { type: 'no-defense' };
  if (!isFree || others.length > 0) return null;
  return hasLegalPlay(game, seat, 'before-defense-roll', 'fitting') ? null : defends;
}

/** How the hero defends in the rest of the enemy phase, by a plan or a pass; null if it has not said so. */
function wayOfPhase(game: Game, seat: Seat, { passing }: StandingOrders): EnemyPlan | null {
  if (isAnsweredByPlan(game, seat)) return enemyPlanNow(game, seat);
  return passing?.until === 'enemies' && isPassing(game, seat) ? passing : null;
}
