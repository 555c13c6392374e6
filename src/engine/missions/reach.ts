/**
 * Reach in Missions: a melee attack or defense needs a shared border, range costs momentum (rule: melee-range). Other
 * modes have no spaces: there everybody reaches everybody.
 */
import { DAMAGE_TYPES } from '../damage/types.ts';
import { ruleOf } from '../effects/rule-of.ts';
import type { Game } from '../game.ts';
import type { Seat } from '../ids.ts';
import type { Effect } from '../vocabulary/effect.ts';
import { areBeside } from './board.ts';
import { changeMomentum, momentumOf, PRICE_OF_RANGE } from './momentum.ts';

const attacking = new WeakMap<readonly Effect[], boolean>();

/** Whether any part of a list, inner lists included, deals damage that makes an Attack: without it no reach is needed. */
export function dealsAttack(list: readonly Effect[]): boolean {
  const known = attacking.get(list);
  if (known !== undefined) return known;
  const found = list.some((effect) => {
    if (effect.do === 'deal' && DAMAGE_TYPES[effect.type].attack && effect.to !== 'owner') return true;
    return (ruleOf(effect).contains?.(effect) ?? []).some(({ effects }) => dealsAttack(effects));
  });
  attacking.set(list, found);
  return found;
}

/** Whether a hero can pay for range. */
export function canPayRange(game: Game, seat: Seat): boolean {
  return momentumOf(game, seat) >= PRICE_OF_RANGE;
}

/** Whether a seat may defend against an attacker: next to it, or by paying for range. */
export function canReachAttacker(game: Game, seat: Seat, attacker: Seat): boolean {
  if (!game.state.mission || seat >= game.state.seats.length) return true;
  return areBeside(game, seat, attacker) || canPayRange(game, seat);
}

/** Pays for range where the other one does not stand beside. */
export function payForReach(game: Game, seat: Seat, other: Seat): void {
  if (game.state.mission && !areBeside(game, seat, other)) changeMomentum(game, seat, -PRICE_OF_RANGE);
}
