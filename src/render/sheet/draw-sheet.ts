import { coloursOf } from '../hero-colours.ts';
import { heroLook } from '../picture/hero-look.ts';
import { heroPaints, TABLE_DEFS } from '../picture/paints.ts';
import { element } from '../picture/svg.ts';
import { tableTop } from '../picture/table-top.ts';
import { faceTiles } from './face-tiles.ts';
import { sheetHeader } from './sheet-header.ts';
import { SHEET_WIDTH, type SheetLayout, sheetLayout } from './sheet-layout.ts';
import type { HeroSheetModel } from './sheet-model.ts';

/** The hero sheet as SVG text, 1080 wide and as high as it needs; the same model always gives the same text. */
export function drawHeroSheet(model: HeroSheetModel): string {
  const { layout, defs, header } = compose(model);
  const { height } = layout;
  const content = [
    element('defs', {}, TABLE_DEFS + defs),
    tableTop({ x: 0, y: 0, width: SHEET_WIDTH, height }),
    header,
    ...layout.parts.map(({ box, draw }) => draw(box)),
  ].join('');
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: SHEET_WIDTH,
      height,
      viewBox: `0 0 ${SHEET_WIDTH} ${height}`,
    },
    content,
  );
}

/** Where the parts of the sheet lie. */
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
  return {
    layout,
    defs: paints.defs + tiles.defs,
    header: sheetHeader(model, layout.header, { look, paints, tiles, words: model.words }),
  };
}
