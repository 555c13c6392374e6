/**
 * What somebody who passes says they do next, so that it need not be asked: the first Roll Attempt behind the Main
 * Phase, the defence behind the dice of an Attack, the end of the turn behind its damage. A plan is made from public
 * facts and answers a question only if nobody has acted in between.
 */
import type { Action } from '../action.ts';
import { mayBeDefended } from '../effects/reach.ts';
import { boardOf, type Game, heroSeatOf } from '../game.ts';
import { announcedEffects } from '../phases/announced.ts';
import { soleOpponent } from '../seat/relations.ts';
import { inForce } from '../standing/in-force.ts';
import type { Pending } from '../state.ts';
import { isPassing } from './passing.ts';
import type { Plan } from './plan.ts';

/** Moments of one's own Attack behind which the turn may be over. */
const MAY_END_TURN: readonly Pending['moment'][] = ['after-defense-roll', 'before-damage', 'after-damage'];

/** What the asked seat may say beside its pass, from public facts. */
export function plansFor(game: Game): Plan[] {
  const { pending, turn } = game.lane;
  if (!pending) return [];
  const { seat, kind, moment } = pending;
  const isActive = seat === turn.active;
  if (kind === 'main' && isActive && turn.phase === 'main-1') {
    return inForce(game, seat, 'offense').length === 0 ? [{ do: 'roll' }] : [];
  }
  if (kind !== 'window') return [];
  if (isActive && turn.phase === 'defensive-roll' && MAY_END_TURN.includes(moment)) {
    return turn.extraOffense.length === 0 ? [{ do: 'end-turn' }] : [];
  }
  return moment === 'before-activation' ? defensesAhead(game, seat) : [];
}

/** The defences against what is announced, where it is certain whom it attacks. */
function defensesAhead(game: Game, seat: number): Plan[] {
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

/** Notes what a seat does next; what cannot be said at its question is left out. */
export function makePlan(game: Game, seat: number, plan: Plan): void {
  if (plansFor(game).some((offered) => isSame(offered, plan))) heroSeatOf(game, seat).plan = plan;
}

/**
 * The answer that the asked seat has given beforehand, or null; either way a plan is over with the next question to
 * which it could have been an answer.
 */
export function takePlannedAnswer(game: Game, pending: Pending): Action | null {
  const state = heroSeatOf(game, pending.seat);
  const { plan } = state;
  // What an effect asks in between has nothing to do with it.
  if (!plan || !['window', 'main', 'roll', 'defend'].includes(pending.kind)) return null;
  state.plan = null;
  switch (plan.do) {
    case 'roll':
      return pending.kind === 'roll' && game.lane.rollPhase?.roll === null ? { type: 'roll' } : null;
    case 'defend': {
      if (pending.kind !== 'defend') return null;
      // Whoever let the rest pass is asked after all once it has become worse than they knew.
      const isWorse = state.orders.passing !== undefined && !isPassing(game, pending.seat);
      return isWorse ? null : { type: 'defend', ability: plan.ability };
    }
    case 'end-turn':
      return pending.kind === 'main' && game.lane.turn.phase === 'main-2' ? { type: 'pass' } : null;
  }
}

const DISTURBING: readonly Action['type'][] = [
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

/** These may leave another Attack behind than the one that somebody let pass. */
const CHANGING_ATTACK: readonly Action['type'][] = ['alter', 'roll', 'reroll', 'activate', 'no-ability'];

/**
 * Somebody acts: what others have planned in answer to how things stood is asked anew, unless they have let all that
 * follows pass.
 */
export function disturbPlans(game: Game, actor: number, action: Action): void {
  if (!DISTURBING.includes(action.type)) return;
  for (const seat of game.lane.seats) {
    const state = heroSeatOf(game, seat);
    if (seat === actor || !state.plan || state.plan.do === 'end-turn') continue;
    if (state.orders.passing && !CHANGING_ATTACK.includes(action.type)) continue;
    state.plan = null;
  }
}

/** With the turn all that was planned in it is over. */
export function endPlans(game: Game): void {
  for (const index of game.lane.seats) {
    const seat = heroSeatOf(game, index);
    if (seat.plan) seat.plan = null;
  }
}
