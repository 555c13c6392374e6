/**
 * Plans of heroes for the enemy phases of a Mission: how they defend, from which damage on they want to be asked, and
 * what they use without a question. A plan never answers when the hero would be defeated, when an Attack became
 * undefendable by an effect, or when the enemy dice make an attack on the hero that they did not make when it was made.
 */

import { targetAt } from '../../core/attack.ts';
import { type Game, heroAt, heroSeatOf, poolOf } from '../../core/game.ts';
import { enemyAttackById, isEnemyPhase } from '../../core/mission/board.ts';
import { askingIn } from '../../core/orders.ts';
import { defensesOf, mayDefend } from '../../evaluation/defense.ts';
import type { CardId, Seat } from '../../model/ids.ts';
import type { Moment } from '../../model/moments.ts';
import type { EnemyPlan, PlannedPlay, StandingOrders } from '../../model/orders.ts';
import { attacksOnTable, type ComingAttack, duringAttack } from '../mission/coming-attacks.ts';
import { expectedDamage } from '../phases/expected-damage.ts';
import { hasLegalPlay, legalPlays } from '../plays/legal.ts';
import { isTooLittleForCp } from './small-stakes.ts';

/** The plan of a hero that holds now; null while the enemies do not act. */
export function enemyPlanNow(game: Game, seat: Seat): EnemyPlan | null {
  const hero = isEnemyPhase(game.state) ? heroAt(game, seat) : null;
  // A bot that plays the hero decides for itself.
  return hero && !hero.bot ? (hero.orders.enemies ?? null) : null;
}

/** Whether the plan of a hero answers for it now. */
export function isAnsweredByPlan(game: Game, seat: Seat): boolean {
  const plan = enemyPlanNow(game, seat);
  if (plan === null) return false;
  const coming = expectedDamage(game, seat);
  if (coming >= poolOf(game, seat).health || (plan.from !== undefined && coming >= plan.from)) return false;
  if (targetAt(game.lane.rollPhase, seat)?.undefendable) return false;
  return answersDice(game, seat, plan);
}

/** Whether a plan answers for the enemy dice: no attack on the hero is new, or as hard as the plan wants to hear of. */
function answersDice(game: Game, seat: Seat, { against, from }: EnemyPlan): boolean {
  const attacks = attacksOnTable(game, seat);
  if (attacks === null) return true;
  const isKnown = (attack: ComingAttack) =>
    against?.some((one) => one.seat === attack.seat && one.attack === attack.attack) ?? true;
  const most = Math.min(from ?? Number.POSITIVE_INFINITY, poolOf(game, seat).health);
  return attacks.every((attack) => isKnown(attack) && attack.damage < most);
}

/** The orders with what the engine adds to a plan: the attacks that the enemy dice make on the hero now. */
export function withKnownAttacks(game: Game, seat: Seat, orders: StandingOrders): StandingOrders {
  const { enemies } = orders;
  if (!enemies || !isEnemyPhase(game.state)) return orders;
  const { against: _, ...plan } = enemies;
  const attacks = attacksOnTable(game, seat);
  if (attacks === null) return { ...orders, enemies: plan };
  return {
    ...orders,
    enemies: { ...plan, against: attacks.map(({ seat: by, attack }) => ({ seat: by, attack })) },
  };
}

/** At the start of a round: drops the plans that do not hold in each round, and what the others knew of the dice. */
export function endEnemyPlans(game: Game): void {
  for (const seat of game.state.seats.keys()) {
    const hero = heroSeatOf(game, seat);
    const { enemies, ...orders } = hero.orders;
    if (!enemies) continue;
    const { against: _, ...plan } = enemies;
    hero.orders = plan.everyRound ? { ...orders, enemies: plan } : orders;
  }
}

/** What the plan of a hero uses in this window; null if nothing that it names is legal here, or too little is coming. */
export function plannedUse(game: Game, seat: Seat, moment: Moment): PlannedPlay | null {
  const uses = enemyPlanNow(game, seat)?.uses ?? [];
  if (uses.length === 0) return null;
  const coming = expectedDamage(game, seat);
  const due = uses.filter(({ from }) => coming >= from);
  if (due.length === 0) return null;
  const legal = legalPlays(game, seat, moment);
  return due.find(({ play }) => legal.some((action) => isSamePlay(play, action)))?.play ?? null;
}

function isSamePlay(play: PlannedPlay, action: ReturnType<typeof legalPlays>[number]): boolean {
  if (play.type === 'play') return action.type === 'play' && action.card === play.card;
  return (
    action.type === 'spend' &&
    action.token === play.token &&
    action.use === play.use &&
    action.count === play.count
  );
}

/** The card that the plan of a hero gives up first; null without one in its hand. */
export function plannedDiscard(game: Game, seat: Seat): CardId | null {
  const { hand } = heroSeatOf(game, seat);
  return enemyPlanNow(game, seat)?.discards?.find((id) => hand.includes(id)) ?? null;
}

/**
 * Whether a hero is asked about the enemy dice although it could not change them, if somebody else is asked at the same
 * time: attacks come in which it would be asked. So all of them can answer for the rest of the phase at once, and not
 * one after another as the attacks are made.
 */
export function wantsToAnswerAhead(game: Game, seat: Seat): boolean {
  const hero = heroAt(game, seat);
  if (!hero || hero.bot || hero.defeated || hero.orders.enemies || hero.orders.passing) return false;
  const attacks = attacksOnTable(game, seat) ?? [];
  return attacks.some((attack) => isAskedIn(game, seat, attack));
}

/** Whether a hero would be asked in an attack on it: how it defends, or what it plays. */
function isAskedIn(game: Game, seat: Seat, { seat: attacker, attack: id }: ComingAttack): boolean {
  const attack = enemyAttackById(game, attacker, id);
  if (!attack) return false;
  const ahead = duringAttack(game, attacker, attack, seat);
  const { orders } = heroSeatOf(game, seat);
  const target = targetAt(ahead.lane.rollPhase, seat);
  const isDefenceAsked = askingIn(orders, 'defense') !== 'never' && defensesOf(game, seat).length > 1;
  if (target && isDefenceAsked && mayDefend(ahead, target)) return true;
  if (askingIn(orders, 'attack') === 'never') return false;
  return (['before-defense-roll', 'before-damage'] as const).some(
    (moment) => hasLegalPlay(ahead, seat, moment, 'fitting') && !isTooLittleForCp(ahead, moment, seat),
  );
}
