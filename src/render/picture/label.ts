/** Text in a drawing that fits a given width. */
import { printable } from './printable.ts';
import { element, svgNumber } from './svg.ts';
import { type FaceName, type Typeface, typeface } from './typeface.ts';

export interface LabelStyle {
  readonly face: FaceName;
  /** Height of an em in the picture's units. */
  readonly size: number;
  readonly fill: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  /** Beyond this width the text is cut with an ellipsis. */
  readonly maxWidth?: number;
  /** Before anything is cut, the text may shrink to this size. */
  readonly minSize?: number;
  /** Space between letters, in the picture's units. */
  readonly spacing?: number;
  readonly opacity?: number;
}

export interface FittedText {
  readonly text: string;
  readonly size: number;
  /** In the picture's units. */
  readonly width: number;
}

/** Width of `text` in `face` at `size`, in the same unit as `size`. */
export function textWidth(text: string, face: FaceName, size: number, spacing = 0): number {
  const font = faceFor(text, face);
  let width = 0;
  for (const sign of text) width += (font.glyph(codePoint(sign)).advance * size) / font.unitsPerEm + spacing;
  return width;
}

/** Fits `text`: first in a smaller size, down to `minSize`, then cut with an ellipsis. */
export function fitText(text: string, style: Omit<LabelStyle, 'fill'>): FittedText {
  const { face, maxWidth = Number.POSITIVE_INFINITY, spacing = 0 } = style;
  const whole = printable(text);
  const natural = textWidth(whole, face, style.size, spacing);
  if (natural <= maxWidth) return { text: whole, size: style.size, width: natural };
  const size = Math.max(style.minSize ?? style.size, (style.size * maxWidth) / natural);
  const shrunk = textWidth(whole, face, size, spacing);
  if (shrunk <= maxWidth + 0.01) return { text: whole, size, width: shrunk };
  const signs = [...whole];
  while (signs.length > 1) {
    signs.pop();
    const cut = `${signs.join('').trimEnd()}…`;
    const width = textWidth(cut, face, size, spacing);
    if (width <= maxWidth) return { text: cut, size, width };
  }
  return { text: '…', size, width: textWidth('…', face, size, spacing) };
}

/** `text` with its baseline at `y`, as outlines; the words stay in the SVG as `aria-label`. */
export function label(text: string, x: number, y: number, style: LabelStyle): string {
  const fitted = fitText(text, style);
  const font = faceFor(fitted.text, style.face);
  const scale = fitted.size / font.unitsPerEm;
  const shift = style.anchor === 'middle' ? fitted.width / 2 : style.anchor === 'end' ? fitted.width : 0;
  return element('path', {
    'aria-label': fitted.text,
    d: outline(fitted.text, font, (style.spacing ?? 0) / scale),
    transform: `translate(${svgNumber(x - shift)} ${svgNumber(y)}) scale(${scale.toFixed(6)} ${(-scale).toFixed(6)})`,
    fill: style.fill,
    'fill-opacity': style.opacity,
  });
}

/** The letters one after the other in font units; `spacing` too. */
function outline(text: string, font: Typeface, spacing: number): string {
  let d = '';
  let pen = 0;
  for (const sign of text) {
    const { advance, contours } = font.glyph(codePoint(sign));
    for (const contour of contours) d += `M${Math.round(pen + contour.x)} ${contour.y}${contour.path}`;
    pen += advance + spacing;
  }
  return d;
}

function codePoint(sign: string): number {
  return sign.codePointAt(0) ?? 0;
}

/** `text` with the middle of its capitals at `cy`. */
export function centredLabel(text: string, x: number, cy: number, style: LabelStyle): string {
  const fitted = fitText(text, style);
  return label(text, x, cy + (faceFor(fitted.text, style.face).capHeight * fitted.size) / 2, style);
}

/** Cinzel has Latin letters only: a text with other letters is set in Inter as a whole. */
function faceFor(text: string, name: FaceName): Typeface {
  const face = typeface(name);
  if (name !== 'display') return face;
  return [...text].every((sign) => face.covers(codePoint(sign))) ? face : typeface('bold');
}
