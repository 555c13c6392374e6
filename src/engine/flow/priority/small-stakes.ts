/** Finds dice in cooperative modes of which a hero has little to fear, so that changing them is not worth CP. */

import { targetAt } from '../../core/attack.ts';
import { type Game, heroSeatOf, poolOf } from '../../core/game.ts';
import { enemyAttackById } from '../../core/mission/board.ts';
import { modeOf } from '../../core/modes/mode.ts';
import { askingIn } from '../../core/orders.ts';
import { damageComing } from '../../evaluation/damage/coming.ts';
import type { Seat } from '../../model/ids.ts';
import type { Moment } from '../../model/moments.ts';
import { attacksOnTable } from './enemy-plan.ts';

/** Damage up to this amount counts as small in cooperative modes. */
export const SMALL = 2;
/** If small damage leaves this health or less, `fitting` orders ask about it. */
export const LITTLE_HEALTH = 5;

/**
 * Whether the open dice of a defence, or of the enemies, can only save a hero from small damage that it can bear. Heroes
 * who want to be asked about small damage each time never have a small stake.
 */
export function isSmallStake(game: Game, moment: Moment, seat: Seat): boolean {
  if (!modeOf(game.state.mode).isCooperative) return false;
  if (askingIn(heroSeatOf(game, seat).orders, 'small-damage') === 'always') return false;
  const coming = moment === 'after-defense-roll' ? ofDefense(game, seat) : ofEnemyDice(game, moment, seat);
  return coming !== null && coming <= SMALL && poolOf(game, seat).health - coming > LITTLE_HEALTH;
}

/** The damage that a hero defends itself against; null where it is no target. */
function ofDefense(game: Game, seat: Seat): number | null {
  return targetAt(game.lane.rollPhase, seat) === null ? null : damageComing(game, seat);
}

/** The damage of the attacks on a hero by the enemy dice; null where one of them does anything besides. */
function ofEnemyDice(game: Game, moment: Moment, seat: Seat): number | null {
  const attacks = moment === 'dice' ? attacksOnTable(game, seat) : null;
  if (attacks === null) return null;
  const onlyDeals = attacks.every(({ seat: by, attack: id }) => {
    const attack = enemyAttackById(game, by, id);
    return [...(attack?.effects ?? []), ...(attack?.crit ?? [])].every((effect) => effect.do === 'deal');
  });
  return onlyDeals ? attacks.reduce((sum, { damage }) => sum + damage, 0) : null;
}
