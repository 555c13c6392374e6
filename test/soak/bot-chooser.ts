import { botPlayer } from '../../src/ai/players/index.ts';
import { ownLaneIndexOf } from '../../src/engine/hosting.ts';
import { viewOf } from '../../src/engine/index.ts';
import type { Chooser } from './play-out.ts';

/** Chooses as the bot does against people: it sees only the view of its own seat. */
export const botChooser: Chooser = (state, seat, legal, random) =>
  botPlayer.chooseAction(viewOf(state, seat), legal, random, (other) =>
    viewOf(state, seat, ownLaneIndexOf(state, other)),
  );
