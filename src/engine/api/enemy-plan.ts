/** Plans for the enemies of a Mission, for programs: what a hero can plan, and what its plan answers now. */

import { targetAt } from '../core/attack.ts';
import { openGame } from '../core/game.ts';
import { asks, laneIndexOf } from '../core/lanes.ts';
import { defensesOf } from '../evaluation/defense.ts';
import { defenseByOrder } from '../flow/phases/defense-by-order.ts';
import { isAnsweredByPlan } from '../flow/priority/enemy-plan.ts';
import { type PlannableUse, plannableUses } from '../flow/priority/plannable.ts';
import type { Action } from '../model/action.ts';
import type { AbilityId, Seat } from '../model/ids.ts';
import type { GameState } from '../model/state.ts';
import { plannedAct } from './planned-act.ts';

export interface PlanOptions {
  /** The hero's Defensive Abilities. */
  readonly defenses: readonly AbilityId[];
  /** What can be used without a question; it names cards of the hand. */
  readonly uses: readonly PlannableUse[];
}

/** What the hero of a seat can plan. */
export function planOptions(state: GameState, seat: Seat): PlanOptions {
  const game = openGame(state, laneIndexOf(state, seat));
  return { defenses: defensesOf(game, seat).map(({ id }) => id), uses: plannableUses(game, seat) };
}

/**
 * The answer that the plan of a seat gives to the question that is open for it.
 * @returns null if nobody asks the seat, or the plan leaves the question to it
 */
export function answerByPlan(state: GameState, seat: Seat): Action | null {
  const game = openGame(state, laneIndexOf(state, seat));
  const { pending } = game.lane;
  if (state.outcome || !pending || !asks(pending, seat)) return null;
  const act = plannedAct(game, pending, seat);
  if (act !== null) return act;
  if (!isAnsweredByPlan(game, seat)) return null;
  if (pending.kind === 'window') return { type: 'pass' };
  const target = targetAt(game.lane.rollPhase, seat);
  return pending.kind === 'defend' && target ? defenseByOrder(game, target) : null;
}
