/**
 * The picture that announces a game: two heroes face to face, or a cell for each hero, the sides of a team game in two
 * columns. Letters are at least 41 units high, 11 pixels where a phone shows the picture 320 pixels wide.
 */
import { boardBackground } from '../picture/board-background.ts';
import { INK } from '../picture/colour.ts';
import { emblem } from '../picture/emblem.ts';
import { type HeroLook, heroLook } from '../picture/hero-look.ts';
import { centredLabel } from '../picture/label.ts';
import { type HeroPaints, heroPaints, TABLE_DEFS } from '../picture/paints.ts';
import { panel } from '../picture/panel.ts';
import { type Box, element } from '../picture/svg.ts';
import type { OpeningFighter, OpeningModel } from './opening-model.ts';

const WIDTH = 1000;
const MARGIN = 18;
const TITLE = 88;
const GAP = 16;
/** Space between the two columns; the sign of two sides stands in it. */
const MIDDLE = 72;
const COLUMN = (WIDTH - 2 * MARGIN - MIDDLE) / 2;
const FACE_TO_FACE = 384;
const CELL = 156;
const SMALLEST = 41;

interface Placed {
  readonly fighter: OpeningFighter;
  readonly box: Box;
  readonly look: HeroLook;
  readonly paints: HeroPaints;
}

/** The picture as SVG text: the same model always gives the same text. */
export function drawOpening(model: OpeningModel): string {
  const isPair = model.sides.length === 2 && model.sides.every((side) => side.length === 1);
  const placed = placedIn(columnsOf(model.sides), isPair ? FACE_TO_FACE : CELL);
  const bottom = Math.max(...placed.map(({ box }) => box.y + box.height));
  const height = bottom + MARGIN;
  const content = [
    element('defs', {}, TABLE_DEFS + placed.map(({ paints }) => paints.defs).join('')),
    boardBackground({ x: 0, y: 0, width: WIDTH, height }),
    centredLabel(model.title, WIDTH / 2, TITLE / 2 + 4, {
      face: 'display',
      size: 52,
      minSize: SMALLEST,
      maxWidth: WIDTH - 2 * MARGIN,
      fill: INK.gold,
      anchor: 'middle',
    }),
    ...placed.map(isPair ? portrait : cell),
    model.sides.length === 2
      ? centredLabel(model.versus, WIDTH / 2, (TITLE + bottom) / 2, {
          face: 'display',
          size: 52,
          minSize: SMALLEST,
          maxWidth: MIDDLE,
          fill: INK.gold,
          anchor: 'middle',
        })
      : '',
  ].join('');
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: WIDTH, height, viewBox: `0 0 ${WIDTH} ${height}` },
    content,
  );
}

/** Two sides have a column each; other numbers of sides fill the columns row by row. */
function columnsOf(sides: OpeningModel['sides']): readonly (readonly OpeningFighter[])[] {
  if (sides.length === 2) return sides;
  const all = sides.flat();
  return [0, 1].map((column) => all.filter((_, at) => at % 2 === column));
}

function placedIn(columns: readonly (readonly OpeningFighter[])[], height: number): Placed[] {
  return columns.flatMap((fighters, column) =>
    fighters.map((fighter, row) => {
      const look = heroLook(fighter.heroId);
      return {
        fighter,
        look,
        paints: heroPaints(`hero${column}-${row}`, look.palette),
        box: {
          x: MARGIN + column * (COLUMN + MIDDLE),
          y: TITLE + row * (height + GAP),
          width: COLUMN,
          height,
        },
      };
    }),
  );
}

/** The emblem above the names. */
function portrait({ fighter, box, look, paints }: Placed): string {
  const cx = box.x + box.width / 2;
  const names = { anchor: 'middle', maxWidth: box.width - 32, minSize: SMALLEST } as const;
  const hasPlayer = fighter.playerName !== '';
  return [
    panel(box, { fill: paints.panel, lit: false, edge: paints.palette.base }),
    emblem(cx, box.y + 138, 114, look, paints),
    centredLabel(fighter.heroName, cx, box.y + (hasPlayer ? 296 : 316), {
      ...names,
      face: 'display',
      size: 58,
      fill: INK.ivory,
    }),
    hasPlayer
      ? centredLabel(fighter.playerName, cx, box.y + 348, {
          ...names,
          face: 'semibold',
          size: 44,
          fill: INK.parchment,
        })
      : '',
  ].join('');
}

/** The emblem beside the names. */
function cell({ fighter, box, look, paints }: Placed): string {
  const radius = 52;
  const cy = box.y + box.height / 2;
  const x = box.x + 2 * radius + 34;
  const names = { maxWidth: box.x + box.width - x - 12, minSize: SMALLEST } as const;
  const hasPlayer = fighter.playerName !== '';
  return [
    panel(box, { fill: paints.panel, lit: false, edge: paints.palette.base }),
    emblem(box.x + radius + 16, cy - 2, radius, look, paints),
    centredLabel(fighter.heroName, x, hasPlayer ? cy - 28 : cy, {
      ...names,
      face: 'semibold',
      size: 48,
      fill: INK.ivory,
    }),
    hasPlayer
      ? centredLabel(fighter.playerName, x, cy + 30, {
          ...names,
          face: 'semibold',
          size: 42,
          fill: INK.parchment,
        })
      : '',
  ].join('');
}
