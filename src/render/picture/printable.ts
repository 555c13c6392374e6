import anyAscii from 'any-ascii';
import { type Typeface, typeface } from './typeface.ts';

/** Size of the cache of texts: boards repeat nearly the same words. */
const REMEMBERED = 2000;

const seen = new Map<string, string>();

/**
 * `text` with characters that the fonts have: look-alike letters become plain, letters of other scripts (Arabic, Thai,
 * Devanagari, rare Chinese characters) are written in Latin ones, emoji and control characters are removed. A text of
 * emoji only becomes their names; a text of which nothing is left becomes `?`.
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
    // A whole word at a time: marks belong to the letters of their script, such as the vowels of Thai and Devanagari.
    .replace(/\S+/gu, (word) => drawnWord(word, face))
    .replace(/ {2,}/g, ' ')
    .trim();
  return shown === '' ? namesOfSymbols(text) : shown;
}

function drawnWord(word: string, face: Typeface): string {
  const plain = word.replace(/[\p{C}\p{M}]/gu, '');
  if ([...plain].every((sign) => face.covers(sign.codePointAt(0) ?? 0) || !LETTER.test(sign))) {
    return plain.replace(/./gu, (sign) => (face.covers(sign.codePointAt(0) ?? 0) ? sign : ''));
  }
  const signs = word.match(/[\p{L}\p{N}]\p{M}*|./gu) ?? [];
  const latin = signs.map((sign) => {
    if (face.covers(sign.codePointAt(0) ?? 0)) return sign.replace(/[\p{C}\p{M}]/gu, '');
    return LETTER.test(sign) ? anyAscii(sign).replace(/[^A-Za-z0-9]/g, '') : '';
  });
  return capitalised(latin.join(''));
}

const LETTER = /\p{L}|\p{N}/u;

/** Scripts without capitals become names in small letters. */
function capitalised(name: string): string {
  return name.replace(/^[a-z]/, (letter) => letter.toUpperCase());
}

/** The English names of emoji and other symbols; a `?` for what has none. */
function namesOfSymbols(text: string): string {
  const names = anyAscii(text.normalize('NFKC').replace(/[\p{C}\p{M}]/gu, ''));
  const shown = names
    .replace(/[:_\s]+/g, ' ')
    .replace(/[^\x20-\x7e]/g, '')
    .trim();
  return shown === '' ? '?' : shown;
}
