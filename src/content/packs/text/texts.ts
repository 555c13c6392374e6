/** The text of a part of which only the sentences are typed: the sentences themselves. */
import type { Line } from './lines.ts';

/** The longest text of a part. */
const LONGEST = 240;

/** Lines that are no rules of the game. */
const ABOUT = new Set(['says', 'unsure', 'confidence', 'card', 'or', 'rolls', 'bonus']);

/** `{ text }` for a part that has none, of the lines below its heading; nothing when that is too long. */
export function textOf(part: Readonly<Record<string, unknown>>, heading: Line): { readonly text?: string } {
  return ofSentences(part, heading, rulesBelow(heading).flatMap(sentencesOf));
}

/**
 * Like `textOf`, for an ability with lines of dice. The board draws the dice beside the text, so they are left out
 * where there is but one line; secondary abilities begin with their names.
 */
export function linesText(
  part: Readonly<Record<string, unknown>>,
  heading: Line,
): { readonly text?: string } {
  const ofBoard = rulesBelow(heading).filter(({ words }) => words[0]?.text.toLowerCase() !== 'when');
  const lines = ofBoard.map((line) => ({ line, found: NAMED_LINE.exec(line.source.trim()) }));
  const isOne = lines.filter(({ found }) => found?.[2] === undefined).length === 1;
  const sentences = lines.flatMap(({ line, found }) => {
    const [, dice = '', name, effects = ''] = found ?? [];
    const said = [effects, ...line.under.flatMap(sentencesOf)].filter(Boolean);
    const [first = '', ...more] = said;
    if (found === null) return sentencesOf(line);
    if (name !== undefined) return [`${name}: ${first}`, ...more];
    return isOne ? said : [`${dice.trim()}: ${first}`, ...more];
  });
  return ofSentences(part, heading, sentences);
}

/** A sentence without "shown": on a board the dice are those that stand beside it. */
export function withoutPlace(sentence: string): string {
  return sentence.replaceAll(/ shown(?=[:;,.]|$)/g, '');
}

/** Dice, the name of a secondary ability, effects. */
const NAMED_LINE = /^([^":]*)(?:"([^"]*)"[^:]*)?:\s*(.*)$/;

function rulesBelow({ under }: Line): readonly Line[] {
  return under.filter(({ words }) => !ABOUT.has(words[0]?.text.toLowerCase() ?? ''));
}

function ofSentences(
  part: Readonly<Record<string, unknown>>,
  heading: Line,
  sentences: readonly string[],
): { readonly text?: string } {
  if (typeof part.text === 'string' || heading.under.some(hasBlank)) return {};
  const plain = sentences
    .map((sentence) =>
      withoutPlace(sentence)
        .replaceAll(/["[\]{}#*_`<>@|\\/~^$]/g, '')
        .trim()
        .replace(/[.;]+$/, ''),
    )
    .map((sentence) => `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`)
    .join(' ');
  return sentences.length === 0 || plain.length > LONGEST ? {} : { text: plain };
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
  const words = line.words.slice(
    line.words.findIndex(({ text, kind }) => kind === 'mark' && text === ':') + 1,
  );
  return textOf({}, { ...line, under: [{ ...line, words, source: inline }] });
}
