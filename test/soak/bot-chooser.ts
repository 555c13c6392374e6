import { botPlayer } from '../../src/ai/players/index.ts';
import { viewOf } from '../../src/engine/index.ts';
import type { Chooser } from './play-out.ts';

/** The bot with its own view only, as against people. */
export const botChooser: Chooser = (state, seat, legal, random) =>
  botPlayer.chooseAction(viewOf(state, seat), legal, random);
