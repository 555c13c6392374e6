/** Whether an Attack on enemies of a Mission, or on minions and bosses of Adventures, needs no more damage. */

import { isMinionSeat } from '../../core/crawl/party.ts';
import { type Game, poolOf, seatOf, tokenCount } from '../../core/game.ts';
import { panelOf } from '../../core/mission/board.ts';
import { tokenById } from '../../core/registry.ts';
import type { Seat } from '../../model/ids.ts';
import { damageComing } from './coming.ts';

/** Whether a seat of the game falls by the damage that is coming, whatever happens before it lands. */
function isSureToFall(game: Game, seat: Seat): boolean {
  if (damageComing(game, seat) < poolOf(game, seat).health) return false;
  return seatOf(game, seat).kind === 'enemy' ? isEnemyHelpless(game, seat) : isMinionHelpless(game, seat);
}

/** Not an enemy that holds a token that it spends against damage, or has a defence. */
function isEnemyHelpless(game: Game, seat: Seat): boolean {
  if (panelOf(game, seat)?.defense) return false;
  return Object.keys(seatOf(game, seat).tokens).every(
    (token) =>
      tokenCount(game, seat, token) === 0 || !tokenById(token).enemy?.some(({ when }) => when === 'attacked'),
  );
}

/** A minion or a boss that has defended, and holds neither cards nor positive status effects. */
function isMinionHelpless(game: Game, seat: Seat): boolean {
  const minion = seatOf(game, seat);
  if (!isMinionSeat(game.state, seat) || minion.kind === 'enemy' || minion.hand.length > 0) return false;
  return (
    isDefenseOver(game) &&
    Object.keys(minion.tokens).every(
      (token) => tokenCount(game, seat, token) === 0 || tokenById(token).kind !== 'positive',
    )
  );
}

/** Whether the window before damage is open, or what follows it. */
function isDefenseOver({ lane }: Game): boolean {
  return lane.stack.some(
    (frame) => frame.k === 'phase' && frame.phase === 'defensive-roll' && frame.step === 'enemy-tokens',
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
