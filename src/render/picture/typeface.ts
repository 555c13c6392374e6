/**
 * The bot's own fonts, read from their files. Text is drawn as outlines, because the rasteriser opens a font file
 * again for every letter, which took a third of the time of a whole picture.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Contour } from './glyph-outline.ts';
import { readTrueType, type TrueType } from './truetype.ts';

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

/**
 * Fonts for the names of people, read only when a name needs them: Chinese characters and kana, and hangul. They have
 * the units of Inter, in whose faces they stand.
 */
const FALLBACKS = [
  { file: 'NotoSansSC-Names.ttf', has: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]/u },
  { file: 'NotoSansKR-Names.ttf', has: /\p{Script=Hangul}/u },
] as const;

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
  const font = fontFile(file);
  const drawn = new Map<number, Glyph>();
  const holderOf = (codePoint: number): TrueType | null => {
    if (font.glyphs.has(codePoint)) return font;
    // Cinzel has other units; a text that it lacks a letter of is set in Inter as a whole.
    const other = name === 'display' ? null : fallbackFor(codePoint);
    return other?.glyphs.has(codePoint) ? other : null;
  };
  return {
    unitsPerEm: font.unitsPerEm,
    capHeight,
    covers: (codePoint) => holderOf(codePoint) !== null,
    glyph: glyphOf,
  };

  function glyphOf(codePoint: number): Glyph {
    const known = drawn.get(codePoint);
    if (known) return known;
    const holder = holderOf(codePoint);
    if (holder === null && codePoint !== QUESTION_MARK) return glyphOf(QUESTION_MARK);
    const number = holder?.glyphs.get(codePoint) ?? 0;
    const { advanceOf, outlineOf } = holder ?? font;
    const glyph = { advance: advanceOf(number), contours: outlineOf(number) };
    drawn.set(codePoint, glyph);
    return glyph;
  }
}

function fallbackFor(codePoint: number): TrueType | null {
  const sign = String.fromCodePoint(codePoint);
  const found = FALLBACKS.find(({ has }) => has.test(sign));
  return found ? fontFile(found.file) : null;
}

const files = new Map<string, TrueType>();

function fontFile(file: string): TrueType {
  const known = files.get(file);
  if (known) return known;
  try {
    const font = readTrueType(readFileSync(join(import.meta.dirname, '../assets/fonts', file)));
    files.set(file, font);
    return font;
  } catch (error) {
    throw new Error(`the font ${file} cannot be read: ${String(error)}`, { cause: error });
  }
}
