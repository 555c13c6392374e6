/** Whom an Attack is aimed at: what it would do to each player who can be named. */

import type { Effect } from '../../engine/definitions.ts';
import type { Action } from '../../engine/index.ts';
import { worthOfDraw } from './basic-worths.ts';
import { worthOfList } from './effect-worth.ts';
import { evalContextOf } from './eval-context.ts';
import { PRICES } from './prices.ts';
import type { Situation } from './situation.ts';
import { seatAt } from './table-facts.ts';

/** What an Attack without any damage so far is taken for. */
const USUAL_DAMAGE = 5;
/** Whoever leads is the one to bring down, on top of the card that an Attack on them draws. */
const LEADER = 2;

/**
 * What naming a player is worth to the seat that decides: a player whom the Attack fells first, else a leader where
 * that pays, else the weakest. Also for opponents who are asked whom of them it hits: then the least harm is best.
 * @returns null for other answers
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

/** Whether the attacked leads, and the attacker is not the only one who does. */
function leads(leaders: readonly number[], attacker: number, seat: number): boolean {
  return leaders.includes(seat) && seat !== attacker;
}
