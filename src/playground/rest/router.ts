import { applicationRoutes } from './applications.ts';
import { callbackRoutes } from './callback.ts';
import { channelRoutes } from './channels.ts';
import { commandRoutes } from './commands.ts';
import { emojiRoutes } from './emojis.ts';
import { guildRoutes } from './guilds.ts';
import { messageRoutes } from './messages.ts';
import { refuse } from './refusal.ts';
import type { Route } from './route.ts';
import { threadRoutes } from './threads.ts';
import { userRoutes } from './users.ts';
import { webhookRoutes } from './webhooks.ts';

const routes: readonly { route: Route; steps: readonly string[] }[] = [
  ...applicationRoutes,
  ...callbackRoutes,
  ...channelRoutes,
  ...commandRoutes,
  ...emojiRoutes,
  ...guildRoutes,
  ...messageRoutes,
  ...threadRoutes,
  ...userRoutes,
  ...webhookRoutes,
].map((route) => ({ route, steps: route.pattern.split('/') }));

/** A route and the values of its parameters. */
export interface Match {
  readonly route: Route;
  readonly params: ReadonlyMap<string, string>;
}

function paramsOf(steps: readonly string[], path: readonly string[]): Map<string, string> | undefined {
  if (steps.length !== path.length) return undefined;
  const params = new Map<string, string>();
  for (const [i, step] of steps.entries()) {
    const given = path[i] ?? '';
    if (step.startsWith(':')) params.set(step.slice(1), given);
    else if (step !== given) return undefined;
  }
  return params;
}

/**
 * The route for a method and a decoded path after `/api/v10`. The first matching route is used.
 * @throws Refusal 404 for an unknown path, 405 for an unknown method
 */
export function findRoute(method: string, path: string): Match {
  const given = path.split('/');
  let pathIsKnown = false;
  for (const { route, steps } of routes) {
    const params = paramsOf(steps, given);
    if (params === undefined) continue;
    if (route.method === method) return { route, params };
    pathIsKnown = true;
  }
  throw refuse(pathIsKnown ? 'methodNotAllowed' : 'notFound');
}
