import { soleTarget } from '../attack.ts';
import type { Game } from '../game.ts';
import { soleOpponent } from '../seat/relations.ts';

/** Who the card's effects are aimed at when it says no more: the other side of the Attack, or the only opponent. */
export function aimOf(game: Game, seat: number): number | null {
  const phase = game.lane.rollPhase;
  if (!phase) return soleOpponent(game, seat);
  return phase.attack.attacker === seat ? soleTarget(phase) : phase.attack.attacker;
}
