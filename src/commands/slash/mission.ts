import type { SlashCommandBuilder, SlashCommandSubcommandsOnlyBuilder } from '@discordjs/builders';
import { wordsFor } from '../../words/index.ts';
import { missionChronicle } from '../mission/chronicle.ts';
import { missionHandOver } from '../mission/hand-over.ts';
import { missionInfo } from '../mission/info.ts';
import { missionStart } from '../mission/start.ts';
import { missionRoad } from '../mission/start-road.ts';
import type { Subcommand } from '../mission/subcommand.ts';
import { missionTakeHero } from '../mission/take-hero.ts';
import { command, IN_SERVERS } from '../routing/definition.ts';
import type { SlashCommand } from '../routing/handlers.ts';
import { tellPrivately } from '../routing/replies.ts';

const SUBCOMMANDS: readonly Subcommand[] = [
  missionStart,
  missionRoad,
  missionChronicle,
  missionInfo,
  missionHandOver,
  missionTakeHero,
];

function subcommandOf(name: string | null): Subcommand | undefined {
  return SUBCOMMANDS.find(({ data }) => data.name === name);
}

export const mission: SlashCommand = {
  data: SUBCOMMANDS.reduce<SlashCommandBuilder | SlashCommandSubcommandsOnlyBuilder>(
    (builder, { data }) => builder.addSubcommand(data),
    command(({ commands }) => commands.mission, IN_SERVERS),
  ).toJSON(),

  async run(interaction, context) {
    const wanted = subcommandOf(interaction.options.getSubcommand(false));
    if (!wanted) return tellPrivately(interaction, wordsFor(interaction.locale).replies.unknownCommand);
    await wanted.run(interaction, context);
  },

  complete: (interaction) =>
    subcommandOf(interaction.options.getSubcommand(false))?.complete?.(interaction) ?? [],
};
