/** Small die faces: one with a symbol of the hero's dice, one with a number, one of a die yet to be rolled. */
import { INK } from '../picture/colour.ts';
import { dieSymbol } from '../picture/die-symbols.ts';
import { icon } from '../picture/icon.ts';
import { centredLabel } from '../picture/label.ts';
import type { HeroPaints } from '../picture/paints.ts';
import { circle, element, inset, roundRect, svgNumber } from '../picture/svg.ts';
import type { Piece } from './piece.ts';

/** Side of a face in the definitions; each use is scaled. */
const SIDE = 100;

export interface FaceTiles {
  /** The definitions, to be included once in the picture: icons are long, and a face is used many times. */
  readonly defs: string;
  symbol(id: string, side: number): Piece;
  number(value: number, side: number): Piece;
  /** A die whose face is not known before it is rolled. */
  unrolled(side: number): Piece;
}

/** The faces of a hero with `symbols` on the dice, in the hero's colours. */
export function faceTiles(symbols: readonly string[], paints: HeroPaints): FaceTiles {
  const known = symbols.map((id, i) => ({ id, name: `face-${i}` }));
  const unrolled = (side: number): Piece => tile('face-unrolled', side);
  return {
    defs:
      known.map(({ id, name }) => element('g', { id: name }, symbolFace(id, paints))).join('') +
      element('g', { id: 'face-unrolled' }, body(paints) + dieIcon()),
    symbol: (id, side) => {
      const face = known.find((one) => one.id === id);
      return face ? tile(face.name, side) : unrolled(side);
    },
    number: numberFace,
    unrolled,
  };
}

function tile(name: string, side: number): Piece {
  const scale = (side / SIDE).toFixed(4);
  return {
    width: side,
    height: side,
    draw: (x, y) =>
      element('use', {
        href: `#${name}`,
        transform: `translate(${svgNumber(x)} ${svgNumber(y)}) scale(${scale})`,
      }),
  };
}

function body(paints: HeroPaints): string {
  const box = { x: 0, y: 0, width: SIDE, height: SIDE };
  // Few edges only: a picture has a hundred faces, and each edge costs bytes.
  return [
    roundRect(box, 20, { fill: paints.dieLight }),
    roundRect(inset(box, 6), 15, { fill: paints.die }),
  ].join('');
}

function symbolFace(id: string, paints: HeroPaints): string {
  const cx = SIDE / 2;
  const cy = SIDE / 2;
  const symbol = dieSymbol(id);
  if (symbol) {
    return body(paints) + icon(symbol.icon, cx, cy, 76, { fill: symbol.fill });
  }
  const letter = [...id][0]?.toUpperCase() ?? '?';
  return (
    body(paints) +
    // Light dice would not show a light letter.
    circle(cx, cy, 40, { fill: INK.night, 'fill-opacity': 0.5 }) +
    centredLabel(letter, cx, cy, { face: 'display', size: 66, fill: INK.ivory, anchor: 'middle' })
  );
}

function dieIcon(): string {
  return icon('perspective-dice-six-faces-random', SIDE / 2, SIDE / 2, 72, {
    fill: INK.ivory,
    opacity: 0.9,
  });
}

function numberFace(value: number, side: number): Piece {
  return {
    width: side,
    height: side,
    draw: (x, y) =>
      roundRect({ x: x + 1.5, y: y + 1.5, width: side - 3, height: side - 3 }, side * 0.2, {
        fill: '#f1e9d6',
        stroke: INK.goldDeep,
        'stroke-width': 3,
      }) +
      centredLabel(String(value), x + side / 2, y + side / 2, {
        face: 'bold',
        size: side * 0.62,
        fill: '#20160a',
        anchor: 'middle',
      }),
  };
}
