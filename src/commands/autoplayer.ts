/** Who plays the bot's seats, and those of people whose time is out. */
import { chooseAction } from '../ai/players/index.ts';
import type { Choose } from './table/bots.ts';

export const choose: Choose = (view, actions) => chooseAction(view, actions, Math.random);
