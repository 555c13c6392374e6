/**
 * Decides whether open dice concern a seat. With `fitting` orders only concerned seats are asked about dice, so that
 * not every seat has to pass on each roll. Judged by public facts.
 */

import { targetAt } from '../../core/attack.ts';
import { facesOf, openRoll } from '../../core/dice/open-roll.ts';
import { boardOf, type Game, poolOf } from '../../core/game.ts';
import { ENEMY_ROLL } from '../../core/mission/enemy-dice.ts';
import { canCancelAttack } from '../../core/mission/enemy-targets.ts';
import { areOpponents, opponentsOf } from '../../core/seat/relations.ts';
import { isBenign } from '../../effects/lists/harm.ts';
import { damageComing } from '../../evaluation/damage/coming.ts';
import type { Seat } from '../../model/ids.ts';
import type { Moment } from '../../model/moments.ts';
import type { RollPhase } from '../../model/state.ts';
import { announcedEffects } from '../phases/announced.ts';

/**
 * Whether the open dice concern a seat. They do if they are its own, or if damage of the Attack would bring it down.
 * The enemies' roll concerns heroes whom a change of one die could save from an attack. Dice of an Offensive Roll
 * also concern the attacker, its targets, and likely targets; in a game of two, both seats.
 */
export function isConcernedByDice(game: Game, seat: Seat, moment: Moment): boolean {
  const open = openRoll(game);
  if (open === null || open.roll.dice.some(({ owner }) => (owner ?? open.roll.owner) === seat)) return true;
  if (open.roll.label === ENEMY_ROLL) return canCancelAttack(game, seat, facesOf(open.roll));
  const phase = game.lane.rollPhase;
  if (phase !== null && wouldFall(game, phase, seat)) return true;
  // The attacker is asked again before damage lands.
  if (moment === 'dice' || moment === 'after-defense-roll') return false;
  if (moment === 'before-activation' && helpsOnlyItsOwner(game)) return false;
  if (game.state.seats.length === 2) return true;
  if (phase && phase.attack.targets.length > 0) {
    return seat === phase.attack.attacker || targetAt(phase, seat) !== null;
  }
  if (moment === 'before-activation' && phase !== null) return isLikelyTarget(game, phase, seat);
  return false;
}

/** Whether the announced ability neither attacks nor harms other players, who then need no question (R50, R51). */
function helpsOnlyItsOwner(game: Game): boolean {
  const announced = announcedEffects(game);
  return announced.length > 0 && announced.every(isBenign);
}

/** Whether the damage of the Attack would empty the seat's dial, damage to team-mates with the same dial included. */
function wouldFall(game: Game, { attack }: RollPhase, seat: Seat): boolean {
  const dial = poolOf(game, seat);
  const ofDial = attack.targets.filter((target) => poolOf(game, target.seat) === dial);
  const coming = ofDial.reduce((sum, target) => sum + damageComing(game, target.seat), 0);
  return ofDial.length > 0 && coming >= dial.health;
}

/**
 * Whether the seat is a likely target of an Attack without targets yet. Attackers usually name the opponent with the
 * most or the least health. An Ultimate concerns every opponent, because it cannot be defended.
 */
function isLikelyTarget(game: Game, phase: RollPhase, seat: Seat): boolean {
  if (!areOpponents(game, phase.attack.attacker, seat)) return false;
  const announced = phase.announced?.ability;
  const isUltimate = boardOf(game, phase.attack.attacker).some(
    ({ id, kind }) => id === announced && kind === 'ultimate',
  );
  if (isUltimate) return true;
  const dials = opponentsOf(game, phase.attack.attacker).map((other) => poolOf(game, other).health);
  const own = poolOf(game, seat).health;
  return own === Math.max(...dials) || own === Math.min(...dials);
}
