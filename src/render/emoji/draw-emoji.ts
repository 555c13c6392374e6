/** Drawings of emojis: squares that are still readable at 20 pixels, the height of an emoji in a button. */
import type { TokenDefinition } from '../../engine/vocabulary/token.ts';
import { tokenDisc } from '../picture/badge.ts';
import { INK } from '../picture/colour.ts';
import { dieSymbol } from '../picture/die-symbols.ts';
import { heroLook } from '../picture/hero-look.ts';
import { icon } from '../picture/icon.ts';
import { centredLabel } from '../picture/label.ts';
import { type HeroPaints, heroPaints, TABLE_DEFS } from '../picture/paints.ts';
import { type Box, circle, element, inset, roundRect } from '../picture/svg.ts';
import type { DieValue } from './emojis.ts';

/** Discord shows emojis at most 128 pixels wide. */
export const EMOJI_SIDE = 128;

const WHOLE: Box = { x: 2, y: 2, width: EMOJI_SIDE - 4, height: EMOJI_SIDE - 4 };
const CORNER = 26;

/** A face of a hero's dice: the symbol, and the value in a corner. A kept one has a gold frame and a lock. */
export function drawFace(heroId: string, symbolId: string, value: DieValue, isKept: boolean): string {
  const paints = heroPaints('hero', heroLook(heroId).palette);
  return drawing(paints.defs, [
    dieBody(paints, isKept),
    faceSymbol(symbolId),
    valuePlate(value),
    ...(isKept ? [lock()] : []),
  ]);
}

function dieBody(paints: HeroPaints, isKept: boolean): string {
  const face = roundRect(inset(WHOLE, 7), CORNER - 5, { fill: paints.die });
  const edge = isKept ? INK.gold : paints.dieLight;
  return roundRect(WHOLE, CORNER, { fill: edge }) + face;
}

function faceSymbol(id: string): string {
  const [cx, cy, size] = [54, 54, 92];
  const known = dieSymbol(id);
  if (known === undefined) {
    const letter = [...id][0]?.toUpperCase() ?? '?';
    return centredLabel(letter, cx, cy, { face: 'display', size, fill: INK.ivory, anchor: 'middle' });
  }
  return (
    icon(known.icon, cx + 2, cy + 4, size, { fill: INK.night, opacity: 0.6 }) +
    icon(known.icon, cx, cy, size, { fill: known.fill })
  );
}

function valuePlate(value: DieValue): string {
  const [cx, cy] = [94, 92];
  return (
    circle(cx, cy, 31, { fill: INK.night }) +
    centredLabel(String(value), cx, cy, { face: 'bold', size: 54, fill: '#ffffff', anchor: 'middle' })
  );
}

function lock(): string {
  const [cx, cy] = [100, 30];
  return circle(cx, cy, 25, { fill: INK.night }) + icon('padlock', cx, cy, 38, { fill: INK.gold });
}

/** Where the pips of a value are, in thirds of the face. */
const PIPS: Readonly<Record<DieValue, readonly (readonly [column: number, row: number])[]>> = {
  1: [[1, 1]],
  2: [
    [0, 2],
    [2, 0],
  ],
  3: [
    [0, 2],
    [1, 1],
    [2, 0],
  ],
  4: [
    [0, 0],
    [0, 2],
    [2, 0],
    [2, 2],
  ],
  5: [
    [0, 0],
    [0, 2],
    [1, 1],
    [2, 0],
    [2, 2],
  ],
  6: [
    [0, 0],
    [0, 1],
    [0, 2],
    [2, 0],
    [2, 1],
    [2, 2],
  ],
};

/** A die without symbols. */
export function drawPips(value: DieValue): string {
  return drawing('', [
    roundRect(WHOLE, CORNER, { fill: INK.parchment }),
    roundRect(inset(WHOLE, 6), CORNER - 4, { fill: INK.ivory }),
    ...PIPS[value].map(([column, row]) => circle(32 + column * 32, 32 + row * 32, 13, { fill: INK.night })),
  ]);
}

/** A token, as beside its holder on the board. */
export function drawToken({ id, name, kind }: Pick<TokenDefinition, 'id' | 'name' | 'kind'>): string {
  const middle = EMOJI_SIDE / 2;
  return drawing('', [tokenDisc({ id, name, kind }, middle, middle, middle - 4)]);
}

/** Combat points. */
export function drawPoints(): string {
  const middle = EMOJI_SIDE / 2;
  return drawing(TABLE_DEFS, [
    circle(middle, middle, 60, { fill: INK.goldDeep }),
    circle(middle, middle, 54, { fill: 'url(#gold)' }),
    centredLabel('CP', middle, middle, { face: 'bold', size: 62, fill: INK.night, anchor: 'middle' }),
  ]);
}

/** Health. */
export function drawHealth(): string {
  const middle = EMOJI_SIDE / 2;
  return drawing('', [
    icon('hearts', middle, middle, 126, { fill: '#ffffff' }),
    icon('hearts', middle, middle, 104, { fill: '#d8323c' }),
  ]);
}

function drawing(defs: string, parts: readonly string[]): string {
  const size = { width: EMOJI_SIDE, height: EMOJI_SIDE, viewBox: `0 0 ${EMOJI_SIDE} ${EMOJI_SIDE}` };
  const content = (defs === '' ? '' : element('defs', {}, defs)) + parts.join('');
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, content);
}
