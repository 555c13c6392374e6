/** The hints of a first game, by the kind of question. */
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { HINT_IDS, hintsAt } from '../../../src/commands/guide/hints.ts';
import { type Action, apply, createGame, legalActions, viewOf } from '../../../src/engine/index.ts';
import { ENGLISH } from '../../../src/words/index.ts';

function mission() {
  return createGame({
    mode: 'mission',
    seats: [{ hero: 'barbarian' }, { hero: 'monk' }],
    seed: 'hints',
    first: 0,
    mission: { id: 'toll-bridge' },
  });
}

describe('the hints of a first Mission', () => {
  it('explain movement, then momentum and allies, then range', () => {
    let state = mission();
    const play = (pick: (action: Action) => boolean) => {
      const action = legalActions(state, 0).find(pick);
      if (!action) throw new Error('the action is not offered');
      state = apply(state, 0, action).state;
    };
    expect(hintsAt(viewOf(state, 0), 0)).toEqual(['mission-move']);
    expect(hintsAt(viewOf(state, 1), 1)).toEqual(['mission-move']);
    play(({ type }) => type === 'move');
    expect(hintsAt(viewOf(state, 0), 0)).toEqual(['mission-momentum', 'mission-allies']);
    play(({ type }) => type === 'roll' || type === 'pass');
    expect(hintsAt(viewOf(state, 0), 0)).toEqual(['mission-range']);
  });

  it('end with the third round, and are none of a duel', () => {
    const view = viewOf(mission(), 0);
    if (!view.mission) throw new Error('no Mission');
    expect(hintsAt({ ...view, mission: { ...view.mission, round: 4 } }, 0)).toEqual([]);
    expect(hintsAt(view, 1)).toEqual([]);
    const duel = createGame({
      mode: 'duel',
      seats: [{ hero: 'barbarian' }, { hero: 'monk' }],
      seed: 'hints',
      first: 0,
    });
    expect(hintsAt(viewOf(duel, 0), 0)).toEqual(['main']);
  });

  it('have a text each', () => {
    for (const id of HINT_IDS) expect(ENGLISH.guide.hints[id].length).toBeGreaterThan(40);
  });
});
