import type { HeroPaints } from '../picture/paints.ts';
import type { Box } from '../picture/svg.ts';
import { type AbilityPanel, abilityPanel } from './ability-panel.ts';
import { columnHeight, twoColumns } from './columns.ts';
import { certaintyLegend, noticePanel } from './notice-panels.ts';
import type { Piece } from './piece.ts';
import { HEADER_HEIGHT } from './sheet-header.ts';
import type { HeroSheetModel } from './sheet-model.ts';
import { textPiece } from './text-block.ts';
import type { SheetStyle } from './tier-block.ts';

/** Width of the picture in its own units. */
export const SHEET_WIDTH = 1080;

const MARGIN = 14;
const GAP = 12;
const WIDTH = SHEET_WIDTH - 2 * MARGIN;
const COLUMN = (WIDTH - GAP) / 2;
/** A panel made higher by more than this looks empty. */
const MOST_STRETCHED = 48;

/** Something and the place it is drawn in. */
export interface Placed {
  readonly box: Box;
  draw(box: Box): string;
}

export interface SheetLayout {
  readonly height: number;
  readonly header: Box;
  /** Abilities and notices. */
  readonly parts: readonly Placed[];
}

/** Where everything goes: header, two columns of abilities, the ultimate, notices, the legend. */
export function sheetLayout(model: HeroSheetModel, style: SheetStyle, paints: HeroPaints): SheetLayout {
  const header: Box = { x: MARGIN, y: MARGIN, width: WIDTH, height: HEADER_HEIGHT };
  const others = model.panels.filter((content) => !isUltimate(content));
  // A single panel would leave half the picture empty.
  const narrow = others.length === 1 ? [] : others;
  const wide = model.panels.filter((content) => !narrow.includes(content));
  const columns = inColumns(
    narrow.map((content) => abilityPanel(content, COLUMN, style, paints)),
    header.y + header.height + GAP,
  );
  const legend = certaintyLegend(model, WIDTH);
  const below: Piece[] = [
    ...(model.panels.length === 0 ? [emptyPiece(model.whenEmpty)] : []),
    ...wide.map((content) => asPiece(abilityPanel(content, WIDTH, style, paints))),
    ...model.notices.map((notice) => noticePanel(notice, WIDTH, style.tiles)),
    ...(legend ? [legend] : []),
  ];
  const parts = [...columns.parts];
  let y = columns.bottom;
  for (const piece of below) {
    parts.push({
      box: { x: MARGIN, y, width: WIDTH, height: piece.height },
      draw: (box) => piece.draw(box.x, box.y),
    });
    y += piece.height + GAP;
  }
  return { height: Math.ceil(y - GAP + MARGIN + 4), header, parts };
}

function isUltimate({ sections }: HeroSheetModel['panels'][number]): boolean {
  return sections.some(({ kind }) => kind === 'ultimate');
}

function asPiece(panel: AbilityPanel): Piece {
  const { height } = panel;
  return { width: WIDTH, height, draw: (x, y) => panel.draw({ x, y, width: WIDTH, height }) };
}

function inColumns(panels: readonly AbilityPanel[], top: number): { parts: Placed[]; bottom: number } {
  const heights = panels.map(({ height }) => height);
  const { left, right, height } = twoColumns(heights, GAP);
  const parts = [left, right].flatMap((members, column) => {
    const x = MARGIN + column * (COLUMN + GAP);
    // What the lower column lacks is shared out, so that both end on one line.
    const lacking = height - columnHeight(members, heights, GAP);
    const share = members.length === 0 ? 0 : lacking / members.length;
    const extra = share <= MOST_STRETCHED ? share : 0;
    let y = top;
    return members.flatMap((i): Placed[] => {
      const panel = panels[i];
      if (!panel) return [];
      const box: Box = { x, y, width: COLUMN, height: panel.height + extra };
      y += box.height + GAP;
      return [{ box, draw: panel.draw }];
    });
  });
  return { parts, bottom: panels.length === 0 ? top : top + height + GAP };
}

function emptyPiece(text: string): Piece {
  const words = textPiece(text, { face: 'semibold', size: 30, fill: '#cfc6b4', maxWidth: WIDTH - 40 });
  return {
    width: WIDTH,
    height: 110,
    draw: (x, y) => words.draw(x + (WIDTH - words.width) / 2, y + (110 - words.height) / 2),
  };
}
