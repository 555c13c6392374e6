/** Chooses the target of an attack by its effect on each player who can be named. */

import type { Effect } from '../../engine/definitions.ts';
import type { Action, Seat } from '../../engine/index.ts';
import { worthOfDraw } from './basic-worths.ts';
import { worthOfList } from './effect-worth.ts';
import { evalContextOf } from './eval-context.ts';
import { PRICES } from './prices.ts';
import type { Situation } from './situation.ts';
import { seatAt } from './table-facts.ts';

/** The assumed damage of an attack that has no damage yet. */
const USUAL_DAMAGE = 5;
/** The worth of attacking a leader, in addition to the card that such an attack draws. */
const LEADER = 2;

/**
 * Returns the worth of naming a player to the deciding seat: prefers a player whom the attack defeats, then a leader
 * with a bonus, then the weakest. Also used when opponents choose which of them the attack hits; then the least harm is
 * best.
 * @returns null for other actions
 */
export function worthOfTarget({ view, table, me }: Situation, action: Action): number | null {
  if (action.type !== 'target') return null;
  const { attack } = view;
  const attacker = attack?.attacker ?? view.turn.active;
  const seat = action.player;
  const hit: Effect = {
    do: 'deal',
    amount: Math.max(attack?.base ?? 0, 0) || USUAL_DAMAGE,
    type: attack?.ultimate ? 'ultimate' : attack?.undefendable ? 'undefendable' : (attack?.type ?? 'normal'),
    to: 'target',
  };
  const context = evalContextOf({ ...table, attacked: seat, attackBase: 0 }, PRICES, me, attacker, {
    target: seat,
  });
  const harm = worthOfList(context, [hit]);
  return harm + (leads(view.leaders, attacker, seat) ? LEADER + worthOfDraw(seatAt(table, me).hand, 1) : 0);
}

/** Whether the attacked player is a leader other than the attacker. */
function leads(leaders: readonly number[], attacker: Seat, seat: Seat): boolean {
  return leaders.includes(seat) && seat !== attacker;
}
