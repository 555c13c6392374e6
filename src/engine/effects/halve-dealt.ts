/**
 * For the rest of the Roll Phase, prevents half of the damage that a player deals, rounded up. This covers isolated
 * damage and every damage type except that of an Ultimate (rule: blinding-light, R226).
 */

import { seatsOfWho } from '../evaluation/seats-of-who.ts';
import type { HalveDealt } from '../vocabulary/effects/damage.ts';
import { ledgerSource } from './parts/step.ts';
import type { EffectRule } from './rule.ts';

export const halveDealt: EffectRule<HalveDealt> = {
  do: 'halve-dealt',
  /** Does nothing outside of a Roll Phase. */
  run(game, frame, { who }) {
    const phase = game.lane.rollPhase;
    if (!phase) return 'done';
    const source = ledgerSource(frame);
    for (const from of seatsOfWho(game, frame.context, who)) {
      phase.halved = [...(phase.halved ?? []), { seat: from, source }];
      game.events.push({ e: 'damage-halved', seat: from, source: source.id });
    }
    return 'done';
  },
};
