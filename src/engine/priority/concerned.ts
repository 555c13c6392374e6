/**
 * Dice of others do not concern everybody who could change them: who is not concerned is not asked "when it fits", so
 * that dice of an effect hold nobody up and no round of passes goes through the whole table. Judged from public
 * facts, as every question of a window.
 */
import { targetAt } from '../attack.ts';
import { facesOf, openRoll } from '../dice/open-roll.ts';
import { isBenign } from '../effects/reach.ts';
import { boardOf, type Game, poolOf } from '../game.ts';
import { ENEMY_ROLL } from '../missions/enemy-dice.ts';
import { mayKeepOff } from '../missions/enemy-roll.ts';
import { announcedEffects } from '../phases/announced.ts';
import { damageComing } from '../plays/relevance.ts';
import { areOpponents, opponentsOf } from '../seat/relations.ts';
import type { Moment, RollPhase } from '../state.ts';

/**
 * Whether dice on the table concern a seat: they are its own, or what they decide may well bring it down; those of an
 * Offensive or Defensive Roll also where the Attack is the seat's, or aimed at it, or may well be.
 */
export function isConcernedByDice(game: Game, seat: number, moment: Moment): boolean {
  const open = openRoll(game);
  if (open === null || open.roll.dice.some(({ owner }) => (owner ?? open.roll.owner) === seat)) return true;
  if (open.roll.label === ENEMY_ROLL) return mayKeepOff(game, seat, facesOf(open.roll));
  const phase = game.lane.rollPhase;
  if (phase !== null && wouldFall(game, phase, seat)) return true;
  // The attacker has the last word before damage in any case.
  if (moment === 'dice' || moment === 'after-defense-roll') return false;
  if (moment === 'before-activation' && helpsOnlyItsOwner(game)) return false;
  if (game.state.seats.length === 2) return true;
  if (phase && phase.attack.targets.length > 0) {
    return seat === phase.attack.attacker || targetAt(phase, seat) !== null;
  }
  if (moment === 'before-activation' && phase !== null) return isLikelyTarget(game, phase, seat);
  return false;
}

/** What is announced is no Attack, and takes nothing from anybody: it holds nobody up (R50, R51). */
function helpsOnlyItsOwner(game: Game): boolean {
  const announced = announcedEffects(game);
  return announced.length > 0 && announced.every(isBenign);
}

/** Damage of the Attack would bring down the dial of the seat, which its team-mates share. */
function wouldFall(game: Game, { attack }: RollPhase, seat: number): boolean {
  const dial = poolOf(game, seat);
  const ofDial = attack.targets.filter((target) => poolOf(game, target.seat) === dial);
  const coming = ofDial.reduce((sum, target) => sum + damageComing(game, target.seat), 0);
  return ofDial.length > 0 && coming >= dial.health;
}

/**
 * Attackers name whoever leads or is near to falling, so these are asked about dice whose target is still open; an
 * Ultimate, which nobody defends, concerns every opponent.
 */
function isLikelyTarget(game: Game, phase: RollPhase, seat: number): boolean {
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
