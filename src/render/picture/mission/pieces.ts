/** Figures of the enemies and standees of the heroes on the map, each with a plate of letters and health. */
import type { TokenModel } from '../board-model.ts';
import { INK, mix } from '../colour.ts';
import { icon } from '../icon.ts';
import { centredLabel, fitText } from '../label.ts';
import { type Box, circle, element, roundRect, svgNumber } from '../svg.ts';
import { tokenIcon } from '../token-icons.ts';
import { figure as drawnFigure } from './figures/figure.ts';
import type { HexGrid, Point } from './hex-geometry.ts';
import { SMALLEST_LABEL } from './label-size.ts';
import type { FigureModel, HeroModel, PanelModel } from './mission-model.ts';
import { PANEL_COLOURS } from './panel-look.ts';
import type { Spot } from './piece-spots.ts';

/** Tokens shown besides health and shields; a figure rarely has more. */
const MAX_TOKENS = 3;
const SHIELD = 'shield';
/** Places around the figure, in its half height, clear of the label above and of the plate below. */
const TOKEN_PLACES = [
  [1, -0.5],
  [-0.86, 0.3],
  [1.06, 0.3],
] as const;
const PLATE = SMALLEST_LABEL * 1.06;

/**
 * A figure on the spaces that it covers, with letters, health, shields and tokens.
 * @param labels where the labels of spaces are, which the plate of a large figure must not meet
 */
export function figurePiece(
  figure: FigureModel,
  panel: PanelModel,
  spot: Spot,
  grid: HexGrid,
  labels: readonly Box[],
): string {
  const { x, y, side: r } = spot;
  const many = figure.spaces.length > 1;
  const size = r * (many ? 0.9 : 0.58);
  const fx = many ? x : x + r * 0.26;
  const cy = y - r * (many ? 0.16 : 0.2);
  const letters = figure.number === null ? panel.initial : `${panel.initial}${figure.number}`;
  const width = widthOf(letters) + (figure.health === null ? 0 : widthOf(String(figure.health)));
  const plate = many
    ? freePlace(spot, width, labels)
    : { x: x + r * 0.06, y: cy + size * 0.98 + PLATE * 0.1 };
  const shields = figure.tokens.find(({ id }) => id === SHIELD)?.count ?? 0;
  const others = figure.tokens.filter(({ id }) => id !== SHIELD);
  return [
    many ? body(figure, panel, grid) : '',
    element('ellipse', {
      cx: fx,
      cy: cy + size * 0.9,
      rx: size * 0.9,
      ry: size * 0.26,
      fill: '#000000',
      'fill-opacity': 0.5,
    }),
    drawnFigure(panel.look, PANEL_COLOURS[panel.colour], fx, cy, size),
    ...others.slice(0, MAX_TOKENS).map((token, i) => {
      const [dx, dy] = TOKEN_PLACES[i] ?? [0, 0];
      return smallToken(token, fx + dx * size, cy + dy * size, r * 0.21);
    }),
    namePlate(letters, figure.health, panel, plate),
    shields === 0
      ? ''
      : many
        ? shieldBadge(shields, x - size * 0.62, cy - size * 0.1, SMALLEST_LABEL * 0.78)
        : shieldBadge(shields, x + r * 0.68, plate.y - PLATE * 0.8, SMALLEST_LABEL * 0.78),
  ].join('');
}

/** The joined spaces of a large figure. */
function body(figure: FigureModel, panel: PanelModel, grid: HexGrid): string {
  const colour = PANEL_COLOURS[panel.colour];
  return [
    ...figure.spaces.map((space) =>
      element('polygon', {
        points: grid.points(space, 0.98),
        fill: mix(colour, INK.night, 0.62),
        'fill-opacity': 0.82,
      }),
    ),
    element('path', {
      d: grid.outline(figure.spaces),
      fill: 'none',
      stroke: '#ffffff',
      'stroke-width': 5,
      'stroke-linecap': 'round',
    }),
  ].join('');
}

/** Places of a large figure's plate, in sides of a hex from its middle, the best first. */
const PLATE_PLACES = [
  [0, 0.5],
  [0, 0.82],
  [0, 1.14],
  [0, 0.1],
  [0.4, 0.5],
  [-0.4, 0.1],
] as const;

/** The first place where the plate of a large figure covers no label of a space. */
function freePlace({ x, y, side }: Spot, width: number, labels: readonly Box[]): Point {
  const places = PLATE_PLACES.map(([dx, dy]) => ({ x: x + dx * side, y: y + dy * side }));
  const isFree = (at: Point) =>
    labels.every(
      (label) =>
        label.x > at.x + width / 2 ||
        label.x + label.width < at.x - width / 2 ||
        label.y > at.y + PLATE / 2 ||
        label.y + label.height < at.y - PLATE / 2,
    );
  return places.find(isFree) ?? { x, y: y + side / 2 };
}

const PLATE_STYLE = { face: 'bold', size: SMALLEST_LABEL } as const;

/** How wide a part of a plate is. */
function widthOf(text: string): number {
  return fitText(text, PLATE_STYLE).width + 14;
}

