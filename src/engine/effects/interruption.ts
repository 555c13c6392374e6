/** Opens the window for responses to a Main Phase Action card before it resolves (rule: interruptible-actions). */
import { openWindow } from '../frames/open-window.ts';
import { seatsFrom } from '../game.ts';
import type { EffectRule } from './rule.ts';

export interface Interruption {
  readonly do: 'interruption';
}

export const interruption: EffectRule<Interruption> = {
  do: 'interruption',
  run(game, frame) {
    frame.list = frame.list.slice(1);
    openWindow(game, 'interruption', seatsFrom(game, frame.context.owner));
    return 'wait';
  },
  isInterruption: true,
};
