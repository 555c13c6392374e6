import { z } from 'zod';
import type { Json } from '../json.ts';
import type { Site } from '../site.ts';
import { userJson } from '../world/people.ts';
import type { World } from '../world/world.ts';
import { invalidForm, refuse } from './refusal.ts';
import { type Call, noContent, ok, type Route } from './route.ts';

function applicationJson(world: World): Json {
  const owner = world.user(world.ownerId());
  return {
    id: world.applicationId,
    name: world.bot.displayName,
    icon: null,
    description: '',
    summary: '',
    type: null,
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: '0'.repeat(64),
    flags: 0,
    hook: true,
    owner,
    team: null,
    bot: userJson(world.bot, true),
    redirect_uris: [],
    interactions_endpoint_url: null,
    role_connections_verification_url: null,
    integration_types_config: { '0': {}, '1': {} },
    approximate_guild_count: 1,
    approximate_user_install_count: 0,
  };
}

const newEmoji = z.object({ name: z.string(), image: z.string().startsWith('data:image/') });

function requireOwnApplication(call: Call, site: Site): void {
  if (call.param('application') !== site.world.applicationId) throw refuse('notFound');
}

function createEmoji(call: Call, site: Site) {
  requireOwnApplication(call, site);
  const wanted = newEmoji.safeParse(call.body);
  if (!wanted.success || !/^\w{2,32}$/.test(wanted.data.name)) {
    throw invalidForm([
      {
        path: ['name'],
        code: 'STRING_TYPE_REGEX',
        message: 'Must be 2 to 32 letters, digits or underscores, with an image.',
      },
    ]);
  }
  const base = { roles: [], require_colons: true, managed: false, animated: false, available: true };
  const emoji = {
    id: site.world.ids.next(),
    name: wanted.data.name,
    user: userJson(site.world.bot, true),
    ...base,
  };
  site.world.emojis.push(emoji);
  site.world.bus.emit({ t: 'emojis' });
  return { status: 201, body: emoji };
}

/** The routes of the application, its emoji and the gateway's URL. */
export const applicationRoutes: readonly Route[] = [
  {
    method: 'GET',
    pattern: '/gateway/bot',
    run(_call, site) {
      return ok({
        url: site.origin().replace('http:', 'ws:'),
        shards: site.sharding.recommended,
        session_start_limit: site.identifies.limit(),
      });
    },
  },
  {
    method: 'GET',
    pattern: '/gateway',
    open: true,
    run: (_call, site) => ok({ url: site.origin().replace('http:', 'ws:') }),
  },
  { method: 'GET', pattern: '/applications/@me', run: (_call, site) => ok(applicationJson(site.world)) },
  { method: 'PATCH', pattern: '/applications/@me', run: (_call, site) => ok(applicationJson(site.world)) },
  {
    method: 'GET',
    pattern: '/oauth2/applications/@me',
    run: (_call, site) => ok(applicationJson(site.world)),
  },
  {
    method: 'GET',
    pattern: '/applications/:application/emojis',
    run(call, site) {
      requireOwnApplication(call, site);
      return ok({ items: site.world.emojis });
    },
  },
  { method: 'POST', pattern: '/applications/:application/emojis', run: createEmoji },
  {
    method: 'DELETE',
    pattern: '/applications/:application/emojis/:emoji',
    run(call, site) {
      requireOwnApplication(call, site);
      const at = site.world.emojis.findIndex((emoji) => emoji.id === call.param('emoji'));
      if (at === -1) throw refuse('unknownEmoji');
      site.world.emojis.splice(at, 1);
      return noContent;
    },
  },
];
