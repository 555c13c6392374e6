/** The one place where the texts of the look-ups come from, in the language of the person who asks. */
import { en, type LookupWords } from './en.ts';

export type { LookupWords } from './en.ts';

/** A language states whole or partial sections; what it leaves out is said in English. */
export type Language = { readonly [Section in keyof LookupWords]?: Partial<LookupWords[Section]> };

/** Languages by Discord's locale, such as `de` or `es-ES`. English stands for all that are not listed. */
const LANGUAGES: Readonly<Record<string, Language>> = { 'en-US': en, 'en-GB': en };

/**
 * The texts for a person.
 * @param locale Discord's name of their language; a language without a country counts, too
 * @param languages those that there are
 */
export function wordsFor(
  locale: string,
  languages: Readonly<Record<string, Language>> = LANGUAGES,
): LookupWords {
  const language = languages[locale] ?? languages[locale.split('-')[0] ?? ''];
  return language === undefined || language === en ? en : completed(language);
}

function completed(language: Language): LookupWords {
  return {
    commands: { ...en.commands, ...language.commands },
    modes: { ...en.modes, ...language.modes },
    modeNames: { ...en.modeNames, ...language.modeNames },
    shared: { ...en.shared, ...language.shared },
    offers: { ...en.offers, ...language.offers },
    rule: { ...en.rule, ...language.rule },
    hero: { ...en.hero, ...language.hero },
    card: { ...en.card, ...language.card },
    token: { ...en.token, ...language.token },
    odds: { ...en.odds, ...language.odds },
    table: { ...en.table, ...language.table },
  };
}
