/** Passes on deletions and permission changes of channels, threads and servers to the game service. */
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
import type { IdleChannelSweeper } from './caches.ts';
import { cannotPost } from './permissions.ts';

/** The fields of a thread event that the bot reads. */
const threadEvent = z.object({ id: z.string(), guild_id: z.string() });

/**
 * Listens for deleted channels, threads and servers while the bot is connected. Deletions before that are noticed on
 * the next send.
 * @param idle provides the threads that were dropped from the library's cache
 */
export function watchDeletions(client: Client, context: BotContext, idle: IdleChannelSweeper): void {
  client.on(Events.ChannelDelete, (channel) => {
    // Discord sends no event for the threads that are deleted with their channel.
    const known = 'threads' in channel ? channel.threads.cache.keys() : [];
    for (const id of new Set([channel.id, ...known, ...idle.threadsOf(channel.id)])) {
      idle.removeThread(id);
      void endGameIn(context, id);
    }
  });
  // The library emits its own event only for cached threads.
  client.ws.on(GatewayDispatchEvents.ThreadDelete, (data: unknown) => {
    const thread = readThread(context, data);
    if (thread === null) return;
    idle.removeThread(thread.id);
    void endGameIn(context, thread.id);
  });
  // Not `guildUnavailable`: an outage of a guild is temporary.
  client.on(Events.GuildDelete, ({ id }) => void notify(context, id, () => context.games.serverLeft(id)));
  client.on(Events.GuildCreate, (guild) => {
    void notify(context, guild.id, () => context.games.serverEntered(guild.id));
    void greet(guild, context);
  });
}

/** Listens for changes of permissions and threads after which the bot may be able to post again. */
export function watchPermissions(client: Client, context: BotContext): void {
  const changed = (guild: Guild) =>
    void notify(context, guild.id, () => context.games.serverChanged(guild.id, (id) => mayPost(guild, id)));
  client.on(Events.ChannelUpdate, (_old, channel) => {
    if (!channel.isDMBased()) changed((channel satisfies NonThreadGuildBasedChannel).guild);
  });
  // As above. The library updates its cache right after this event.
  client.ws.on(GatewayDispatchEvents.ThreadUpdate, (data: unknown) => {
    const guild = client.guilds.cache.get(readThread(context, data)?.guild_id ?? '');
    if (guild !== undefined) setImmediate(changed, guild);
  });
  client.on(Events.GuildRoleUpdate, (_old, { guild }) => changed(guild));
  client.on(Events.GuildMemberUpdate, (_old, member) => {
    if (member.id === context.client.user.id) changed(member.guild);
  });
  client.on(Events.GuildAvailable, changed);
}

/** Parses a thread event. Returns null and logs an error for an unexpected shape, which must not end the process. */
function readThread({ log }: BotContext, data: unknown): z.infer<typeof threadEvent> | null {
  const event = threadEvent.safeParse(data);
  if (event.success) return event.data;
  log.error({ error: event.error }, 'a thread event of Discord cannot be read');
  return null;
}

/** True when the bot may post in a channel according to the cache, and when the cache does not know the channel. */
function mayPost(guild: Guild, channelId: string): boolean {
  const { me } = guild.members;
  const channel = guild.channels.cache.get(channelId);
  if (me === null || channel === undefined) return true;
  return cannotPost(channel.permissionsFor(me), channel) === null;
}

/**
 * Ends the games whose channels were deleted while the bot was offline.
 * @param exists whether a channel still exists
 */
export async function endGamesWithoutChannel(
  context: BotContext,
  exists: (channelId: string) => boolean,
): Promise<void> {
  await endGames(context, ({ channelId }) => !exists(channelId));
}

async function endGames(context: BotContext, matches: (game: StoredGame) => boolean): Promise<void> {
  for (const gameId of await context.store.listLive()) {
    const game = await loadReadable(context, gameId);
    if (game !== null && matches(game)) await endGameIn(context, game.channelId);
  }
}

/**
 * Loads a game. Returns null when it cannot be read: the other games continue, and a player who opens it sees the
 * error.
 */
async function loadReadable({ store, log }: BotContext, gameId: string): Promise<StoredGame | null> {
  try {
    return await store.loadById(gameId);
  } catch (error) {
    if (!(error instanceof UnreadableGame)) throw error;
    log.error({ gameId, error }, 'a game cannot be read and is skipped');
    return null;
  }
}

async function endGameIn(context: BotContext, channelId: string): Promise<void> {
  try {
    await context.games.channelGone(channelId);
  } catch (error) {
    context.log.error({ channelId, error }, 'the game of a deleted channel could not be ended');
  }
}

async function notify(context: BotContext, guildId: string, tell: () => Promise<void>): Promise<void> {
  try {
    await tell();
  } catch (error) {
    context.log.error({ guildId, error }, 'a change in a server could not be applied to its games');
  }
}
