/** A side of a Mission as it lies there before anybody has moved: to be looked at, not to be played. */
import { start } from '../apply.ts';
import type { HeroId, MissionId } from '../ids.ts';
import { createGame } from '../setup.ts';
import { type GameView, viewOf } from '../view.ts';

/** Boost tiles and whatever else is laid by chance are drawn from this. */
const SEED = 'set-up';

/**
 * What everybody sees of a side when its first round begins.
 * @param heroes one to four, whose number decides about health, dice and clock
 * @throws ContentError for a Mission or hero that this build does not know
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
