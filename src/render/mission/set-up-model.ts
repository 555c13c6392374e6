/** The picture of a Mission's side before the game: the map, the enemies, the clock and the objectives. */
import type { GameView } from '../../engine/index.ts';
import { wordsFor } from '../../words/index.ts';
import type { MissionModel, SpaceModel } from '../picture/mission/mission-model.ts';
import { missionModelOf } from './mission-model-of.ts';

/** Random tiles are shown face down, since they differ in every game. */
export function setUpModelOf(view: GameView, language?: string): MissionModel {
  const model = missionModelOf({
    view,
    players: view.seats.map(({ hero }) => ({ name: hero, heroId: hero, userId: null })),
    prompt: null,
    ...(language === undefined ? {} : { language }),
  });
  const words = wordsFor(language).missionPicture;
  return {
    ...model,
    round: words.setUp,
    phase: -1,
    prompt: words.setUpFor(view.seats.length),
    acting: null,
    heroes: [],
    headquarters: [],
    clock: { ...model.clock, hand: 0 },
    map: { ...model.map, spaces: model.map.spaces.map(coveredBoost) },
    objectives: model.objectives.map((objective) => ({
      ...objective,
      state: 'open',
      progress: null,
      needs: '',
    })),
  };
}

function coveredBoost({ boost, ...space }: SpaceModel): SpaceModel {
  return boost === undefined ? space : { ...space, faceDown: (space.faceDown ?? 0) + 1 };
}
