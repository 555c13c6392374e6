/** Installation and interaction contexts of commands: servers only, or everywhere including user installs. */
import { ApplicationIntegrationType, InteractionContextType } from 'discord.js';

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
