/**
 * The bot's own fonts, read from their files. Text is drawn as outlines, because the rasteriser opens a font file
 * again for every letter, which took a third of the time of a whole picture.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contour } from './glyph-outline.ts';
import { readTrueType } from './truetype.ts';

export type FaceName = 'display' | 'regular' | 'semibold' | 'bold';

export interface Glyph {
  /** Advance width in font units. */
  readonly advance: number;
  readonly contours: readonly Contour[];
}

export interface Typeface {
  readonly unitsPerEm: number;
  /** Height of a capital letter, in ems. */
  readonly capHeight: number;
  covers(codePoint: number): boolean;
  /** The glyph of a character, or that of `?` if the font has none. */
  glyph(codePoint: number): Glyph;
}

const FACES = {
  display: { file: 'Cinzel-Bold.ttf', capHeight: 0.7 },
  regular: { file: 'Inter-Regular.ttf', capHeight: 0.727 },
  semibold: { file: 'Inter-SemiBold.ttf', capHeight: 0.727 },
  bold: { file: 'Inter-Bold.ttf', capHeight: 0.727 },
} as const satisfies Record<FaceName, unknown>;

const QUESTION_MARK = 63;

const loaded = new Map<FaceName, Typeface>();

/**
 * A typeface by name; its file is read at the first use.
 * @throws Error naming the file when it is missing or is no TrueType font
 */
export function typeface(name: FaceName): Typeface {
  const known = loaded.get(name);
  if (known) return known;
  const face = loadFace(name);
  loaded.set(name, face);
  return face;
}

function loadFace(name: FaceName): Typeface {
  const { file, capHeight } = FACES[name];
  try {
    const font = readTrueType(readFileSync(join(import.meta.dirname, '../assets/fonts', file)));
    const drawn = new Map<number, Glyph>();
    return {
      unitsPerEm: font.unitsPerEm,
      capHeight,
      covers: (codePoint) => font.glyphs.has(codePoint),
      glyph: (codePoint) => {
        const number = font.glyphs.get(codePoint) ?? font.glyphs.get(QUESTION_MARK) ?? 0;
        const glyph = drawn.get(number) ?? {
          advance: font.advanceOf(number),
          contours: font.outlineOf(number),
        };
        drawn.set(number, glyph);
        return glyph;
      },
    };
  } catch (error) {
    throw new Error(`the font ${file} cannot be read: ${String(error)}`, { cause: error });
  }
}
