import { z } from 'zod';
import { type Json, jsonObject } from '../json.ts';
import { checkCommandRules } from '../rules/commands.ts';
import { validateBody } from '../rules/spec.ts';
import type { Site } from '../site.ts';
import { requireGuild } from './access.ts';
import { invalidForm, refuse } from './refusal.ts';
import { type Call, noContent, ok, type Reply, type Route } from './route.ts';

type Scope = 'global' | 'guild';

/** The commands of a scope, and its id. */
function scopeOf(call: Call, site: Site, scope: Scope): { key: string; commands: readonly Json[] } {
  if (call.param('application') !== site.world.applicationId) throw refuse('missingAccess');
  if (scope === 'guild') requireGuild(site, call.param('guild'));
  const key = scope === 'guild' ? site.world.guildId : 'global';
  return { key, commands: site.world.commands.get(key) ?? [] };
}

function keep(site: Site, key: string, commands: readonly Json[]): void {
  site.world.commands.set(key, [...commands]);
  site.world.bus.emit({ t: 'commands' });
}

function registered(site: Site, key: string, wanted: Json, before: Json | undefined): Json {
  return {
    name_localizations: null,
    description_localizations: null,
    default_member_permissions: null,
    nsfw: false,
    contexts: null,
    integration_types: [0],
    dm_permission: true,
    description: '',
    ...before,
    ...wanted,
    type: wanted.type ?? before?.type ?? 1,
    id: before?.id ?? site.world.ids.next(),
    application_id: site.world.applicationId,
    version: site.world.ids.next(),
    ...(key === 'global' ? {} : { guild_id: key }),
  };
}

function isSame(a: Json, b: Json): boolean {
  return a.name === b.name && (a.type ?? 1) === (b.type ?? 1);
}

function replaceAll(call: Call, site: Site, scope: Scope): Reply {
  const { key, commands } = scopeOf(call, site, scope);
  const list = z.array(jsonObject).safeParse(call.body);
  if (!list.success)
    throw invalidForm([
      { path: [], code: 'LIST_ITEM_VALUE_REQUIRED', message: 'A list of commands is required.' },
    ]);
  list.data.forEach((wanted, i) => {
    validateBody(site.spec.ApplicationCommandUpdateRequestSchema, wanted, 'everything', [i]);
  });
  checkCommandRules(
    list.data,
    list.data.map((_, i) => [i]),
  );
  const next = list.data.map((wanted) =>
    registered(
      site,
      key,
      wanted,
      commands.find((c) => isSame(c, wanted)),
    ),
  );
  keep(site, key, next);
  return ok(next);
}

function create(call: Call, site: Site, scope: Scope): Reply {
  const { key, commands } = scopeOf(call, site, scope);
  validateBody(site.spec.ApplicationCommandCreateRequestSchema, call.body, 'everything');
  const wanted = jsonObject.parse(call.body);
  const before = commands.find((c) => isSame(c, wanted));
  const others = commands.filter((c) => c !== before);
  checkCommandRules([...others, wanted], [...others.map((_, i) => [i]), []]);
  const made = registered(site, key, wanted, before);
  keep(site, key, [...others, made]);
  return { status: before === undefined ? 201 : 200, body: made };
}

function commandFor(call: Call, commands: readonly Json[]): Json {
  const found = commands.find((c) => c.id === call.param('command'));
  if (found === undefined) throw refuse('unknownCommand');
  return found;
}

function change(call: Call, site: Site, scope: Scope): Reply {
  const { key, commands } = scopeOf(call, site, scope);
  const before = commandFor(call, commands);
  validateBody(site.spec.ApplicationCommandPatchRequestPartialSchema, call.body, 'everything');
  const made = registered(site, key, jsonObject.parse(call.body), before);
  const next = commands.map((c) => (c === before ? made : c));
  checkCommandRules(
    next,
    next.map((c, i) => (c === made ? [] : [i])),
  );
  keep(site, key, next);
  return ok(made);
}

function routesOf(base: string, scope: Scope): Route[] {
  return [
    { method: 'GET', pattern: base, run: (call, site) => ok(scopeOf(call, site, scope).commands) },
    { method: 'PUT', pattern: base, run: (call, site) => replaceAll(call, site, scope) },
    { method: 'POST', pattern: base, run: (call, site) => create(call, site, scope) },
    {
      method: 'GET',
      pattern: `${base}/:command`,
      run: (call, site) => ok(commandFor(call, scopeOf(call, site, scope).commands)),
    },
    { method: 'PATCH', pattern: `${base}/:command`, run: (call, site) => change(call, site, scope) },
    {
      method: 'DELETE',
      pattern: `${base}/:command`,
      run(call, site) {
        const { key, commands } = scopeOf(call, site, scope);
        const gone = commandFor(call, commands);
        keep(
          site,
          key,
          commands.filter((c) => c !== gone),
        );
        return noContent;
      },
    },
  ];
}

/** The routes of the application's commands, global ones and the guild's own. */
export const commandRoutes: readonly Route[] = [
  ...routesOf('/applications/:application/commands', 'global'),
  ...routesOf('/applications/:application/guilds/:guild/commands', 'guild'),
];
