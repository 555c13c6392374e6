/** Who plays the bot's seats. */

import { randomPlayer } from '../ai/players/random-player.ts';
import type { Choose } from './table/bots.ts';

export const choose: Choose = (view, actions) => randomPlayer.chooseAction(view, actions, Math.random);
