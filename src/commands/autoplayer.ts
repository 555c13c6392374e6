/** Who plays the bot's seats, and those of people whose time is out. */
import { chooseAtLevel } from '../ai/players/index.ts';
import type { Choose } from '../games/clock/bots.ts';

export const choose: Choose = (view, actions, _state, level) =>
  chooseAtLevel(level, view, actions, Math.random);
