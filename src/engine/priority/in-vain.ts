/** Windows that would ask somebody again what they have answered already, as everybody can see. */
import type { Game } from '../game.ts';
import { damageComing } from '../plays/relevance.ts';
import type { Moment } from '../state.ts';

/** Whether a seat has had its say: nothing public has happened since that it could answer. */
export function isInVain(game: Game, moment: Moment, seat: number): boolean {
  const phase = game.lane.rollPhase;
  if (!phase) return false;
  switch (moment) {
    case 'before-activation':
      // The roller has just announced; what others do about it opens the way again.
      return phase.attack.attacker === seat && phase.announced?.actions === phase.actions;
    case 'before-damage': {
      const passed = phase.letPass?.[seat];
      if (!passed || phase.landed !== null) return false;
      return passed.actions === phase.actions && damageComing(game, seat) <= passed.coming;
    }
    default:
      return false;
  }
}

/** Remembers that a seat let the dice of a defense and the damage behind them pass. */
export function noteLetPass(game: Game, seat: number): void {
  const phase = game.lane.rollPhase;
  if (!phase) return;
  phase.letPass = {
    ...phase.letPass,
    [seat]: { actions: phase.actions, coming: damageComing(game, seat) },
  };
}