/** Letters and health in one row; a threat has letters only. */
function namePlate(letters: string, health: number | null, panel: PanelModel, { x, y }: Point): string {
  const own = widthOf(letters);
  const healthWidth = health === null ? 0 : widthOf(String(health));
  const width = own + healthWidth;
  const left = x - width / 2;
  const box = { x: left, y: y - PLATE / 2, width, height: PLATE };
  const style = { ...PLATE_STYLE, fill: '#ffffff', anchor: 'middle' } as const;
  return [
    roundRect(box, PLATE * 0.26, { fill: mix(PANEL_COLOURS[panel.colour], INK.night, 0.5) }),
    health === null
      ? ''
      : roundRect({ ...box, x: left + own, width: healthWidth }, PLATE * 0.26, { fill: '#a01c26' }),
    roundRect(box, PLATE * 0.26, { fill: 'none', stroke: '#ffffff', 'stroke-width': 3 }),
    centredLabel(letters, left + own / 2, y, style),
    health === null ? '' : centredLabel(String(health), left + own + healthWidth / 2, y, style),
  ].join('');
}

function shieldBadge(value: number, cx: number, cy: number, r: number): string {
  return (
    icon('shield', cx, cy, r * 2.5, { fill: INK.night }) +
    icon('shield', cx, cy, r * 2.15, { fill: '#a9cdf5' }) +
    centredLabel(String(value), cx, cy - r * 0.05, {
      face: 'bold',
      size: SMALLEST_LABEL,
      fill: INK.night,
      anchor: 'middle',
    })
  );
}

function smallToken(token: TokenModel, cx: number, cy: number, r: number): string {
  const edge = token.kind === 'negative' ? INK.bad : token.kind === 'positive' ? INK.good : INK.gold;
  const name = tokenIcon(token.id);
  const letter = [...token.name][0]?.toUpperCase() ?? '?';
  const letterStyle = { face: 'bold', size: SMALLEST_LABEL, anchor: 'middle' } as const;
  const many = String(token.count);
  const plate = fitText(many, letterStyle).width + 8;
  return [
    circle(cx, cy, r * 1.12, { fill: INK.night, stroke: edge, 'stroke-width': 2.5 }),
    name
      ? icon(name, cx, cy, r * 1.6, { fill: INK.ivory })
      : centredLabel(letter, cx, cy, { ...letterStyle, fill: INK.ivory }),
    token.count > 1
      ? roundRect({ x: cx + r * 0.9 - plate / 2, y: cy - r * 0.8 - 15, width: plate, height: 30 }, 9, {
          fill: '#2a2f42',
        }) + centredLabel(many, cx + r * 0.9, cy - r * 0.8, { ...letterStyle, fill: '#ffffff' })
      : '',
  ].join('');
}

/** A hero's standee: a card with the emblem in the hero's colours, unlike any figure. */
export function pawn(
  hero: Pick<HeroModel, 'palette' | 'emblem'>,
  initial: string,
  acting: boolean,
  { x, y, side }: Spot,
): string {
  return standee(hero, initial, acting, x + side * 0.3, y - side * 0.06, side * 0.57);
}

/** The standee about (`x`, `y`), with `r` its half height above the plate. */
export function standee(
  { palette, emblem }: Pick<HeroModel, 'palette' | 'emblem'>,
  initial: string,
  acting: boolean,
  x: number,
  y: number,
  r: number,
): string {
  const n = svgNumber;
  const half = r * 0.86;
  const top = y - r * 1.02;
  const foot = y + r * 0.72;
  const d = `M${n(x - half)} ${n(foot)}L${n(x - half)} ${n(y - r * 0.2)}Q${n(x - half)} ${n(top)} ${n(x)} ${n(top)}Q${n(x + half)} ${n(top)} ${n(x + half)} ${n(y - r * 0.2)}L${n(x + half)} ${n(foot)}Z`;
  const edge = acting ? INK.gold : '#ffffff';
  const style = { face: 'bold', size: SMALLEST_LABEL } as const;
  const width = Math.max(half * 2, fitText(initial, style).width + 16);
  const plate = { x: x - width / 2, y: foot - PLATE * 0.42, width, height: PLATE };
  return [
    element('ellipse', {
      cx: x,
      cy: foot + PLATE * 0.5,
      rx: width * 0.62,
      ry: r * 0.24,
      fill: '#000000',
      'fill-opacity': 0.5,
    }),
    element('path', {
      d,
      fill: palette.base,
      stroke: edge,
      'stroke-width': acting ? 6 : 4,
      'stroke-linejoin': 'round',
    }),
    icon(emblem, x, y - r * 0.22, r * 1.24, { fill: palette.accent }),
    roundRect(plate, PLATE * 0.26, {
      fill: mix(palette.base, INK.night, 0.62),
      stroke: edge,
      'stroke-width': acting ? 5 : 3,
    }),
    centredLabel(initial, x, plate.y + PLATE / 2, { ...style, fill: '#ffffff', anchor: 'middle' }),
  ].join('');
}
