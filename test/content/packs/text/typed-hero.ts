/** Short hero files with one typed line, and what is read of them. */
import '../../../../src/content/index.ts';
import { allMessages } from '../../../../src/content/packs/text/located.ts';
import { readHero } from '../../../../src/content/packs/text/read.ts';

export const HEAD = 'hero X\ndice 1-3 pole, 4-5 wick, 6 flame\n';

/** What is read of a file, without the texts that are made of how it was typed, and what is said about it. */
export function read(sections: string) {
  const typed = readHero(HEAD + sections);
  const data: unknown = JSON.parse(
    JSON.stringify(typed.data, (key, value: unknown) => (key === 'text' ? undefined : value)),
  );
  return { data, says: allMessages(typed, []).map(({ says }) => says) };
}

export const line = (typed: string) => `ability Y\n  ${typed}`;
export const token = (typed: string) => `token Glow, positive, limit 3\n  ${typed}`;
export const trouble = (typed: string) => `token Gloom, negative, limit 3\n  ${typed}`;
export const card = (heading: string) => `${heading}\n  heal 2`;
export const TOKEN = token('at upkeep: heal 1');
