/** The contexts of commands: servers with the bot, or everywhere for people who installed the bot for themselves. */
import { ApplicationIntegrationType, InteractionContextType } from 'discord.js';

/** For games, which need a channel that the bot can post in: servers where the bot is installed. */
export const IN_SERVERS = {
  integration_types: [ApplicationIntegrationType.GuildInstall],
  contexts: [InteractionContextType.Guild],
};

/** For look-ups, which answer privately and work everywhere, also for people who installed the bot for themselves. */
export const EVERYWHERE = {
  integration_types: [ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall],
  contexts: [
    InteractionContextType.Guild,
    InteractionContextType.BotDM,
    InteractionContextType.PrivateChannel,
  ],
};
