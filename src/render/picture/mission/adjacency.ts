/** Adjacency, by the labels of spaces (rule: m-melee, m-range). */
import { besidePlace, labelOf, placeOf } from '../../../engine/rules.ts';
import type { FigureModel, HeroModel, MissionModel } from './mission-model.ts';

/** The spaces adjacent to these on a map, including blocked and covered ones, without these. */
export function adjacentSpaces(model: Pick<MissionModel, 'map'>, spaces: readonly string[]): string[] {
  const known = new Set(model.map.spaces.map(({ space }) => space));
  const beside = spaces.flatMap((space) => {
    const place = placeOf(space);
    return place ? besidePlace(place).map(labelOf) : [];
  });
  return [...new Set(beside)].filter((space) => known.has(space) && !spaces.includes(space));
}

export function adjacentFigures(model: Pick<MissionModel, 'map'>, hero: HeroModel): FigureModel[] {
  if (hero.space === null) return [];
  const beside = adjacentSpaces(model, [hero.space]);
  return model.map.figures.filter(({ spaces }) => spaces.some((space) => beside.includes(space)));
}

export function adjacentHeroes(
  model: Pick<MissionModel, 'map' | 'heroes'>,
  figure: FigureModel,
): HeroModel[] {
  const beside = adjacentSpaces(model, figure.spaces);
  return model.heroes.filter(({ space }) => space !== null && beside.includes(space));
}

/** The spaces of the acting piece; none if nobody acts. */
export function actingSpaces({ acting, heroes, map }: MissionModel): readonly string[] {
  if (acting === null) return [];
  if ('figure' in acting) return map.figures.find(({ id }) => id === acting.figure)?.spaces ?? [];
  const space = heroes.find(({ seat }) => seat === acting.seat)?.space;
  return space ? [space] : [];
}
