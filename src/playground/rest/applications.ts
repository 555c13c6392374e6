import type { Json } from '../json.ts';
import { userJson } from '../world/people.ts';
import type { World } from '../world/world.ts';
import { ok, type Route } from './route.ts';

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

/** The routes of the application and the gateway's URL. */
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
];
