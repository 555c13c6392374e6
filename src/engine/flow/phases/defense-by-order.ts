/** In cooperative modes: defences that a hero makes by standing order, without a question. */

import { type Game, heroAt, rollPhaseOf } from '../../core/game.ts';
import { areBeside } from '../../core/mission/board.ts';
import { modeOf } from '../../core/modes/mode.ts';
import { askingIn } from '../../core/orders.ts';
import { defensesOf } from '../../evaluation/defense.ts';
import type { Action } from '../../model/action.ts';
import type { AttackTarget } from '../../model/attack.ts';
import { hasLegalPlay } from '../plays/legal.ts';

/**
 * The answer that a target's standing order gives to the question for its defence. With `fitting` the hero defends
 * without a question only if there is exactly one Defensive Ability, it is free, and no fitting play comes first.
 * @returns null if the hero must be asked
 */
export function defenseByOrder(game: Game, { seat }: AttackTarget): Action | null {
  const hero = heroAt(game, seat);
  if (!hero || game.state.askAlways || !modeOf(game.state.mode).isCooperative) return null;
  const asking = askingIn(hero.orders, 'defense');
  if (asking === 'always') return null;
  const isFree = !game.state.mission || areBeside(game, seat, rollPhaseOf(game).attack.attacker);
  const [first, ...others] = defensesOf(game, seat);
  const defends: Action | null = first ? { type: 'defend', ability: first.id } : null;
  if (asking === 'never') return isFree ? defends : { type: 'no-defense' };
  if (!isFree || others.length > 0) return null;
  return hasLegalPlay(game, seat, 'before-defense-roll', 'fitting') ? null : defends;
}
