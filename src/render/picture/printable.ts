import { type Typeface, typeface } from './typeface.ts';

/** Texts already seen: a board says nearly the same words again and again. */
const REMEMBERED = 2000;

const seen = new Map<string, string>();

/**
 * `text` as the fonts can show it: look-alike letters made plain, emoji and control signs taken out, a
 * run of letters of an unsupported script shown as one `?`. Never empty: nothing left becomes `?`.
 */
export function printable(text: string): string {
  const known = seen.get(text);
  if (known !== undefined) return known;
  if (seen.size >= REMEMBERED) seen.clear();
  const shown = clean(text, typeface('regular'));
  seen.set(text, shown);
  return shown;
}

function clean(text: string, face: Typeface): string {
  const shown = text
    .normalize('NFKC')
    .replace(/\s+/gu, ' ')
    .replace(/[\p{C}\p{M}]/gu, '')
    .replace(/./gu, (sign) => (face.covers(sign.codePointAt(0) ?? 0) ? sign : substitute(sign)))
    .replace(/\uFFFD+/g, '?')
    .replace(/ {2,}/g, ' ')
    .trim();
  return shown === '' ? '?' : shown;
}

/** A mark for a lost letter, so that the run of them can be shown as one; anything else just goes. */
function substitute(sign: string): string {
  return /\p{L}|\p{N}/u.test(sign) ? '\uFFFD' : '';
}
