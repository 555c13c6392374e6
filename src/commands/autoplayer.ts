/** The player that chooses actions for bot seats and for seats whose player ran out of time. */
import { chooseAtLevel } from '../ai/players/index.ts';
import type { Choose } from '../games/clock/bots.ts';

export const choose: Choose = (view, actions, _state, level) =>
  chooseAtLevel(level, view, actions, Math.random);
