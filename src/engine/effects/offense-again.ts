/**
 * Ends the Offensive Roll Phase at once, without an Attack and a defense. The attacker starts another one in the same
 * Roll Phase, with all Roll Attempts and any target (R70, R207).
 */
import { rollPhaseOf } from '../core/game.ts';
import { endPassing } from '../core/orders.ts';
import { newRollPhase } from '../core/roll-phase.ts';
import type { OffenseAgain } from '../vocabulary/effects/timing.ts';
import type { EffectRule } from './rule.ts';

export const offenseAgain: EffectRule<OffenseAgain> = {
  do: 'offense-again',
  run(game, frame) {
    const offense = game.lane.stack.findLast((other) => other.k === 'phase');
    // The Offensive Roll Phase is over once the targets are known.
    if (offense?.k !== 'phase' || offense.phase !== 'offensive-roll') return 'done';
    const before = rollPhaseOf(game);
    const { attacker } = before.attack;
    game.lane.rollPhase = {
      ...newRollPhase(attacker, null),
      // The Roll Phase continues: damage that is not part of the abandoned Attack still lands at its end.
      ledger: before.ledger.filter((entry) => entry.entry === 'damage' && !entry.attack),
      inflicted: before.inflicted,
      statusGuards: before.statusGuards,
      actions: before.actions,
    };
    offense.step = 'begin';
    frame.list = frame.list.slice(0, 1);
    endPassing(game, ['attack']);
    game.events.push({ e: 'offense-again', seat: attacker });
    return 'done';
  },
  touches: () => 'everything',
};
