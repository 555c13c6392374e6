/** What stands below the map: the legend of its zones, and whom the acting piece reaches. */
import type { Words } from '../../../words/index.ts';
import { INK } from '../colour.ts';
import { centredLabel, fitText } from '../label.ts';
import { type Box, roundRect } from '../svg.ts';
import { adjacentFigures, adjacentHeroes } from './adjacency.ts';
import { paragraph } from './block.ts';
import { SMALLEST_LABEL } from './label-size.ts';
import type { MissionModel } from './mission-model.ts';
import { ZONE_TINTS } from './printed-map.ts';

const LEGEND = 46;

type PictureWords = Words['missionPicture'];

/** Below the map: the legend of zones, and a text about the pieces in reach of the acting piece. */
export function captions(model: MissionModel, room: Omit<Box, 'height'>, words: PictureWords) {
  const zones = legend(model.map.zones, room);
  const fill = model.acting && 'seat' in model.acting ? INK.gold : INK.bad;
  const reached = paragraph(reachWords(model, words), room.width - 12, 2, fill);
  const shown = model.map.zones.length === 0 ? 0 : LEGEND;
  return {
    height: shown + reached.height,
    svg: zones + reached.draw(room.x + 6, room.y + shown),
  };
}

function legend(zones: readonly string[], room: Omit<Box, 'height'>): string {
  const style = { face: 'semibold', size: SMALLEST_LABEL } as const;
  const cy = room.y + LEGEND / 2;
  let x = room.x + 4;
  const parts: string[] = [];
  for (const [i, zone] of zones.entries()) {
    const width = fitText(zone, style).width;
    if (x + 40 + width > room.x + room.width) break;
    const fill = ZONE_TINTS[i % ZONE_TINTS.length] ?? INK.parchment;
    parts.push(
      roundRect({ x, y: cy - 14, width: 28, height: 28 }, 5, { fill, stroke: INK.ivory, 'stroke-width': 2 }),
      centredLabel(zone, x + 40, cy, { ...style, fill: INK.parchment }),
    );
    x += 40 + width + 26;
  }
  return parts.join('');
}

/** The pieces in melee reach of the acting piece. */
function reachWords(model: MissionModel, words: PictureWords): string {
  const { acting, heroes, map, panels } = model;
  if (acting === null) return '';
  if ('seat' in acting) {
    const hero = heroes.find(({ seat }) => seat === acting.seat);
    if (!hero || hero.space === null) return '';
    const targets = adjacentFigures(model, hero).flatMap(({ panel, name, spaces }) => {
      const type = panels[panel];
      return type && type.kind !== 'threat' ? [words.figureAt(name, spaces.join('+'))] : [];
    });
    return words.reaches(hero.heroName, targets);
  }
  const figure = map.figures.find(({ id }) => id === acting.figure);
  if (!figure) return '';
  const targets = adjacentHeroes(model, figure).map(({ heroName, space }) =>
    words.figureAt(heroName, space ?? ''),
  );
  return words.attacks(words.figureAt(figure.name, figure.spaces.join('+')), targets);
}
