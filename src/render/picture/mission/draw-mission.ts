/** The table of a mission as SVG, in two parts: the map, and the boards of enemies and heroes. */
import { type Words, wordsFor } from '../../../words/index.ts';
import { boardBackground } from '../board-background.ts';
import { INK } from '../colour.ts';
import { centredLabel, fitText } from '../label.ts';
import { TABLE_DEFS } from '../paints.ts';
import { phaseRibbon } from '../phase-ribbon.ts';
import { promptBar } from '../prompt-bar.ts';
import { type Box, element, roundRect } from '../svg.ts';
import { actingSpaces, adjacentFigures, adjacentHeroes, adjacentSpaces } from './adjacency.ts';
import { inColumns } from './block.ts';
import { clockBox } from './clock-dial.ts';
import { enemyPanel } from './enemy-panel.ts';
import { heroRow } from './hero-row.ts';
import { HexGrid } from './hex-geometry.ts';
import { heroLetters } from './letters.ts';
import type { MissionModel, MissionPart } from './mission-model.ts';
import { objectivesBlock } from './objectives-block.ts';
import { spotsOf } from './piece-spots.ts';
import { figurePiece, pawn } from './pieces.ts';
import { printedMap, ZONE_TINTS } from './printed-map.ts';
import { tilesOn } from './tiles.ts';

/** The picture's width in its own units; a phone shows it at a third of this. */
export const MISSION_WIDTH = 1200;

const MARGIN = 14;
const GAP = 12;
const TITLE = 46;
const RIBBON = 56;
const CAPTION = 46;
const PROMPT = 54;
const LARGEST_HEX = 76;
const INNER = MISSION_WIDTH - 2 * MARGIN;

type PictureWords = Words['missionPicture'];

/**
 * A part of the picture of a mission: the same model always gives the same text.
 * @throws RangeError when a figure of the model is not finite, a space is no label, or the map has none
 */
export function drawMission(model: MissionModel, part: MissionPart): string {
  if (model.map.spaces.length === 0) throw new RangeError('a mission without spaces cannot be drawn');
  const words = wordsFor(model.language).missionPicture;
  return part === 'map' ? stacked(mapRows(model, words)) : stacked(boardRows(model, words));
}

interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** One part of a picture, drawn below the parts before it. */
type RowDrawing = (room: Room) => { readonly height: number; readonly svg: string };

function stacked(rows: readonly RowDrawing[]): string {
  const parts: string[] = [];
  let y = MARGIN;
  for (const row of rows) {
    const { height, svg } = row({ x: MARGIN, y, width: INNER });
    parts.push(svg);
    y += height + GAP;
  }
  const height = Math.ceil(y - GAP + MARGIN);
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: MISSION_WIDTH,
      height,
      viewBox: `0 0 ${MISSION_WIDTH} ${height}`,
    },
    element('defs', {}, TABLE_DEFS) +
      boardBackground({ x: 0, y: 0, width: MISSION_WIDTH, height }) +
      parts.join(''),
  );
}

/** A row of a fixed height. */
function fixed(height: number, draw: (box: Box) => string): RowDrawing {
  return (room) => ({ height, svg: draw({ ...room, height }) });
}

/** The map, the prompt, and the next segments of the clock. */
function mapRows(model: MissionModel, words: PictureWords): RowDrawing[] {
  return [
    fixed(TITLE, (box) => titleLine(model, box)),
    fixed(RIBBON, (box) => phaseRibbon(model.round, model.phases, model.phase, box)),
    (room) => mapPart(model, room, words),
    fixed(PROMPT, (box) => promptBar({ ...model, fill: null, title: readyWords(model, words) }, box)),
    (room) => clockBox(model, room, words),
  ];
}

/** The enemy panels, the heroes, and the objectives. */
function boardRows(model: MissionModel, words: PictureWords): RowDrawing[] {
  const counts = model.panels.map((_, i) => model.map.figures.filter(({ panel }) => panel === i).length);
  // The attacks of a boss need the whole width.
  const drawn = model.panels.map((panel, i) => ({ panel, part: enemyPanel(panel, counts[i] ?? 0, words) }));
  const bosses = drawn.filter(({ panel }) => panel.kind === 'boss').map(({ part }) => [part]);
  const others = drawn.filter(({ panel }) => panel.kind !== 'boss').map(({ part }) => part);
  const initials = heroLetters(model.heroes.map(({ heroName }) => heroName));
  const heroes = model.heroes.map((hero, i) =>
    heroRow(hero, initials[i] ?? '?', actsNow(model, hero.seat), words),
  );
  return [
    ...[...bosses, others, heroes]
      .filter((blocks) => blocks.length > 0)
      .map(
        (blocks): RowDrawing =>
          (room) =>
            inColumns(blocks, room, GAP),
      ),
    (room) => objectivesBlock(model, room, words),
  ];
}

