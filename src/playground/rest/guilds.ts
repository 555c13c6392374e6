import { channelType } from '../world/channel.ts';
import { guildJson, rolesJson } from '../world/guild.ts';
import { requireGuild } from './access.ts';
import { refuse } from './refusal.ts';
import { noContent, ok, type Route } from './route.ts';

/** The routes of the guild and its members. */
export const guildRoutes: readonly Route[] = [
  {
    method: 'GET',
    pattern: '/guilds/:guild',
    run(call, site) {
      requireGuild(site, call.param('guild'));
      return ok(guildJson(site.world, call.param('guild')));
    },
  },
  {
    method: 'GET',
    pattern: '/guilds/:guild/channels',
    run(call, site) {
      requireGuild(site, call.param('guild'));
      const own = site.world.channels.all().filter((c) => c.guildId === call.param('guild'));
      const channels = own.filter((c) => c.type === channelType.text);
      return ok(channels.map((c) => site.world.channelJson(c)));
    },
  },
  {
    method: 'GET',
    pattern: '/guilds/:guild/roles',
    run(call, site) {
      requireGuild(site, call.param('guild'));
      return ok(rolesJson(site.world, call.param('guild')));
    },
  },
  {
    method: 'GET',
    pattern: '/guilds/:guild/members/:user',
    run(call, site) {
      requireGuild(site, call.param('guild'));
      const id = call.param('user') === '@me' ? site.world.bot.id : call.param('user');
      if (site.world.user(id) === undefined) throw refuse('unknownUser');
      const member = site.world.member(id);
      if (member === undefined) throw refuse('unknownMember');
      return ok(member);
    },
  },
  {
    method: 'DELETE',
    pattern: '/users/@me/guilds/:guild',
    run(call, site) {
      requireGuild(site, call.param('guild'));
      site.world.removeBot(call.param('guild'));
      return noContent;
    },
  },
];
