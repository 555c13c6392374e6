/** Defences that a hero of a party makes without being asked, by standing order. */
import type { Action } from '../action.ts';
import type { AttackTarget } from '../attack.ts';
import { type Game, heroAt, rollPhaseOf } from '../game.ts';
import { areBeside } from '../missions/board.ts';
import { modeOf } from '../modes/mode.ts';
import { hasLegalPlay } from '../plays/legal.ts';
import { askingIn } from '../priority/orders.ts';
import { defensesOf } from './defense.ts';

/**
 * The answer to the question whether a target defends, where its standing order gives it: the one Defensive Ability
 * that costs nothing while nothing else could be done first. Dice can be changed behind it as ever.
 * @returns null where the hero is to be asked
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
