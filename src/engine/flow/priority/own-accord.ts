/**
 * What the engine does for a hero of a Mission without a question: what its plan for the enemies uses, and kickers of
 * its allies that cost nothing. A kicker is a bonus that comes with the dice, so nobody would decline it.
 */

import { type Game, heroAt, heroSeatOf } from '../../core/game.ts';
import { askingIn } from '../../core/orders.ts';
import type { Action } from '../../model/action.ts';
import type { Seat } from '../../model/ids.ts';
import type { Moment } from '../../model/moments.ts';
import type { Pending } from '../../model/state.ts';
import { freeKicker } from '../plays/powers.ts';
import { plannedDiscard, plannedUse } from './enemy-plan.ts';

/** What a hero uses in a window of its own accord; null if there is nothing. */
export function usedOfItself(game: Game, seat: Seat, moment: Moment): Action | null {
  return plannedUse(game, seat, moment) ?? kickerOfItself(game, seat, moment);
}

/**
 * What is done for a hero in answer to a question: something that it uses, or a card that it gives up.
 * @param seat one of the seats that the question asks
 * @returns null if the question is left to the hero, or only passed on
 */
export function actOfItself(game: Game, { kind, moment, prompt }: Pending, seat: Seat): Action | null {
  if (kind === 'window' && moment !== null) return usedOfItself(game, seat, moment);
  if (typeof prompt !== 'object' || prompt?.ask !== 'card-to-discard') return null;
  const card = plannedDiscard(game, seat);
  return card === null ? null : { type: 'choose', option: card };
}

/** Bots decide for themselves, and so does whoever wants to be asked about every Attack. */
function kickerOfItself(game: Game, seat: Seat, moment: Moment): Action | null {
  const hero = game.state.mission && !game.state.askAlways ? heroAt(game, seat) : null;
  if (!hero || hero.bot) return null;
  const { orders } = heroSeatOf(game, seat);
  if (orders.askNext || askingIn(orders, 'attack') === 'always') return null;
  return freeKicker(game, seat, moment);
}
