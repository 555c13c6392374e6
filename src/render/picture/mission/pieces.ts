/** Figures of the enemies and pawns of the heroes on the map. */
import type { TokenModel } from '../board-model.ts';
import { INK, mix } from '../colour.ts';
import { icon } from '../icon.ts';
import { centredLabel } from '../label.ts';
import { circle, element, svgNumber } from '../svg.ts';
import { tokenIcon } from '../token-icons.ts';
import type { HexGrid } from './hex-geometry.ts';
import type { FigureModel, HeroModel, PanelModel } from './mission-model.ts';
import { countBadge, PANEL_COLOURS, panelDisc } from './panel-look.ts';
import type { Spot } from './piece-spots.ts';

/** Tokens shown besides health and shields; a figure rarely has more. */
const MAX_TOKENS = 3;
const SHIELD = 'shield';
/** Places around the disc, in radii, clear of the label above and of health and shields below. */
const TOKEN_PLACES = [
  [-1.05, -0.5],
  [1.05, -0.5],
  [1.25, 0.1],
] as const;

/** A figure on the spaces that it covers, with health, shields and tokens. */
export function figurePiece(figure: FigureModel, panel: PanelModel, spot: Spot, grid: HexGrid): string {
  const { x, y, side: r } = spot;
  const many = figure.spaces.length > 1;
  const cy = y + r * (many ? 0.05 : 0.12);
  const disc = r * (many ? 0.74 : 0.52);
  const shields = figure.tokens.find(({ id }) => id === SHIELD)?.count ?? 0;
  const others = figure.tokens.filter(({ id }) => id !== SHIELD);
  return [
    many ? body(figure, panel, grid) : '',
    circle(x, cy + 4, disc, { fill: '#000000', 'fill-opacity': 0.45 }),
    panelDisc(panel, x, cy, disc, figure.number),
    figure.health === null ? '' : heart(figure.health, x + disc * 0.92, cy + disc * 0.66, r * 0.3),
    shields === 0 ? '' : shieldBadge(shields, x - disc * 0.92, cy + disc * 0.66, r * 0.3),
    ...others.slice(0, MAX_TOKENS).map((token, i) => {
      const [dx, dy] = TOKEN_PLACES[i] ?? [0, 0];
      return smallToken(token, x + dx * disc, cy + dy * disc, r * 0.2);
    }),
  ].join('');
}

/** The joined spaces of a large figure. */
function body(figure: FigureModel, panel: PanelModel, grid: HexGrid): string {
  const colour = PANEL_COLOURS[panel.colour];
  return [
    ...figure.spaces.map((space) =>
      element('polygon', { points: grid.points(space, 0.98), fill: mix(colour, INK.night, 0.5) }),
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

function heart(value: number, cx: number, cy: number, r: number): string {
  return countBadge(value, cx, cy, r, '#b3202a');
}

function shieldBadge(value: number, cx: number, cy: number, r: number): string {
  return (
    icon('shield', cx, cy, r * 2.3, { fill: INK.night }) +
    icon('shield', cx, cy, r * 2, { fill: '#8fb8e8' }) +
    centredLabel(String(value), cx, cy, { face: 'bold', size: r * 1.3, fill: INK.night, anchor: 'middle' })
  );
}

function smallToken(token: TokenModel, cx: number, cy: number, r: number): string {
  const edge = token.kind === 'negative' ? INK.bad : token.kind === 'positive' ? INK.good : INK.gold;
  const name = tokenIcon(token.id);
  const letter = [...token.name][0]?.toUpperCase() ?? '?';
  return [
    circle(cx, cy, r, { fill: INK.night, stroke: edge, 'stroke-width': 2.5 }),
    name
      ? icon(name, cx, cy, r * 1.4, { fill: INK.ivory })
      : centredLabel(letter, cx, cy, { face: 'bold', size: r * 1.2, fill: INK.ivory, anchor: 'middle' }),
    token.count > 1 ? countBadge(token.count, cx + r * 0.85, cy - r * 0.7, r * 0.62, '#2a2f42') : '',
  ].join('');
}

/** A hero's pawn: a pin in the hero's colour, unlike any figure. */
export function pawn(
  { palette }: Pick<HeroModel, 'palette'>,
  initial: string,
  acting: boolean,
  { x, y, side }: Spot,
): string {
  return pin({ palette }, initial, acting, x, y + side * 0.08, side * 0.5);
}

/** The pin with the middle of its head at (`x`, `y`). */
export function pin(
  { palette }: Pick<HeroModel, 'palette'>,
  initial: string,
  acting: boolean,
  x: number,
  y: number,
  r: number,
): string {
  const stroke = acting ? INK.gold : '#ffffff';
  const n = svgNumber;
  const d = `M${n(x)} ${n(y + r * 1.5)}L${n(x - r * 0.86)} ${n(y + r * 0.5)}A${n(r)} ${n(r)} 0 1 1 ${n(x + r * 0.86)} ${n(y + r * 0.5)}Z`;
  return [
    element('path', { d, fill: '#000000', 'fill-opacity': 0.4, transform: 'translate(0 5)' }),
    element('path', {
      d,
      fill: palette.base,
      stroke,
      'stroke-width': acting ? 6 : 4,
      'stroke-linejoin': 'round',
    }),
    centredLabel(initial, x, y, {
      face: 'bold',
      size: r * (initial.length > 1 ? 0.92 : 1.15),
      fill: '#ffffff',
      anchor: 'middle',
    }),
  ].join('');
}
