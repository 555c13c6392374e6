import { coloursOf } from '../hero-colours.ts';
import { boardBackground } from '../picture/board-background.ts';
import { heroLook } from '../picture/hero-look.ts';
import { heroPaints, TABLE_DEFS } from '../picture/paints.ts';
import { element } from '../picture/svg.ts';
import { faceTiles } from './face-tiles.ts';
import { seatHeader } from './seat-header.ts';
import { sheetHeader } from './sheet-header.ts';
import { type SheetLayout, sheetLayout } from './sheet-layout.ts';
import type { HeroSheetModel } from './sheet-model.ts';

/**
 * The hero sheet as SVG text, 1080 wide (a board at a table 960) and as high as needed. Equal models give equal texts.
 */
export function drawHeroSheet(model: HeroSheetModel): string {
  const { layout, defs, header } = compose(model);
  const { width, height } = layout;
  const content = [
    element('defs', {}, TABLE_DEFS + defs),
    boardBackground({ x: 0, y: 0, width, height }),
    header,
    ...layout.parts.map(({ box, draw }) => draw(box)),
  ].join('');
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
    },
    content,
  );
}

/** The layout of the sheet. */
export function heroSheetLayout(model: HeroSheetModel): SheetLayout {
  return compose(model).layout;
}

function compose(model: HeroSheetModel): { layout: SheetLayout; defs: string; header: string } {
  const look = { ...heroLook(model.heroId), palette: coloursOf(model.heroId) };
  const paints = heroPaints('hero', look.palette);
  const symbols = (model.dice ?? []).map(({ symbol }) => symbol);
  const tiles = faceTiles(symbols, paints);
  const layout = sheetLayout(
    model,
    { tiles, symbols, accent: look.palette.accent, words: model.words },
    paints,
  );
  const style = { look, paints, tiles, words: model.words };
  return {
    layout,
    defs: paints.defs + tiles.defs,
    header: model.seat
      ? seatHeader(model, model.seat, layout.header, style)
      : sheetHeader(model, layout.header, style),
  };
}
