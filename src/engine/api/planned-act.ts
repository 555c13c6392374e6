/** What the plan of a hero for the enemies does in answer to an open question. */

import type { Game } from '../core/game.ts';
import { actByPlan } from '../flow/priority/enemy-plan.ts';
import type { Action } from '../model/action.ts';
import type { Seat } from '../model/ids.ts';
import type { Pending } from '../model/state.ts';
import { legalAnswers } from './answers.ts';

/**
 * The use or discard by which a hero's plan answers a question of the lane.
 * @param seat one of the seats that the question asks
 * @returns null if the plan has no such answer, or it is not legal now
 */
export function plannedAct(game: Game, pending: Pending, seat: Seat): Action | null {
  const act = actByPlan(game, pending, seat);
  if (act?.type !== 'choose') return act;
  const isLegal = legalAnswers(game, seat, 'choose').some(
    (legal) => legal.type === 'choose' && legal.option === act.option,
  );
  return isLegal ? act : null;
}
