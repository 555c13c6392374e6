/** Where commands may be used: in servers that have the bot, or wherever a person brings it along. */
import { ApplicationIntegrationType, InteractionContextType } from 'discord.js';

/** Games need a channel that the bot can post in: servers where it is installed. */
export const IN_SERVERS = {
  integration_types: [ApplicationIntegrationType.GuildInstall],
  contexts: [InteractionContextType.Guild],
};

/** Look-ups answer only the person who asks and work everywhere, also for people who installed the bot for themselves. */
export const EVERYWHERE = {
  integration_types: [ApplicationIntegrationType.GuildInstall, ApplicationIntegrationType.UserInstall],
  contexts: [
    InteractionContextType.Guild,
    InteractionContextType.BotDM,
    InteractionContextType.PrivateChannel,
  ],
};
