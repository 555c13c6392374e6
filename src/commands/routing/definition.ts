/** The parts of command definitions: names and descriptions in every language of the catalogue, and contexts. */
import { ApplicationIntegrationType, InteractionContextType, Locale, type LocalizationMap } from 'discord.js';
import { ENGLISH, type Words, wordsFor } from '../../words/index.ts';

interface Described {
  readonly name: string;
  readonly description: string;
}

/**
 * Returns the name and description of a command or an option.
 * @param of selects them in the catalogue
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

/** Returns a choice of an option; the command receives `value` in every language. */
export function choice<Value extends string>(value: Value, of: (words: Words) => string) {
  return { name: of(ENGLISH), ...localizedName(of), value };
}

function localizedName(of: (words: Words) => string) {
  const names = localizations(of);
  return names && { name_localizations: names };
}

/** Returns the text in the languages whose text differs from English; null when none differs. */
function localizations(of: (words: Words) => string): LocalizationMap | null {
  const english = of(ENGLISH);
  const own: LocalizationMap = {};
  for (const locale of Object.values(Locale)) {
    const text = of(wordsFor(locale));
    if (text !== english) own[locale] = text;
  }
  return Object.keys(own).length === 0 ? null : own;
}

/** For games, which need a channel that the bot can post in: servers where the bot is installed. */
export const IN_SERVERS = {
  integration_types: [ApplicationIntegrationType.GuildInstall],
  contexts: [InteractionContextType.Guild],
};

/** For look-ups, which answer privately and also work for user installs. */
export const EVERYWHERE = {
  integration_types: [ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall],
  contexts: [
    InteractionContextType.Guild,
    InteractionContextType.BotDM,
    InteractionContextType.PrivateChannel,
  ],
};
