/** Channels, threads and servers that go away or come back: their games are told. */
import { type Client, Events, type Guild, type NonThreadGuildBasedChannel } from 'discord.js';
import { type StoredGame, UnreadableGame } from '../store/index.ts';
import type { Desk } from './desk.ts';
import { cannotPost } from './discord/permissions.ts';

/** Listens for what goes away while the bot is connected; what went before shows when something is sent. */
export function watchDepartures(client: Client, desk: Desk): void {
  client.on(Events.ChannelDelete, (channel) => {
    void gone(desk, channel.id);
    // Discord says nothing of the threads that go with their channel.
    if ('threads' in channel) for (const id of channel.threads.cache.keys()) void gone(desk, id);
  });
  client.on(Events.ThreadDelete, ({ id }) => void gone(desk, id));
  // An outage of Discord's is another event: that guild comes back by itself.
  client.on(Events.GuildDelete, ({ id }) => void heed(desk, id, () => desk.tables.serverLeft(id)));
  client.on(Events.GuildCreate, ({ id }) => void heed(desk, id, () => desk.tables.serverEntered(id)));
}

/** Listens for what may let the bot post again where it could not. */
export function watchPermissions(client: Client, desk: Desk): void {
  const changed = (guild: Guild) =>
    void heed(desk, guild.id, () => desk.tables.serverChanged(guild.id, (id) => mayPost(guild, id)));
  client.on(Events.ChannelUpdate, (_old, channel) => {
    if (!channel.isDMBased()) changed((channel satisfies NonThreadGuildBasedChannel).guild);
  });
  client.on(Events.ThreadUpdate, (_old, { guild }) => changed(guild));
  client.on(Events.GuildRoleUpdate, (_old, { guild }) => changed(guild));
  client.on(Events.GuildMemberUpdate, (_old, member) => {
    if (member.id === desk.client.user.id) changed(member.guild);
  });
  client.on(Events.GuildAvailable, changed);
}

/** Whether the bot may post in a channel, as far as the library knows; yes when it does not. */
function mayPost(guild: Guild, channelId: string): boolean {
  const { me } = guild.members;
  const channel = guild.channels.cache.get(channelId);
  if (me === null || channel === undefined) return true;
  return cannotPost(channel.permissionsFor(me), channel) === null;
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
    const game = await loadReadable(desk, gameId);
    if (game !== null && fits(game)) await gone(desk, game.channelId);
  }
}

/** Null for a game that cannot be read: the others go on, and whoever looks at it is told. */
async function loadReadable({ store, log }: Desk, gameId: string): Promise<StoredGame | null> {
  try {
    return await store.loadById(gameId);
  } catch (error) {
    if (!(error instanceof UnreadableGame)) throw error;
    log.error({ gameId, error }, 'a game cannot be read and is left out');
    return null;
  }
}

async function gone(desk: Desk, channelId: string): Promise<void> {
  try {
    await desk.tables.channelGone(channelId);
  } catch (error) {
    desk.log.error({ channelId, error }, 'the game of a deleted channel could not be ended');
  }
}

async function heed(desk: Desk, guildId: string, tell: () => Promise<void>): Promise<void> {
  try {
    await tell();
  } catch (error) {
    desk.log.error({ guildId, error }, 'the games of a server could not be told of a change there');
  }
}
