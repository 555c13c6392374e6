import type { DieModel } from './board-model.ts';
import { INK } from './colour.ts';
import { dieSymbol } from './die-symbols.ts';
import { icon } from './icon.ts';
import { centredLabel } from './label.ts';
import type { HeroPaints } from './paints.ts';
import { type Box, circle, element, inset, roundRect } from './svg.ts';

/** How far a kept die is lifted, as a share of its side. */
export const KEPT_LIFT = 0.09;

/** How far the lock and the wand stand above the face, as a share of its side. */
export const MARK_RISE = 0.075;

/** Below this side only the value is drawn in full. */
const SMALL = 84;

/**
 * One die with its upper left corner at (`x`, `y`). A kept one is lifted and has a gold frame with a lock; an
 * altered one has a cyan frame with a wand.
 */
export function die(model: DieModel, x: number, y: number, side: number, paints: HeroPaints): string {
  if (model.blank) return emptyFace({ x, y, width: side, height: side });
  const lift = model.kept ? side * KEPT_LIFT : 0;
  const box: Box = { x, y: y - lift, width: side, height: side };
  const cx = x + side / 2;
  const parts = [
    roundRect({ x: x + 3, y: y + 6, width: side - 6, height: side }, side * 0.2, {
      fill: '#000000',
      'fill-opacity': 0.5,
    }),
    roundRect({ ...box, y: box.y + side * 0.05 }, side * 0.19, { fill: paints.dieEdge }),
    roundRect(box, side * 0.19, { fill: paints.dieLight }),
    roundRect(inset(box, side * 0.06), side * 0.16, { fill: paints.die }),
    ...(side < SMALL
      ? smallFace(model, cx, box.y + side / 2, side)
      : [symbol(model.symbolId, cx + side * 0.05, box.y + side * 0.46, side * 0.62)]),
  ];
  if (model.altered) parts.push(frame(box, INK.altered));
  if (model.kept) parts.push(frame(model.altered ? inset(box, side * 0.06) : box, INK.gold));
  if (side >= SMALL) parts.push(numberPlate(model.value, box.x + side * 0.22, box.y + side * 0.78, side));
  if (model.altered) parts.push(mark(box, 'left', 'crystal-wand', INK.altered));
  if (model.kept) parts.push(mark(box, 'right', 'padlock', INK.gold));
  return parts.join('');
}

/** The value over a faint symbol: on a small die both would be unreadable. */
function smallFace({ value, symbolId }: DieModel, cx: number, cy: number, side: number): string[] {
  const known = dieSymbol(symbolId);
  return [
    known ? icon(known.icon, cx, cy, side * 0.86, { fill: known.fill, opacity: 0.34 }) : '',
    centredLabel(String(value), cx, cy, {
      face: 'bold',
      size: side * 0.62,
      fill: '#ffffff',
      anchor: 'middle',
    }),
  ];
}

function emptyFace(box: Box): string {
  return [
    roundRect(box, box.width * 0.19, {
      fill: '#1b1f2d',
      stroke: '#454b63',
      'stroke-width': 2,
      'stroke-dasharray': '8 6',
    }),
    centredLabel('?', box.x + box.width / 2, box.y + box.height / 2, {
      face: 'display',
      size: box.width * 0.42,
      fill: '#a3abc6',
      anchor: 'middle',
    }),
  ].join('');
}

function symbol(id: string, cx: number, cy: number, size: number): string {
  const known = dieSymbol(id);
  if (known) {
    return (
      icon(known.icon, cx + 2, cy + 3, size, { fill: INK.night, opacity: 0.55 }) +
      icon(known.icon, cx, cy, size, { fill: known.fill })
    );
  }
  const letter = [...id][0]?.toUpperCase() ?? '?';
  return centredLabel(letter, cx, cy, {
    face: 'display',
    size: size * 0.95,
    fill: INK.ivory,
    anchor: 'middle',
  });
}

function numberPlate(value: number, cx: number, cy: number, side: number): string {
  return (
    circle(cx, cy, side * 0.16, { fill: INK.night, 'fill-opacity': 0.8 }) +
    centredLabel(String(value), cx, cy, {
      face: 'bold',
      size: side * 0.26,
      fill: '#ffffff',
      anchor: 'middle',
    })
  );
}

function frame(box: Box, colour: string): string {
  return roundRect(inset(box, 1), box.width * 0.18, {
    fill: 'none',
    stroke: colour,
    'stroke-width': box.width * 0.065,
  });
}

function mark(box: Box, corner: 'left' | 'right', name: string, colour: string): string {
  const r = box.width * 0.16;
  const cx = corner === 'right' ? box.x + box.width - r * 0.55 : box.x + r * 0.55;
  const cy = box.y + r * 0.55;
  return (
    element('circle', { cx, cy, r, fill: INK.night, stroke: colour, 'stroke-width': 2.5 }) +
    icon(name, cx, cy, r * 1.3, { fill: colour })
  );
}
