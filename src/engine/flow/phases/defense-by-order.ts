/** In cooperative modes: defences that a hero makes by standing order, without a question. */

import { type Game, heroAt } from '../../core/game.ts';
import { modeOf } from '../../core/modes/mode.ts';
import { askingIn } from '../../core/orders.ts';
import { defensesOf } from '../../evaluation/defense.ts';
import type { Action } from '../../model/action.ts';
import type { AttackTarget } from '../../model/attack.ts';
import { hasLegalPlay } from '../plays/legal.ts';
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
  const { passing } = hero.orders;
  if (passing?.until === 'enemies' && isPassing(game, seat)) {
    const { id: ability } = [first, ...others].find((one) => one?.id === passing.defends) ?? first ?? {};
    const isPaid = isFree || passing.far === true;
    return ability !== undefined && isPaid ? { type: 'defend', ability } : { type: 'no-defense' };
  }
  const asking = askingIn(hero.orders, 'defense');
  if (asking === 'always') return null;
  const defends: Action | null = first ? { type: 'defend', ability: first.id } : null;
  if (asking === 'never') return isFree ? defends : { type: 'no-defense' };
  if (!isFree || others.length > 0) return null;
  return hasLegalPlay(game, seat, 'before-defense-roll', 'fitting') ? null : defends;
}