/** How many of the heroes on the map are ready. */
function readyWords({ heroes }: MissionModel, words: PictureWords): string {
  const here = heroes.filter(({ exited, defeated }) => !exited && !defeated);
  // Before the game there are no heroes.
  if (heroes.length === 0) return '';
  return words.readyOf(here.filter(({ ready }) => ready).length, here.length);
}

function actsNow({ acting }: MissionModel, seat: number): boolean {
  return acting !== null && 'seat' in acting && acting.seat === seat;
}

function titleLine({ title, side }: MissionModel, box: Box): string {
  const cy = box.y + box.height / 2;
  const style = { face: 'display', size: 38, minSize: 28, maxWidth: box.width * 0.55 } as const;
  const width = fitText(title, style).width;
  return (
    centredLabel(title, box.x + 12, cy, { ...style, fill: INK.gold }) +
    centredLabel(side, box.x + box.width - 12, cy, {
      face: 'semibold',
      size: 29,
      minSize: 24,
      fill: INK.parchment,
      anchor: 'end',
      maxWidth: box.width - width - 44,
    })
  );
}

/** The map with tiles, figures and pawns; below it a line about reach. */
function mapPart(model: MissionModel, room: Omit<Box, 'height'>, words: PictureWords) {
  const { map, heroes, panels } = model;
  const grid = new HexGrid(
    map.spaces.map(({ space }) => space),
    room,
    LARGEST_HEX,
  );
  const held = new Set([
    ...map.figures.flatMap(({ spaces }) => spaces),
    ...heroes.flatMap(({ space }) => (space === null ? [] : [space])),
  ]);
  const initials = heroLetters(heroes.map(({ heroName }) => heroName));
  const spots = spotsOf(model, grid);
  const svg = [
    printedMap(map.spaces, grid),
    ...map.spaces.map((space) => tilesOn(space, held.has(space.space), grid)),
    reach(model, grid),
    ...map.figures.map((figure, i) => {
      const panel = panels[figure.panel];
      const spot = spots.figures[i];
      // A threat may be off the map.
      return panel && spot ? figurePiece(figure, panel, spot, grid) : '';
    }),
    ...heroes.map((hero, i) => {
      const spot = spots.heroes[i];
      return spot ? pawn(hero, initials[i] ?? '?', actsNow(model, hero.seat), spot) : '';
    }),
    caption(model, { ...room, y: grid.box.y + grid.box.height + 4, height: CAPTION }, words),
  ].join('');
  return { height: grid.box.height + 4 + CAPTION, svg };
}

/** The border of the melee reach of the acting piece, and a ring on everybody inside. */
function reach(model: MissionModel, grid: HexGrid): string {
  const own = actingSpaces(model);
  if (own.length === 0 || model.acting === null) return '';
  const isHero = 'seat' in model.acting;
  const d = grid.outline([...own, ...adjacentSpaces(model, own)]);
  const line = { d, fill: 'none', 'stroke-linecap': 'round' };
  return (
    element('path', { ...line, stroke: INK.night, 'stroke-width': 13 }) +
    element('path', { ...line, stroke: isHero ? INK.gold : INK.bad, 'stroke-width': 8 })
  );
}

/** Share of the legend in the line below the map, if the line has both parts. */
const LEGEND_SHARE = 0.5;

/** The legend of zones, and a text about the pieces in reach of the acting piece. */
function caption(model: MissionModel, box: Box, words: PictureWords): string {
  const cy = box.y + box.height / 2;
  let x = box.x + 4;
  const parts: string[] = [];
  const reachText = reachWords(model, words);
  const right = reachText === '' ? box.x + box.width : box.x + box.width * LEGEND_SHARE;
  for (const [i, zone] of model.map.zones.entries()) {
    const style = { face: 'semibold', size: 26 } as const;
    if (x + 36 + fitText(zone, style).width > right) break;
    const fill = ZONE_TINTS[i % ZONE_TINTS.length] ?? INK.parchment;
    parts.push(
      roundRect({ x, y: cy - 13, width: 26, height: 26 }, 5, { fill, stroke: INK.ivory, 'stroke-width': 2 }),
    );
    parts.push(centredLabel(zone, x + 36, cy, { ...style, fill: INK.parchment }));
    x += 36 + fitText(zone, style).width + 24;
  }
  if (reachText !== '') {
    parts.push(
      centredLabel(reachText, box.x + box.width - 6, cy, {
        face: 'bold',
        size: 30,
        minSize: 24,
        anchor: 'end',
        fill: model.acting && 'seat' in model.acting ? INK.gold : INK.bad,
        maxWidth: Math.max(60, box.x + box.width - x - 6),
      }),
    );
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
