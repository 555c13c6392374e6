import type { HeroPaints } from '../picture/paints.ts';
import type { Box } from '../picture/svg.ts';
import { type AbilityPanel, abilityPanel } from './ability-panel.ts';
import { columnHeight, twoColumns } from './columns.ts';
import { noticePanel } from './notice-panels.ts';
import type { Piece } from './piece.ts';
import { seatHeaderHeight } from './seat-header.ts';
import { HEADER_HEIGHT } from './sheet-header.ts';
import type { HeroSheetModel } from './sheet-model.ts';
import { textPiece } from './text-block.ts';
import type { SheetStyle } from './tier-block.ts';

/** Width of the picture in its own units. */
export const SHEET_WIDTH = 1080;
/** Width of a board at a table: as narrow as two columns allow, because it is read on a phone during a roll. */
export const SEAT_WIDTH = 960;

const MARGIN = 14;
const GAP = 12;
/** The most that a panel is stretched; more would look empty. */
const MAX_STRETCHED = 48;

/** A drawing with its position. */
export interface Placed {
  readonly box: Box;
  draw(box: Box): string;
}

export interface SheetLayout {
  readonly width: number;
  readonly height: number;
  readonly header: Box;
  /** Abilities and notices. */
  readonly parts: readonly Placed[];
}

/** The layout: header, two columns of abilities, the ultimate, notices, the legend. */
export function sheetLayout(model: HeroSheetModel, style: SheetStyle, paints: HeroPaints): SheetLayout {
  const whole = model.seat ? SEAT_WIDTH : SHEET_WIDTH;
  const width = whole - 2 * MARGIN;
  const headerHeight = model.seat ? seatHeaderHeight(model.seat) : HEADER_HEIGHT;
  const header: Box = { x: MARGIN, y: MARGIN, width, height: headerHeight };
  const others = model.panels.filter((content) => !isUltimate(content));
  // A single panel would leave half the picture empty.
  const narrow = others.length === 1 ? [] : others;
  const wide = model.panels.filter((content) => !narrow.includes(content));
  const column = (width - GAP) / 2;
  const columns = inColumns(
    narrow.map((content) => abilityPanel(content, column, style, paints)),
    column,
    header.y + header.height + GAP,
  );
  const below: Piece[] = [
    ...(model.panels.length === 0 ? [emptyPiece(model.whenEmpty, width)] : []),
    ...wide.map((content) => asPiece(abilityPanel(content, width, style, paints), width)),
    ...model.notices.map((notice) => noticePanel(notice, width, style.tiles)),
  ];
  const parts = [...columns.parts];
  let y = columns.bottom;
  for (const piece of below) {
    parts.push({
      box: { x: MARGIN, y, width, height: piece.height },
      draw: (box) => piece.draw(box.x, box.y),
    });
    y += piece.height + GAP;
  }
  return { width: whole, height: Math.ceil(y - GAP + MARGIN + 4), header, parts };
}

function isUltimate({ sections }: HeroSheetModel['panels'][number]): boolean {
  return sections.some(({ kind }) => kind === 'ultimate');
}

function asPiece(panel: AbilityPanel, width: number): Piece {
  const { height } = panel;
  return { width, height, draw: (x, y) => panel.draw({ x, y, width, height }) };
}

function inColumns(
  panels: readonly AbilityPanel[],
  width: number,
  top: number,
): { parts: Placed[]; bottom: number } {
  const heights = panels.map(({ height }) => height);
  const { left, right, height } = twoColumns(heights, GAP);
  const parts = [left, right].flatMap((members, column) => {
    const x = MARGIN + column * (width + GAP);
    // The missing height of the lower column is distributed, so that both end on one line.
    const lacking = height - columnHeight(members, heights, GAP);
    const share = members.length === 0 ? 0 : lacking / members.length;
    const extra = share <= MAX_STRETCHED ? share : 0;
    let y = top;
    return members.flatMap((i): Placed[] => {
      const panel = panels[i];
      if (!panel) return [];
      const box: Box = { x, y, width, height: panel.height + extra };
      y += box.height + GAP;
      return [{ box, draw: panel.draw }];
    });
  });
  return { parts, bottom: panels.length === 0 ? top : top + height + GAP };
}

function emptyPiece(text: string, width: number): Piece {
  const words = textPiece(text, { face: 'semibold', size: 30, fill: '#cfc6b4', maxWidth: width - 40 });
  return {
    width,
    height: 110,
    draw: (x, y) => words.draw(x + (width - words.width) / 2, y + (110 - words.height) / 2),
  };
}
