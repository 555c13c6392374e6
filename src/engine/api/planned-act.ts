/** What is done for a hero in answer to an open question: by its plan for the enemies, or of its own accord. */

import type { Game } from '../core/game.ts';
import { actOfItself } from '../flow/priority/own-accord.ts';
import type { Action } from '../model/action.ts';
import type { Seat } from '../model/ids.ts';
import type { Pending } from '../model/state.ts';
import { legalAnswers } from './answers.ts';

/**
 * The use or discard that answers a question of the lane for a hero.
 * @param seat one of the seats that the question asks
 * @returns null if there is no such answer, or it is not legal now
 */
export function plannedAct(game: Game, pending: Pending, seat: Seat): Action | null {
  const act = actOfItself(game, pending, seat);
  if (act?.type !== 'choose') return act;
  const isLegal = legalAnswers(game, seat, 'choose').some(
    (legal) => legal.type === 'choose' && legal.option === act.option,
  );
  return isLegal ? act : null;
}
