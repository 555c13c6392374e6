/** The text of a part of which only the sentences are typed: the sentences themselves. */
import type { Line } from './lines.ts';

/** The longest text of a part. */
const LONGEST = 240;

/** Lines that are no rules of the game. */
const ABOUT = new Set(['says', 'unsure', 'confidence', 'card', 'or']);

/** `{ text }` for a part that has none, of the lines below its heading; nothing when that is too long. */
export function textOf(part: Readonly<Record<string, unknown>>, heading: Line): { readonly text?: string } {
  if (typeof part.text === 'string') return {};
  const text = heading.under
    .filter(({ words }) => !ABOUT.has(words[0]?.text.toLowerCase() ?? ''))
    .flatMap(sentencesOf)
    .map((sentence) => sentence.replaceAll(/["[\]{}#*_`<>@|\\/~^$]/g, '').trim())
    .join('. ');
  const plain = `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  if (heading.under.some(hasBlank)) return {};
  return text === '' || plain.length > LONGEST ? {} : { text: plain };
}

function hasBlank({ words, under }: Line): boolean {
  return words.some(({ kind }) => kind === 'blank') || under.some(hasBlank);
}

function sentencesOf(line: Line): string[] {
  const own = line.source.trim().replaceAll(/\s+/g, ' ').replace(/:$/, '');
  return [own, ...line.under.flatMap(sentencesOf)];
}

/** `{ text }` for a line of which only the effects are typed: the effects after its colon, and the lines below. */
export function effectsText(line: Line): { readonly text?: string } {
  const inline = line.source.replaceAll(/"(?:[^"\\]|\\.)*"/g, '').replace(/^[^:]*:?\s*/, '');
  return textOf({}, { ...line, under: [{ ...line, source: inline }] });
}
