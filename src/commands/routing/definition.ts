/**
 * The parts of command definitions for the library's builders: names and descriptions in every language of the
 * catalogue, and contexts.
 */
import {
  type SharedNameAndDescription,
  SlashCommandBuilder,
  SlashCommandSubcommandBuilder,
} from '@discordjs/builders';
import { ApplicationIntegrationType, InteractionContextType, Locale, type LocalizationMap } from 'discord.js';
import { ENGLISH, type Words, wordsFor } from '../../words/index.ts';

interface Described {
  readonly name: string;
  readonly description: string;
}

/** Selects a name and a description in the catalogue. */
type Of = (words: Words) => Described;

/** Where a command can be typed. */
interface Where {
  readonly installs: readonly ApplicationIntegrationType[];
  readonly contexts: readonly InteractionContextType[];
}

/** Begins a command with its name and description. */
export function command(of: Of, { installs, contexts }: Where): SlashCommandBuilder {
  return named(new SlashCommandBuilder(), of)
    .setIntegrationTypes([...installs])
    .setContexts([...contexts]);
}

/** Begins a subcommand with its name and description. */
export function subcommand(of: Of): SlashCommandSubcommandBuilder {
  return named(new SlashCommandSubcommandBuilder(), of);
}

/** Gives a command or an option its name and description, and those of other languages that differ from English. */
export function named<B extends SharedNameAndDescription>(builder: B, of: Of): B {
  const { name, description } = of(ENGLISH);
  builder.setName(name).setDescription(description);
  const names = localizations((words) => of(words).name);
  if (names) builder.setNameLocalizations(names);
  const descriptions = localizations((words) => of(words).description);
  if (descriptions) builder.setDescriptionLocalizations(descriptions);
  return builder;
}

/** Returns a choice of an option; the command receives `value` in every language. */
export function choice<Value extends string>(value: Value, of: (words: Words) => string) {
  const names = localizations(of);
  return { name: of(ENGLISH), ...(names && { name_localizations: names }), value };
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
export const IN_SERVERS: Where = {
  installs: [ApplicationIntegrationType.GuildInstall],
  contexts: [InteractionContextType.Guild],
};

/** For look-ups, which answer privately and also work for user installs. */
export const EVERYWHERE: Where = {
  installs: [ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall],
  contexts: [
    InteractionContextType.Guild,
    InteractionContextType.BotDM,
    InteractionContextType.PrivateChannel,
  ],
};
