/** The model of one part of the picture, so a part is drawn again only when it has changed. */
import type { FigureModel, HeroModel, MissionModel, MissionPart, PanelModel } from './mission-model.ts';

/**
 * The model without what the part does not show.
 * @param model of the whole picture
 */
export function partModel(model: MissionModel, part: MissionPart): MissionModel {
  return part === 'map' ? shownOnMap(model) : shownOnBoards(model);
}

function shownOnMap(model: MissionModel): MissionModel {
  return {
    ...model,
    panels: model.panels.map((panel): PanelModel => ({ ...panel, attacks: [], text: '' })),
    heroes: model.heroes.map(
      (hero): HeroModel => ({
        ...hero,
        playerName: '',
        health: 0,
        startHealth: 0,
        maxHealth: 0,
        cp: 0,
        momentum: 0,
        handCount: 0,
        ally: null,
        tokens: [],
      }),
    ),
    headquarters: [],
    counters: [],
    objectives: [],
  };
}

function shownOnBoards(model: MissionModel): MissionModel {
  const { acting, map } = model;
  return {
    ...model,
    title: '',
    side: '',
    round: '',
    phases: [],
    phase: 0,
    prompt: '',
    outcome: null,
    map: {
      // At least one space is needed for a drawing.
      spaces: map.spaces.slice(0, 1).map(({ space }) => ({ space, ground: 'open' as const })),
      zones: [],
      // The board of a panel shows the number of its figures.
      figures: map.figures
        .map(
          ({ panel }): FigureModel => ({
            id: '',
            panel,
            name: '',
            number: null,
            spaces: [],
            health: null,
            tokens: [],
          }),
        )
        .sort((a, b) => a.panel - b.panel),
    },
    marked: [],
    acting: acting !== null && 'seat' in acting ? acting : null,
    clock: { segments: [], hand: 0, steps: 0 },
    dice: { rolled: [], red: 0, black: 0 },
  };
}
