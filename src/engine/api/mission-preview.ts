/** A read-only view of a Mission side at setup, before any hero moves. */

import type { HeroId, MissionId } from '../model/ids.ts';
import { start } from './apply.ts';
import { createGame } from './setup.ts';
import { type GameView, viewOf } from './view.ts';

/** The fixed seed for boost tiles and other random setup. */
const SEED = 'set-up';

/**
 * Returns the public view of a side at the start of its first round.
 * @param heroes one to four heroes; their number determines health, dice and clock
 * @throws ContentError for an unknown Mission or hero
 */
export function sideAtSetUp(id: MissionId, side: 0 | 1, heroes: readonly HeroId[]): GameView {
  const seats = heroes.map((hero) => ({ hero }));
  const state = createGame({ mode: 'mission', seats, seed: SEED, first: 0, mission: { id } });
  const [lane] = state.lanes;
  if (side === 1 && lane) {
    state.lanes = [lane];
    lane.pending = null;
    lane.stack = [{ k: 'round', step: 'flip', next: 'pass', heroes: [], acts: [], segments: 0 }];
    start(state);
  }
  return viewOf(state, 'public');
}
