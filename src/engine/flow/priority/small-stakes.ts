/** Finds questions of an Attack in cooperative modes of which a hero has little to fear, so that they are not worth CP. */

import { targetAt } from '../../core/attack.ts';
import { type Game, heroAt, heroSeatOf, poolOf } from '../../core/game.ts';
import { enemyAttackById } from '../../core/mission/board.ts';
import { modeOf } from '../../core/modes/mode.ts';
import { askingIn } from '../../core/orders.ts';
import type { Seat } from '../../model/ids.ts';
import type { Moment } from '../../model/moments.ts';
import { attacksOnTable } from '../mission/coming-attacks.ts';
import { expectedDamage } from '../phases/expected-damage.ts';
import { hasPlayForNow } from '../plays/legal.ts';

/** Damage up to this amount counts as small in cooperative modes. */
export const SMALL = 2;
/** If small damage leaves this health or less, `fitting` orders ask about it. */
export const LITTLE_HEALTH = 5;

/**
 * Whether only cards that cost CP could save a person's hero from small damage of an Attack that it can bear: by the
 * enemy dice, by those of its defence, or before the damage lands. Who wants to be asked about small damage each time
 * is asked here too.
 */
export function isTooLittleForCp(game: Game, moment: Moment, seat: Seat): boolean {
  const hero = heroAt(game, seat);
  if (!hero || hero.bot || !modeOf(game.state.mode).isCooperative) return false;
  if (askingIn(heroSeatOf(game, seat).orders, 'small-damage') === 'always') return false;
  const coming = comingAt(game, moment, seat);
  if (coming === null || coming > SMALL || poolOf(game, seat).health - coming <= LITTLE_HEALTH) return false;
  return !hasPlayForNow(game, seat, moment, moment === 'after-defense-roll' ? 'before-damage' : null, 'free');
}

function comingAt(game: Game, moment: Moment, seat: Seat): number | null {
  switch (moment) {
    case 'dice':
      return ofEnemyDice(game, seat);
    case 'after-defense-roll':
    case 'before-damage':
      return targetAt(game.lane.rollPhase, seat) === null ? null : expectedDamage(game, seat);
    default:
      return null;
  }
}

/** The damage of the attacks on a hero by the enemy dice; null where one of them does anything besides. */
function ofEnemyDice(game: Game, seat: Seat): number | null {
  const attacks = attacksOnTable(game, seat);
  const onlyDeals = attacks?.every(({ seat: by, attack: id }) => {
    const attack = enemyAttackById(game, by, id);
    return [...(attack?.effects ?? []), ...(attack?.crit ?? [])].every((effect) => effect.do === 'deal');
  });
  return attacks && onlyDeals ? attacks.reduce((sum, { damage }) => sum + damage, 0) : null;
}
