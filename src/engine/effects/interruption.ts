/** Opens the window for responses to a Main Phase Action card before it resolves (rule: interruptible-actions). */

import { seatsFrom } from '../core/game.ts';
import { openWindow } from '../core/stack/open-window.ts';
import type { Interruption } from '../vocabulary/effects/timing.ts';
import type { EffectRule } from './rule.ts';

export const interruption: EffectRule<Interruption> = {
  do: 'interruption',
  run(game, frame) {
    frame.list = frame.list.slice(1);
    openWindow(game, 'interruption', seatsFrom(game, frame.context.owner));
    return 'wait';
  },
  isInterruption: true,
};
