/** The one place where the texts of the interface come from. */
import type { Language, Words } from './catalogue.ts';
import { en } from './en/index.ts';
import { LANGUAGES } from './languages.ts';

export type { Language, Words } from './catalogue.ts';

/** The texts in English. */
export const ENGLISH: Words = en;

const whole = new WeakMap<Language, Words>();

/**
 * The texts in a language, each that it does not state in English.
 * @param locale Discord's name of the language; one without a country counts for all its countries;
 *   undefined where it is not known: English
 * @param languages those that there are
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

/** A section of English with what the language states in place of its texts, section by section. */
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
