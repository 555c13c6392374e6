import { soleTarget } from '../attack.ts';
import type { Game } from '../game.ts';
import { areOpponents, soleOpponent } from '../seat/relations.ts';

/**
 * Who the effects of a card or token are aimed at when it says no more: the other side of the Attack, or the only
 * opponent. Where the Attack has several targets its own side names one when it comes to that.
 */
export function aimOf(game: Game, seat: number): number | null {
  const phase = game.lane.rollPhase;
  if (!phase) return soleOpponent(game, seat);
  const { attacker } = phase.attack;
  return areOpponents(game, seat, attacker) ? attacker : soleTarget(phase);
}
