/** The model of a part of a Mission's picture. */
import { describe, expect, it } from 'vitest';
import '../../../../src/content/index.ts';
import { MISSIONS } from '../../../../src/content/missions/index.ts';
import { type GameState, viewOf } from '../../../../src/engine/index.ts';
import { missionModelOf } from '../../../../src/render/mission/mission-model-of.ts';
import { drawMission } from '../../../../src/render/picture/mission/draw-mission.ts';
import { partModel } from '../../../../src/render/picture/mission/part-model.ts';
import { newMission, randomFrom, statesOf } from '../../../engine/missions/random-mission.ts';
import { hero, missionModel } from './mission-fixture.ts';

const PARTS = ['map', 'boards'] as const;
/** Interval of drawn states of a Mission. */
const EVERY = 12;
const PRESSES = 150;

function modelOf(state: GameState) {
  const players = Array.from({ length: 40 }, (_, at) => ({
    name: `Player ${at}`,
    heroId: state.seats[at]?.hero ?? '',
    userId: null,
  }));
  return missionModelOf({ view: viewOf(state, 'public'), players, prompt: null, ended: null });
}

describe('a part of the picture', () => {
  it.each(MISSIONS.map(({ id }) => id))('of %s is drawn the same from what it shows', (id) => {
    const random = randomFrom(7);
    let drawn = 0;
    for (const state of statesOf(newMission(id, 3, 7, random), random, PRESSES)) {
      drawn += 1;
      if (drawn % EVERY !== 0) continue;
      const model = modelOf(state);
      for (const part of PARTS) {
        expect(drawMission(partModel(model, part), part) === drawMission(model, part), part).toBe(true);
      }
    }
    expect(drawn).toBeGreaterThan(EVERY);
  });

  it('stays the same where only the other part shows the change', () => {
    const before = missionModel({ heroes: [hero(0, 'barbarian', 'Barbarian', { space: 'A3', cp: 1 })] });
    const richer = missionModel({ heroes: [hero(0, 'barbarian', 'Barbarian', { space: 'A3', cp: 2 })] });
    const asked = missionModel({ ...before, prompt: 'Ada: ready?' });
    expect(partModel(richer, 'map')).toEqual(partModel(before, 'map'));
    expect(partModel(richer, 'boards')).not.toEqual(partModel(before, 'boards'));
    expect(partModel(asked, 'boards')).toEqual(partModel(before, 'boards'));
    expect(partModel(asked, 'map')).not.toEqual(partModel(before, 'map'));
  });
});
