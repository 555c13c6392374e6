import { type LabelStyle, textWidth } from './label.ts';
import { printable } from './printable.ts';

/**
 * A text in lines of at most `maxWidth`, broken between words. With more than `most` lines the last line has the rest,
 * which its label cuts.
 */
export function wrapped(
  text: string,
  { face, size, maxWidth }: Pick<LabelStyle, 'face' | 'size'> & { readonly maxWidth: number },
  most: number,
): string[] {
  const lines: string[] = [];
  for (const word of printable(text).split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    const fits = textWidth(longer, face, size) <= maxWidth;
    if (last !== undefined && (fits || lines.length === most)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
