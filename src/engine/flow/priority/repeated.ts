/** Finds windows that would repeat a question: the seat has answered it, and no action or higher damage came since. */

import type { Game } from '../../core/game.ts';
import { ENEMY_ROLL } from '../../core/mission/enemy-dice.ts';
import { damageComing } from '../../evaluation/damage/coming.ts';
import type { RollFrame } from '../../model/frame.ts';
import type { Seat } from '../../model/ids.ts';
import type { Moment } from '../../model/moments.ts';
import { attacksOnTable } from '../mission/coming-attacks.ts';

/** Whether a window would ask a seat again without anything new to answer. */
export function isRepeated(game: Game, moment: Moment, seat: Seat): boolean {
  const phase = game.lane.rollPhase;
  if (!phase) return moment === 'dice' && hasAccepted(game, seat);
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

/** Whether a hero has passed on the roll of the enemies, and its dice make no other attack on the hero since. */
function hasAccepted(game: Game, seat: Seat): boolean {
  const accepted = enemyRollOf(game)?.accepted?.[seat];
  if (!accepted) return false;
  return (attacksOnTable(game, seat) ?? []).every((now) =>
    accepted.some((known) => known.seat === now.seat && known.attack === now.attack),
  );
}

/** Records the attacks on a hero who passes on the roll of the enemies; does nothing at other dice. */
export function notePassOnEnemyDice(game: Game, seat: Seat): void {
  const frame = enemyRollOf(game);
  const attacks = attacksOnTable(game, seat);
  if (!frame || attacks === null) return;
  const known = attacks.map(({ seat: by, attack }) => ({ seat: by, attack }));
  frame.accepted = { ...frame.accepted, [seat]: known };
}

function enemyRollOf({ lane }: Game): RollFrame | undefined {
  return lane.stack.find(
    (frame): frame is RollFrame => frame.k === 'roll' && frame.roll.label === ENEMY_ROLL,
  );
}
