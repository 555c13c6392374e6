/** Whether an Attack on enemies of a Mission needs no more damage. */

import { type Game, poolOf, seatOf, tokenCount } from '../../core/game.ts';
import { panelOf } from '../../core/mission/board.ts';
import { tokenById } from '../../core/registry.ts';
import type { Seat } from '../../model/ids.ts';
import { damageComing } from './coming.ts';

/**
 * Whether an enemy of a Mission falls by the damage that is coming, whatever happens before it lands. Not if it holds a
 * token that it spends against damage, or has a defence.
 */
function isSureToFall(game: Game, seat: Seat): boolean {
  const { kind, tokens } = seatOf(game, seat);
  if (kind !== 'enemy' || damageComing(game, seat) < poolOf(game, seat).health) return false;
  if (panelOf(game, seat)?.defense) return false;
  return Object.keys(tokens).every(
    (token) =>
      tokenCount(game, seat, token) === 0 || !tokenById(token).enemy?.some(({ when }) => when === 'attacked'),
  );
}

/** Whether a seat attacks, and every target of its Attack is sure to fall. False while there is none. */
export function areAllSureToFall(game: Game, seat: Seat): boolean {
  const phase = game.lane.rollPhase;
  // What comes after the damage may count it.
  if (phase?.attack.attacker !== seat || phase.afterDamage.length > 0) return false;
  const { targets } = phase.attack;
  return (
    targets.length > 0 &&
    targets.every((target) => seatOf(game, target.seat).defeated || isSureToFall(game, target.seat))
  );
}
