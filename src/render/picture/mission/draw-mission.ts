/** The table of a mission as SVG, in two parts: the map, and the boards of enemies and heroes. */
import type { Seat } from '../../../engine/index.ts';
import { type Words, wordsFor } from '../../../words/index.ts';
import { boardBackground } from '../board-background.ts';
import { INK } from '../colour.ts';
import { type Drawing, type Part, svgOf } from '../drawing.ts';
import { centredLabel, fitText } from '../label.ts';
import { TABLE_DEFS } from '../paints.ts';
import { phaseRibbon } from '../phase-ribbon.ts';
import { heightOfMoreLines, promptBar } from '../prompt-bar.ts';
import { type Box, element, inset, roundRect } from '../svg.ts';
import { actingSpaces, adjacentSpaces } from './adjacency.ts';
import { inColumns } from './block.ts';
import { captions } from './captions.ts';
import { clockBox } from './clock-dial.ts';
import { enemyPanel } from './enemy-panel.ts';
import { heroRow } from './hero-row.ts';
import { HexGrid } from './hex-geometry.ts';
import { SMALLEST_LABEL } from './label-size.ts';
import { heroLetters } from './letters.ts';
import type { MissionModel, MissionPart } from './mission-model.ts';
import { objectivesBlock } from './objectives-block.ts';
import { spotsOf } from './piece-spots.ts';
import { figurePiece, pawn } from './pieces.ts';
import { groundModel, printedMap } from './printed-map.ts';
import { labelBox, spaceLabel } from './space-label.ts';
import { tilesOn } from './tiles.ts';

/** The picture's width in its own units; a phone shows it at a third of this. */
export const MISSION_WIDTH = 1200;

const MARGIN = 14;
const GAP = 12;
const TITLE = 46;
const RIBBON = 56;
const PROMPT = 54;
const LARGEST_HEX = 80;
/** The painting around the map, above and below it, and at its sides. */
const FIELD_EDGE = 26;
const FIELD_SIDE = 12;
const INNER = MISSION_WIDTH - 2 * MARGIN;

type PictureWords = Words['missionPicture'];

/**
 * A part of the picture of a mission: the same model always gives the same text.
 * @throws RangeError when a figure of the model is not finite, a space is no label, or the map has none
 */
export function drawMission(model: MissionModel, part: MissionPart): string {
  const words = wordsFor(model.language).missionPicture;
  if (part === 'boards') return svgOf(stacked(boardRows(model, words)));
  const ground = groundOf(model);
  return svgOf(stacked(mapRows(model, words), { field: ground.field, svg: embedded(ground) }));
}

/** The boards of enemies and heroes, in parts. */
export function boardsDrawing(model: MissionModel): Drawing {
  return stacked(boardRows(model, wordsFor(model.language).missionPicture));
}

/** The ground of a Mission's map, as a drawing of its own: it stays the same for many pictures. */
export interface Ground {
  /** Where it lies in the picture. */
  readonly field: Box;
  /** Decides what it shows: the same text means the same drawing. */
  readonly key: string;
  draw(): string;
}

/** @throws RangeError when a space is no label, or the map has none */
export function groundOf({ map }: MissionModel): Ground {
  if (map.spaces.length === 0) throw new RangeError('a mission without spaces cannot be drawn');
  const model = groundModel(map);
  const { grid, field } = layOutMap(map.spaces);
  return { field, key: JSON.stringify(model), draw: () => printedMap(model, grid, field) };
}

/** A ground as an SVG of its own, with the size of its field. */
export function drawGround({ field, draw }: Ground): string {
  const { x, y, width, height } = field;
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: [x, y, width, height].join(' ') },
    draw(),
  );
}

/** A ground within a picture. */
function embedded({ field, draw }: Ground): string {
  const { x, y, width, height } = field;
  return element('svg', { x, y, width, height, viewBox: [x, y, width, height].join(' ') }, draw());
}

/** The map's part of a picture without its ground, in parts: the field of the ground is transparent. */
export function aboveGround(model: MissionModel): Drawing {
  const { field } = groundOf(model);
  return stacked(mapRows(model, wordsFor(model.language).missionPicture), { field, svg: '' });
}

