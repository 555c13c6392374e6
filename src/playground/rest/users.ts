import { z } from 'zod';
import { validateBody } from '../rules/spec.ts';
import { userJson } from '../world/people.ts';
import { refuse } from './refusal.ts';
import { ok, type Route } from './route.ts';

const privateChannel = z.object({ recipient_id: z.string() });

/** The routes of users and of direct messages. */
export const userRoutes: readonly Route[] = [
  {
    method: 'GET',
    pattern: '/users/@me',
    run: (_call, site) =>
      ok({ ...userJson(site.world.bot, true), verified: true, mfa_enabled: false, email: null }),
  },
  {
    method: 'GET',
    pattern: '/users/@me/guilds',
    run(_call, site) {
      const { world } = site;
      const base = { icon: null, owner: false, features: [], permissions: '0' };
      return ok(world.botsGuilds().map((id) => ({ ...base, id, name: world.guildName(id) })));
    },
  },
  {
    method: 'GET',
    pattern: '/users/:user',
    run(call, site) {
      const user = site.world.user(call.param('user'));
      if (user === undefined) throw refuse('unknownUser');
      return ok(user);
    },
  },
  {
    method: 'POST',
    pattern: '/users/@me/channels',
    run(call, site) {
      validateBody(site.spec.CreatePrivateChannelRequestSchema, call.body);
      const { recipient_id: recipient } = privateChannel.parse(call.body);
      if (!site.world.people.has(recipient)) throw refuse('unknownUser');
      return ok(site.world.channelJson(site.world.channels.dmWith(recipient)));
    },
  },
];
