/** Channels, threads and servers that go away: their games are told. */
import { type Client, Events, type Guild } from 'discord.js';
import type { StoredGame } from '../store/index.ts';
import type { Desk } from './desk.ts';

/** Listens for what goes away while the bot is connected; what went before shows when something is sent. */
export function watchDepartures(client: Client, desk: Desk): void {
  client.on(Events.ChannelDelete, ({ id }) => void gone(desk, id));
  client.on(Events.ThreadDelete, ({ id }) => void gone(desk, id));
  client.on(Events.GuildDelete, (guild) => void leftServer(desk, guild));
}

/**
 * Ends the games whose channels went away while the bot was not there.
 * @param exists whether a channel is still there
 */
export async function endOrphans(desk: Desk, exists: (channelId: string) => boolean): Promise<void> {
  await endGames(desk, ({ channelId }) => !exists(channelId));
}

async function endGames(desk: Desk, fits: (game: StoredGame) => boolean): Promise<void> {
  for (const gameId of await desk.store.listLive()) {
    const game = await desk.store.loadById(gameId);
    if (game !== null && fits(game)) await gone(desk, game.channelId);
  }
}

async function gone(desk: Desk, channelId: string): Promise<void> {
  try {
    await desk.tables.channelGone(channelId);
  } catch (error) {
    desk.log.error({ channel: channelId, error }, 'the game of a deleted channel could not be ended');
  }
}

/** The bot was removed from a server: nothing can be posted there any more. */
async function leftServer(desk: Desk, guild: Guild): Promise<void> {
  try {
    await endGames(desk, ({ guildId }) => guildId === guild.id);
  } catch (error) {
    desk.log.error({ guild: guild.id, error }, 'the games of a server that was left could not be ended');
  }
}
