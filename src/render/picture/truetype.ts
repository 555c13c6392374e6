/** Reads the tables of a TrueType file that text layout needs: characters, advances, outlines. */
import { type Contour, outlineReader } from './glyph-outline.ts';

export interface TrueType {
  readonly unitsPerEm: number;
  /** Glyph numbers by code point. */
  readonly glyphs: ReadonlyMap<number, number>;
  /** Advance width of a glyph in font units. */
  advanceOf(glyph: number): number;
  /** Outline of a glyph in font units, y upwards. */
  outlineOf(glyph: number): readonly Contour[];
}

/**
 * The font in `bytes`.
 * @throws Error when a table is missing or the character map has an unsupported format
 */
export function readTrueType(bytes: Uint8Array): TrueType {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const offset = tableOffsets(data);
  const metrics = offset('hmtx');
  const wide = data.getUint16(offset('hhea') + 34);
  const head = offset('head');
  return {
    unitsPerEm: data.getUint16(head + 18),
    glyphs: readCharacterMap(data, offset('cmap')),
    advanceOf: (glyph) => data.getUint16(metrics + 4 * Math.min(glyph, wide - 1)),
    outlineOf: outlineReader(data, {
      glyf: offset('glyf'),
      loca: offset('loca'),
      longOffsets: data.getInt16(head + 50) === 1,
    }),
  };
}

function tableOffsets(data: DataView): (tag: string) => number {
  const offsets = new Map<string, number>();
  for (let i = 0; i < data.getUint16(4); i++) {
    const record = 12 + 16 * i;
    const tag = [0, 1, 2, 3].map((at) => String.fromCharCode(data.getUint8(record + at))).join('');
    offsets.set(tag, data.getUint32(record + 8));
  }
  return (tag) => {
    const at = offsets.get(tag);
    if (at === undefined) throw new Error(`it has no table ${tag}`);
    return at;
  };
}

/** Reads the format 4 map (Basic Multilingual Plane). The fonts' few characters beyond it are not used. */
function readCharacterMap(data: DataView, cmap: number): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let i = 0; i < data.getUint16(cmap + 2); i++) {
    const table = cmap + data.getUint32(cmap + 8 + 8 * i);
    if (data.getUint16(table) === 4) readSegments(data, table, glyphs);
  }
  if (glyphs.size === 0) throw new Error('it has no character map of format 4');
  return glyphs;
}

function readSegments(data: DataView, table: number, glyphs: Map<number, number>): void {
  const length = data.getUint16(table + 6);
  const ends = table + 14;
  const starts = ends + length + 2;
  const deltas = starts + length;
  const ranges = deltas + length;
  for (let at = 0; at < length; at += 2) {
    const first = data.getUint16(starts + at);
    const last = Math.min(data.getUint16(ends + at), 0xfffe);
    const delta = data.getUint16(deltas + at);
    const range = data.getUint16(ranges + at);
    for (let code = first; code <= last; code++) {
      const direct = range === 0 ? code : data.getUint16(ranges + at + range + 2 * (code - first));
      const glyph = range !== 0 && direct === 0 ? 0 : (direct + delta) & 0xffff;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
}
