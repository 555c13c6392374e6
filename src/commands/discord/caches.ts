/**
 * What the library remembers of Discord. The bot asks for what it needs when it needs it, and games lie in
 * the store: a game at which nobody presses shall cost no memory here. Left to itself the library keeps 200
 * messages of each thread, everybody who ever pressed, and who sits in which thread.
 */
import { type CacheWithLimitsOptions, type ClientOptions, Options, Partials } from 'discord.js';

const isOwn = ({ id, client }: { readonly id: string; readonly client: { readonly user: { id: string } } }) =>
  id === client.user.id;

const LIMITS: CacheWithLimitsOptions = {
  ...Options.DefaultMakeCacheSettings,
  MessageManager: 0,
  ReactionManager: 0,
  ReactionUserManager: 0,
  ThreadMemberManager: 0,
  PresenceManager: 0,
  VoiceStateManager: 0,
  GuildBanManager: 0,
  GuildInviteManager: 0,
  GuildEmojiManager: 0,
  GuildStickerManager: 0,
  GuildScheduledEventManager: 0,
  StageInstanceManager: 0,
  AutoModerationRuleManager: 0,
  // An interaction brings its person along; a limit would be one for each server.
  UserManager: { maxSize: 0, keepOverLimit: isOwn },
  GuildMemberManager: { maxSize: 0, keepOverLimit: isOwn },
};

/**
 * For the client. Threads are forgotten by `IdlePlaces`, not by the library's sweeper, which keeps open ones; an
 * interaction therefore brings its channel along.
 */
export function cacheOptions(): Pick<ClientOptions, 'makeCache' | 'partials' | 'sweepers'> {
  return { makeCache: Options.cacheWithLimits(LIMITS), partials: [Partials.Channel], sweepers: {} };
}
