import { type Typeface, typeface } from './typeface.ts';

/** Size of the cache of texts: boards repeat nearly the same words. */
const REMEMBERED = 2000;

const seen = new Map<string, string>();

/**
 * `text` with characters that the fonts have: look-alike letters become plain, emoji and control characters are
 * removed, a run of letters of an unsupported script becomes one `?`. An empty result becomes `?`.
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

/** A mark for an unsupported letter, so that a run of them can be joined; other characters are removed. */
function substitute(sign: string): string {
  return /\p{L}|\p{N}/u.test(sign) ? '\uFFFD' : '';
}
