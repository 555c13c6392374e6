import type { Json } from '../json.ts';
import { channelType } from './channel.ts';
import { defaultPermissions } from './permissions.ts';
import type { World } from './world.ts';

/** The guild's roles: @everyone and the bot's own. */
export function rolesJson(world: World, guildId: string): Json[] {
  const role = { color: 0, hoist: false, icon: null, unicode_emoji: null, mentionable: false, flags: 0 };
  const colors = { primary_color: 0, secondary_color: null, tertiary_color: null };
  return [
    {
      ...role,
      colors,
      id: guildId,
      name: '@everyone',
      position: 0,
      managed: false,
      permissions: defaultPermissions,
    },
    {
      ...role,
      colors,
      id: world.botRoleId,
      name: world.bot.displayName,
      position: 1,
      managed: true,
      permissions: defaultPermissions,
      tags: { bot_id: world.bot.id },
    },
  ];
}

/** The guild in the form of REST answers. */
export function guildJson(world: World, guildId: string): Json {
  return {
    id: guildId,
    name: world.guildName(guildId),
    icon: null,
    splash: null,
    discovery_splash: null,
    banner: null,
    description: null,
    owner_id: world.ownerId(),
    region: 'local',
    afk_channel_id: null,
    afk_timeout: 300,
    widget_enabled: false,
    verification_level: 0,
    default_message_notifications: 1,
    explicit_content_filter: 0,
    roles: rolesJson(world, guildId),
    emojis: [],
    stickers: [],
    features: [],
    mfa_level: 0,
    application_id: null,
    system_channel_id: null,
    system_channel_flags: 0,
    rules_channel_id: null,
    public_updates_channel_id: null,
    safety_alerts_channel_id: null,
    vanity_url_code: null,
    premium_tier: 0,
    premium_subscription_count: 0,
    premium_progress_bar_enabled: false,
    preferred_locale: 'en-US',
    nsfw_level: 0,
    max_members: 500_000,
  };
}

/** The guild in the form of the gateway's GUILD_CREATE. */
export function guildCreateJson(world: World, guildId: string): Json {
  const own = world.channels.all().filter((c) => c.guildId === guildId);
  const channels = own.filter((c) => c.type === channelType.text);
  const threads = own.filter((c) => c.thread !== null && !c.thread.archived);
  const members = [world.bot.id, ...world.members].flatMap((id) => world.member(id) ?? []);
  return {
    ...guildJson(world, guildId),
    joined_at: new Date(world.clock.now()).toISOString(),
    large: false,
    unavailable: false,
    member_count: members.length,
    members,
    channels: channels.map((c) => world.channelJson(c)),
    threads: threads.map((c) => world.channelJson(c)),
    voice_states: [],
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}
