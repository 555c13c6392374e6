/** Channels, threads and servers that go away or come back: their games are told. */
import {
  type Client,
  Events,
  GatewayDispatchEvents,
  type Guild,
  type NonThreadGuildBasedChannel,
} from 'discord.js';
import { z } from 'zod';
import { type StoredGame, UnreadableGame } from '../../store/index.ts';
import type { BotContext } from '../bot-context.ts';
import { greet } from '../guide/greeting.ts';
import type { IdlePlaces } from './caches.ts';
import { cannotPost } from './permissions.ts';

/** What Discord tells of a thread that changes or goes. */
const toldThread = z.object({ id: z.string(), guild_id: z.string() });

/**
 * Listens for what goes away while the bot is connected; what went before shows when something is sent.
 * @param idle knows the threads that the library has forgotten
 */
export function watchDepartures(client: Client, context: BotContext, idle: IdlePlaces): void {
  client.on(Events.ChannelDelete, (channel) => {
    // Discord says nothing of the threads that go with their channel.
    const known = 'threads' in channel ? channel.threads.cache.keys() : [];
    for (const id of new Set([channel.id, ...known, ...idle.threadsOf(channel.id)])) {
      idle.isGone(id);
      void gone(context, id);
    }
  });
  // The library's own event comes only for threads that it remembers.
  client.ws.on(GatewayDispatchEvents.ThreadDelete, (data: unknown) => {
    const thread = threadIn(context, data);
    if (thread === null) return;
    idle.isGone(thread.id);
    void gone(context, thread.id);
  });
  // Not `guildUnavailable`: a guild in an outage of Discord comes back.
  client.on(Events.GuildDelete, ({ id }) => void heed(context, id, () => context.tables.serverLeft(id)));
  client.on(Events.GuildCreate, (guild) => {
    void heed(context, guild.id, () => context.tables.serverEntered(guild.id));
    void greet(guild, context);
  });
}

/** Listens for what may let the bot post again where it could not. */
export function watchPermissions(client: Client, context: BotContext): void {
  const changed = (guild: Guild) =>
    void heed(context, guild.id, () => context.tables.serverChanged(guild.id, (id) => mayPost(guild, id)));
  client.on(Events.ChannelUpdate, (_old, channel) => {
    if (!channel.isDMBased()) changed((channel satisfies NonThreadGuildBasedChannel).guild);
  });
  // As above; the library takes the change in right after it has told of it.
  client.ws.on(GatewayDispatchEvents.ThreadUpdate, (data: unknown) => {
    const guild = client.guilds.cache.get(threadIn(context, data)?.guild_id ?? '');
    if (guild !== undefined) setImmediate(changed, guild);
  });
  client.on(Events.GuildRoleUpdate, (_old, { guild }) => changed(guild));
  client.on(Events.GuildMemberUpdate, (_old, member) => {
    if (member.id === context.client.user.id) changed(member.guild);
  });
  client.on(Events.GuildAvailable, changed);
}

/** Null, and the log says so, for an event that is not as Discord describes it: it must not end the program. */
function threadIn({ log }: BotContext, data: unknown): z.infer<typeof toldThread> | null {
  const told = toldThread.safeParse(data);
  if (told.success) return told.data;
  log.error({ error: told.error }, 'what Discord tells of a thread cannot be read');
  return null;
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
export async function endOrphans(context: BotContext, exists: (channelId: string) => boolean): Promise<void> {
  await endGames(context, ({ channelId }) => !exists(channelId));
}

async function endGames(context: BotContext, fits: (game: StoredGame) => boolean): Promise<void> {
  for (const gameId of await context.store.listLive()) {
    const game = await loadReadable(context, gameId);
    if (game !== null && fits(game)) await gone(context, game.channelId);
  }
}

/** Null for a game that cannot be read: the others go on, and whoever looks at it is told. */
async function loadReadable({ store, log }: BotContext, gameId: string): Promise<StoredGame | null> {
  try {
    return await store.loadById(gameId);
  } catch (error) {
    if (!(error instanceof UnreadableGame)) throw error;
    log.error({ gameId, error }, 'a game cannot be read and is left out');
    return null;
  }
}

async function gone(context: BotContext, channelId: string): Promise<void> {
  try {
    await context.tables.channelGone(channelId);
  } catch (error) {
    context.log.error({ channelId, error }, 'the game of a deleted channel could not be ended');
  }
}

async function heed(context: BotContext, guildId: string, tell: () => Promise<void>): Promise<void> {
  try {
    await tell();
  } catch (error) {
    context.log.error({ guildId, error }, 'the games of a server could not be told of a change there');
  }
}
