/** Writes the sections of a file. */
import { idOf } from '../../../engine/vocabulary/abilities.ts';
import type { CardDefinition } from '../../../engine/vocabulary/card.ts';
import type { TokenDefinition } from '../../../engine/vocabulary/token.ts';
import { writeEffects } from './blocks.ts';
import { sentences } from './effects.ts';
import { headingName } from './headings.ts';
import type { Names } from './names.ts';
import type { Said } from './phrase.ts';
import { type Property, writeLines, writeOptions } from './section.ts';
import { TOKEN_LINES, TOKEN_OPTIONS } from './tokens.ts';

/** A token with its lines. */
export function writeToken({ id, ...token }: TokenDefinition, names: Names): Said {
  const written = { ...token, ...(id === idOf(token.name) ? {} : { id }) };
  return section(
    `token ${headingName.write(token.name, names)}`,
    written,
    TOKEN_OPTIONS,
    TOKEN_LINES,
    names,
    [],
  );
}

/** A heading with its options, the lines below it, and the effects below those. */
export function section<T>(
  heading: string,
  value: T,
  options: readonly Property<T>[],
  lines: readonly Property<T>[],
  names: Names,
  effects: CardDefinition['effects'],
): Said {
  return {
    text: `${heading}${writeOptions(value, options, names)}`,
    under: [...writeLines(value, lines, names), ...writeEffects(effects, sentences, names)],
    after: [],
  };
}

/** The lines with their indentation. */
export function laidOutLines(said: readonly Said[], depth = 0): string {
  return said
    .map(({ text, under, after }) => {
      const own = `${'  '.repeat(depth)}${text}\n`;
      return own + laidOutLines(under, depth + 1) + laidOutLines(after, depth);
    })
    .join('');
}
