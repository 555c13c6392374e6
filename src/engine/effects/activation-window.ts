/**
 * Opens the window right after the activation at this place in the list instead of before the first effect, for
 * abilities whose text says so (R192).
 */

import { seatsFrom } from '../core/game.ts';
import { openWindow } from '../core/stack/open-window.ts';
import type { ActivationWindow } from '../vocabulary/effects/timing.ts';
import type { EffectRule } from './rule.ts';

export const activationWindow: EffectRule<ActivationWindow> = {
  do: 'activation-window',
  isBenign: () => true,
  run(game, frame, effect) {
    frame.list = frame.list.slice(1);
    const order = effect.for === 'owner' ? [frame.context.owner] : seatsFrom(game, game.lane.turn.active);
    openWindow(game, 'after-activation', order);
    return 'wait';
  },
  isActivationWindow: true,
};
