/**
 * The words in which content asks. They stay with the content: an effect, and so every list in a state, carries the
 * id of a text, and whoever shows a question looks it up.
 */

/** Marks an id; nothing that content says begins with it. */
const MARK = '~';

const texts = new Map<string, string>();

/**
 * Takes in a text of a question or of an answer.
 * @param text as it is shown, for example `Deal 3 damage?`
 * @returns its id: the same for the same text in every process, letters only
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
 * The text that an id stands for.
 * @param idOrText an id, or a text itself: older versions kept those in their games
 * @returns null where content does not ask this any more
 */
export function questionText(idOrText: string): string | null {
  return isTextId(idOrText) ? (texts.get(idOrText) ?? null) : idOrText;
}

function isTextId(text: string): boolean {
  return text.startsWith(MARK);
}

/** FNV-1a on two starting values, in letters: figures in an id would look like figures of the content. */
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
