/** Finds windows that would repeat a question: the seat has answered it, and no action or higher damage came since. */

import type { Game } from '../../core/game.ts';
import { damageComing } from '../../evaluation/damage/coming.ts';
import type { Seat } from '../../model/ids.ts';
import type { Moment } from '../../model/moments.ts';

/** Whether a window would ask a seat again without anything new to answer. */
export function isRepeated(game: Game, moment: Moment, seat: Seat): boolean {
  const phase = game.lane.rollPhase;
  if (!phase) return false;
  switch (moment) {
    case 'before-activation':
      // The roller has just announced. It is asked again only after an action of another seat.
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

/** Records that a seat passed on the dice of a defence, with the actions and the damage at that time. */
export function notePassOnDefenseDice(game: Game, seat: Seat): void {
  const phase = game.lane.rollPhase;
  if (!phase) return;
  phase.letPass = {
    ...phase.letPass,
    [seat]: { actions: phase.actions, coming: damageComing(game, seat) },
  };
}
