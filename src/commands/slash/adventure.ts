import type { SlashCommandBuilder, SlashCommandSubcommandsOnlyBuilder } from '@discordjs/builders';
import { wordsFor } from '../../words/index.ts';
import { adventureInfo } from '../adventure/info.ts';
import { adventureSheet } from '../adventure/sheet.ts';
import { adventureStart } from '../adventure/start.ts';
import type { Subcommand } from '../mission/subcommand.ts';
import { command, IN_SERVERS } from '../routing/definition.ts';
import type { SlashCommand } from '../routing/handlers.ts';
import { tellPrivately } from '../routing/replies.ts';

const SUBCOMMANDS: readonly Subcommand[] = [adventureStart, adventureInfo, adventureSheet];

function subcommandOf(name: string | null): Subcommand | undefined {
  return SUBCOMMANDS.find(({ data }) => data.name === name);
}

export const adventure: SlashCommand = {
  data: SUBCOMMANDS.reduce<SlashCommandBuilder | SlashCommandSubcommandsOnlyBuilder>(
    (builder, { data }) => builder.addSubcommand(data),
    command(({ commands }) => commands.adventure, IN_SERVERS),
  ).toJSON(),

  async run(interaction, context) {
    const wanted = subcommandOf(interaction.options.getSubcommand(false));
    if (!wanted) return tellPrivately(interaction, wordsFor(interaction.locale).replies.unknownCommand);
    await wanted.run(interaction, context);
  },

  complete: (interaction) =>
    subcommandOf(interaction.options.getSubcommand(false))?.complete?.(interaction) ?? [],
};