interface Room {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** A row of a picture, drawn below the rows before it. */
type RowDrawing = (room: Room) => { readonly height: number; readonly parts: readonly Part[] };

/** @param ground where the ground lies, and its drawing; absent: a picture without one */
function stacked(
  rows: readonly RowDrawing[],
  ground?: { readonly field: Box; readonly svg: string },
): Drawing {
  const parts: Part[] = [];
  let y = MARGIN;
  for (const row of rows) {
    const drawn = row({ x: MARGIN, y, width: INNER });
    parts.push(...drawn.parts);
    y += drawn.height + GAP;
  }
  const height = Math.ceil(y - GAP + MARGIN);
  return {
    width: MISSION_WIDTH,
    height,
    defs: TABLE_DEFS,
    background:
      (ground?.svg ?? '') + boardBackground({ x: 0, y: 0, width: MISSION_WIDTH, height }, ground?.field),
    parts,
  };
}

/** A row of a fixed height. */
function fixed(height: number, draw: (box: Box) => string): RowDrawing {
  return (room) => {
    const box = { ...room, height };
    return { height, parts: [{ box, svg: draw(box) }] };
  };
}

/** A row that is as high as what it holds. */
function asHigh(draw: (room: Room) => { readonly height: number; readonly svg: string }): RowDrawing {
  return (room) => {
    const { height, svg } = draw(room);
    return { height, parts: [{ box: { ...room, height }, svg }] };
  };
}

/** The map, the prompt, and the next segments of the clock. */
function mapRows(model: MissionModel, words: PictureWords): RowDrawing[] {
  return [
    fixed(TITLE, (box) => titleLine(model, box)),
    fixed(RIBBON, (box) => phaseRibbon(model.round, model.phases, model.phase, box, SMALLEST_LABEL)),
    asHigh((room) => mapPart(model, room, words)),
    fixed(PROMPT + heightOfMoreLines(model, INNER, SMALLEST_LABEL), (box) =>
      promptBar({ ...model, fill: null, title: readyWords(model, words) }, box, SMALLEST_LABEL),
    ),
    asHigh((room) => clockBox(model, room, words)),
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
    asHigh((room) => objectivesBlock(model, room, words)),
  ];
}

/** How many of the heroes on the map are ready. */
function readyWords({ heroes, outcome }: MissionModel, words: PictureWords): string {
  const here = heroes.filter(({ exited, defeated }) => !exited && !defeated);
  // Before the game there are no heroes, and after it nobody is waited for.
  if (heroes.length === 0 || outcome !== null) return '';
  return words.readyOf(here.filter(({ ready }) => ready).length, here.length);
}

function actsNow({ acting }: MissionModel, seat: Seat): boolean {
  return acting !== null && 'seat' in acting && acting.seat === seat;
}

function titleLine({ title, side }: MissionModel, box: Box): string {
  const cy = box.y + box.height / 2;
  const style = { face: 'display', size: 38, minSize: SMALLEST_LABEL, maxWidth: box.width * 0.55 } as const;
  const width = fitText(title, style).width;
  return (
    centredLabel(title, box.x + 12, cy, { ...style, fill: INK.gold }) +
    centredLabel(side, box.x + box.width - 12, cy, {
      face: 'semibold',
      size: SMALLEST_LABEL,
      fill: INK.parchment,
      anchor: 'end',
      maxWidth: box.width - width - 44,
    })
  );
}

/** Where the map lies: below the title and the ribbon, in the middle of its painted field. */
function layOutMap(spaces: MissionModel['map']['spaces']): { readonly grid: HexGrid; readonly field: Box } {
  const y = MARGIN + TITLE + GAP + RIBBON + GAP;
  const grid = new HexGrid(
    spaces.map(({ space }) => space),
    { x: MARGIN + FIELD_SIDE, y: y + FIELD_EDGE, width: INNER - 2 * FIELD_SIDE },
    LARGEST_HEX,
  );
  return { grid, field: { x: MARGIN, y, width: INNER, height: Math.ceil(grid.box.height + 2 * FIELD_EDGE) } };
}

function frame(field: Box): string {
  return roundRect(inset(field, 1), 16, { fill: 'none', stroke: INK.goldDeep, 'stroke-width': 3 });
}

/** The map with tiles, figures and pawns; below it a line about reach. */
function mapPart(model: MissionModel, room: Omit<Box, 'height'>, words: PictureWords) {
  const { map, heroes, panels } = model;
  const { grid, field } = layOutMap(map.spaces);
  const held = new Set([
    ...map.figures.flatMap(({ spaces }) => spaces),
    ...heroes.flatMap(({ space }) => (space === null ? [] : [space])),
  ]);
  const initials = heroLetters(heroes.map(({ heroName }) => heroName));
  const spots = spotsOf(model, grid);
  const labels = map.spaces.map(({ space }) => labelBox(space, grid));
  const svg = [
    frame(field),
    ...map.spaces.filter(({ space }) => !held.has(space)).map((space) => tilesOn(space, false, grid)),
    ...(model.marked ?? []).map((space) => mark(space, grid)),
    reach(model, grid),
    ...map.figures.map((figure, i) => {
      const panel = panels[figure.panel];
      const spot = spots.figures[i];
      // A threat may be off the map.
      return panel && spot ? figurePiece(figure, panel, spot, grid, labels) : '';
    }),
    ...heroes.map((hero, i) => {
      const spot = spots.heroes[i];
      return spot ? pawn(hero, initials[i] ?? '?', actsNow(model, hero.seat), spot) : '';
    }),
    ...map.spaces.filter(({ space }) => held.has(space)).map((space) => tilesOn(space, true, grid)),
    ...map.spaces.map((space) => spaceLabel(space, grid)),
  ].join('');
  const below = captions(model, { ...room, y: field.y + field.height + 4 }, words);
  return { height: field.height + 4 + below.height, svg: svg + below.svg };
}

/** A gold frame in a space. */
function mark(space: string, grid: HexGrid): string {
  return element('polygon', {
    points: grid.points(space, 0.9),
    fill: INK.gold,
    'fill-opacity': 0.2,
    stroke: INK.gold,
    'stroke-width': 7,
    'stroke-linejoin': 'round',
  });
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
