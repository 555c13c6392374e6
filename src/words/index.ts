/** The catalogue of the texts of the interface. */
import type { Language, Words } from './catalogue.ts';
import { en } from './en/index.ts';
import { LANGUAGES } from './languages.ts';

export type { Language, Words } from './catalogue.ts';

/** The texts in English. */
export const ENGLISH: Words = en;

const whole = new WeakMap<Language, Words>();

/**
 * Returns the texts in a language; missing texts are English.
 * @param locale the Discord locale; a language without a country matches all of its countries; undefined (unknown) is
 *   English
 * @param languages the available languages
 */
export function wordsFor(
  locale: string | undefined,
  languages: Readonly<Record<string, Language>> = LANGUAGES,
): Words {
  if (locale === undefined) return ENGLISH;
  const language = languages[locale] ?? languages[locale.split('-')[0] ?? ''];
  if (language === undefined || language === en) return ENGLISH;
  const known = whole.get(language);
  if (known) return known;
  const words: Words = Object.assign({}, ENGLISH, completed(ENGLISH, language));
  whole.set(language, words);
  return words;
}

/** Returns a section of English with its texts replaced by those of the language, recursively. */
function completed(english: object, language: object): object {
  const stated = new Map(Object.entries(language));
  return Object.fromEntries(
    Object.entries(english).map(([name, text]) => {
      const own: unknown = stated.get(name);
      return [name, isSection(text) && isSection(own) ? completed(text, own) : (own ?? text)];
    }),
  );
}

function isSection(part: unknown): part is object {
  return typeof part === 'object' && part !== null;
}
