/** What commands are called and described as, in every language that says so. */
import { Locale, type LocalizationMap } from 'discord.js';
import { ENGLISH, type Words, wordsFor } from '../../words/index.ts';

interface Described {
  readonly name: string;
  readonly description: string;
}

/**
 * Name and description of a command or an option.
 * @param of where the catalogue has them
 */
export function described(of: (words: Words) => Described) {
  const { name, description } = of(ENGLISH);
  const descriptions = localizations((words) => of(words).description);
  return {
    name,
    ...localizedName((words) => of(words).name),
    description,
    ...(descriptions && { description_localizations: descriptions }),
  };
}

/** A choice of an option: `value` is what the command gets, whatever the language. */
export function choice<Value extends string>(value: Value, of: (words: Words) => string) {
  return { name: of(ENGLISH), ...localizedName(of), value };
}

function localizedName(of: (words: Words) => string) {
  const names = localizations(of);
  return names && { name_localizations: names };
}

/** The text in the languages that have their own; null when none has. */
function localizations(of: (words: Words) => string): LocalizationMap | null {
  const english = of(ENGLISH);
  const own: LocalizationMap = {};
  for (const locale of Object.values(Locale)) {
    const text = of(wordsFor(locale));
    if (text !== english) own[locale] = text;
  }
  return Object.keys(own).length === 0 ? null : own;
}
