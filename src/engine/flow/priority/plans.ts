/**
 * Plans: with a pass a player may already answer a later question, so that it need not be asked. Plans exist for the
 * first Roll Attempt, the defence against an announced Attack, and the end of the turn. They are offered by public
 * facts. Most actions of another seat in between cancel a plan (`cancelPlans`).
 */

import { boardOf, type Game, heroSeatOf } from '../../core/game.ts';
import { isEnemyPhase } from '../../core/mission/board.ts';
import { soleOpponent } from '../../core/seat/relations.ts';
import { inForce } from '../../core/standing/in-force.ts';
import { mayBeDefended } from '../../effects/lists/harm.ts';
import type { Action } from '../../model/action.ts';
import type { Seat } from '../../model/ids.ts';
import type { Plan } from '../../model/plan.ts';
import type { Pending } from '../../model/state.ts';
import { announcedEffects } from '../phases/announced.ts';
import { isPassing } from './passing.ts';

/** Windows of the active seat's Attack at which it may plan to end the turn. */
const MAY_END_TURN: readonly Pending['moment'][] = ['after-defense-roll', 'before-damage', 'after-damage'];

/** The plans that the asked seat may add to its pass, by public facts. */
export function plansFor(game: Game): Plan[] {
  const { pending, turn } = game.lane;
  if (!pending) return [];
  const { seat, kind, moment } = pending;
  const isActive = seat === turn.active;
  if (kind === 'main' && isActive && turn.phase === 'main-1') {
    return inForce(game, seat, 'offense').length === 0 ? [{ do: 'roll' }] : [];
  }
  // While the enemies act nobody has a turn that could end: the start player is active then.
  if (kind !== 'window' || isEnemyPhase(game.state)) return [];
  if (isActive && turn.phase === 'defensive-roll' && MAY_END_TURN.includes(moment)) {
    return turn.extraOffense.length === 0 ? [{ do: 'end-turn' }] : [];
  }
  return moment === 'before-activation' ? defensesAhead(game, seat) : [];
}

/** The defences against the announced Attack, if the seat is certain to be its target. */
function defensesAhead(game: Game, seat: Seat): Plan[] {
  const phase = game.lane.rollPhase;
  const announced = phase?.announced;
  if (!phase || !announced || announced.ability === null) return [];
  const { attacker } = phase.attack;
  if ((phase.forcedTarget ?? soleOpponent(game, attacker)) !== seat) return [];
  if (!announcedEffects(game).some(mayBeDefended)) return [];
  const defenses = boardOf(game, seat).filter((ability) => ability.kind === 'defensive');
  return defenses.map(({ id }) => ({ do: 'defend', ability: id }));
}

function isSame(a: Plan, b: Plan): boolean {
  return a.do === b.do && (a.do !== 'defend' || (b.do === 'defend' && a.ability === b.ability));
}

/** Stores a plan of a seat. A plan that is not offered at its question is ignored. */
export function makePlan(game: Game, seat: Seat, plan: Plan): void {
  if (plansFor(game).some((offered) => isSame(offered, plan))) heroSeatOf(game, seat).plan = plan;
}

/**
 * Takes the plan of the asked seat and returns its answer to the question, or null if it does not fit. The plan is
 * used up either way, unless an effect asks.
 */
export function takePlannedAnswer(game: Game, pending: Pending): Action | null {
  const state = heroSeatOf(game, pending.seat);
  const { plan } = state;
  // A question of an effect does not use up the plan.
  if (!plan || !['window', 'main', 'roll', 'defend'].includes(pending.kind)) return null;
  state.plan = null;
  switch (plan.do) {
    case 'roll':
      return pending.kind === 'roll' && game.lane.rollPhase?.roll === null ? { type: 'roll' } : null;
    case 'defend': {
      if (pending.kind !== 'defend') return null;
      // If a pass for the Attack no longer holds, the Attack has become worse since, and the seat is asked.
      const isWorse = state.orders.passing !== undefined && !isPassing(game, pending.seat);
      return isWorse ? null : { type: 'defend', ability: plan.ability };
    }
    case 'end-turn':
      return pending.kind === 'main' && game.lane.turn.phase === 'main-2' ? { type: 'pass' } : null;
  }
}

/** Actions after which other seats' plans may no longer be what they want. */
const CANCELLING: readonly Action['type'][] = [
  'play',
  'spend',
  'use',
  'sell',
  'alter',
  'roll',
  'reroll',
  'activate',
  'no-ability',
];

/** Actions that may change which Attack is made. */
const CHANGING_ATTACK: readonly Action['type'][] = ['alter', 'roll', 'reroll', 'activate', 'no-ability'];

/**
 * Cancels the plans of other seats after an action, so that they are asked. A plan to end the turn stays. The plan of
 * a seat that passes for the Attack or turn is cancelled only if the action may change the Attack.
 */
export function cancelPlans(game: Game, actor: number, action: Action): void {
  if (!CANCELLING.includes(action.type)) return;
  for (const seat of game.lane.seats) {
    const state = heroSeatOf(game, seat);
    if (seat === actor || !state.plan || state.plan.do === 'end-turn') continue;
    if (state.orders.passing && !CHANGING_ATTACK.includes(action.type)) continue;
    state.plan = null;
  }
}

/** Removes all plans of the lane's seats, at the start of a turn. */
export function endPlans(game: Game): void {
  for (const index of game.lane.seats) {
    const seat = heroSeatOf(game, index);
    if (seat.plan) seat.plan = null;
  }
}
