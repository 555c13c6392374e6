/** The Mad King's fight is lost after 20 rounds. */
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { start } from '../../../src/engine/api/apply.ts';
import { openGame } from '../../../src/engine/core/game.ts';
import { ENEMIES } from '../../../src/engine/core/mission/board.ts';
import { createGame, type GameState } from '../../../src/engine/index.ts';
import { checkObjectives } from '../../../src/engine/missions/objectives.ts';
import { setUpSide } from '../../../src/engine/missions/side.ts';
import type { RoundFrame } from '../../../src/engine/model/mission-frame.ts';

/** The Mission on its second side with the King. */
function beforeTheKing(): GameState {
  const state = createGame({
    mode: 'mission',
    seats: [{ hero: 'barbarian' }, { hero: 'monk' }],
    seed: 'mad king',
    first: 0,
    mission: { id: 'empty-throne' },
  });
  const [lane] = state.lanes;
  if (!lane || !state.mission) throw new Error('no Mission');
  state.mission.side = 1;
  // A window at the bottom that asks holds the game until the set-up above it is done.
  state.askAlways = true;
  lane.stack = [
    { k: 'window', moment: 'turn-end', order: [0], at: 0, passes: 0, closesOnChange: null, merges: null },
  ];
  lane.pending = null;
  setUpSide(openGame(state));
  start(state);
  return state;
}

/** The next phase of a round. */
function phaseEndIn(round: number) {
  const state = beforeTheKing();
  if (!state.mission) throw new Error('no Mission');
  state.mission.round = round;
  const frame: RoundFrame = {
    k: 'round',
    step: 'phase-end',
    next: 'target',
    heroes: [],
    acts: [],
    segments: 0,
  };
  checkObjectives(openGame(state), frame);
  return { outcome: state.outcome, step: frame.step };
}

describe('The Mad King', () => {
  it('may still fall in the twentieth round', () => {
    expect(phaseEndIn(20)).toEqual({ outcome: null, step: 'target' });
  });

  it('has won when it is over', () => {
    expect(phaseEndIn(21).outcome).toEqual({ kind: 'won', team: ENEMIES, how: 'defeat' });
  });
});
