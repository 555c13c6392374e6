/** The printed Then: opens a window. The effects after it run when those before it are done (rule: then). */

import { seatsFrom } from '../core/game.ts';
import { openWindow } from '../core/stack/open-window.ts';
import type { Then } from '../vocabulary/effects/timing.ts';
import type { EffectRule } from './rule.ts';

export const printedThen: EffectRule<Then> = {
  do: 'then',
  isBenign: () => true,
  run(game, frame) {
    frame.list = frame.list.slice(1);
    openWindow(game, 'at-then', seatsFrom(game, game.lane.turn.active));
    return 'wait';
  },
  isThen: true,
};
