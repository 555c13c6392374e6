import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '../faults.ts';
import type { Site } from '../site.ts';
import { readBody } from './body.ts';
import { Refusal, refuse } from './refusal.ts';
import type { Reply } from './route.ts';
import { findRoute, type Match } from './router.ts';

const base = '/api/v10';

interface Answer extends Reply {
  readonly headers: Readonly<Record<string, string>>;
}

/** Serves everything under `/api/`. */
export async function serveApi(
  request: IncomingMessage,
  response: ServerResponse,
  site: Site,
): Promise<void> {
  const method = request.method ?? 'GET';
  const url = new URL(request.url ?? '/', site.origin());
  const path = decodePath(url.pathname).slice(base.length);
  site.world.bus.emit({ t: 'arrival', method, path });
  const fault = site.faults.take(method, path, personAbout(path, site));
  const record = (status: number) => site.world.bus.emit({ t: 'request', request: { method, path, status } });
  if (fault?.kind === 'drop') {
    request.socket.resetAndDestroy();
    record(0);
    return;
  }
  if (fault?.kind === 'refuse') {
    const { status, code = 0, message = 'An injected fault', ...more } = fault;
    const refusal = new Refusal(status, code, message, more);
    await readBody(request);
    send(response, refusalAnswer(refusal));
    record(status);
    return;
  }
  if (fault?.kind === 'front-door') {
    const { status, html = frontDoorPage(status), retryAfter } = fault;
    await readBody(request);
    const wait = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
    response.writeHead(status, { 'content-type': 'text/html; charset=UTF-8', ...wait }).end(html);
    record(status);
    return;
  }
  const answer = await handled(request, url, path, site, fault);
  if (answer === null) {
    record(0);
    return;
  }
  // Saved before the answer, so that an answered request survives a crash.
  if (method !== 'GET') await site.saved();
  if (fault?.kind === 'accept-then-drop') {
    request.socket.resetAndDestroy();
    record(0);
    return;
  }
  const given =
    fault?.kind === 'accept-then-500'
      ? { status: 500, body: { message: '500: Internal Server Error', code: 0 }, headers: {} }
      : answer;
  record(given.status);
  send(response, given);
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Null when the client disconnected before the request was complete. */
async function handled(
  request: IncomingMessage,
  url: URL,
  path: string,
  site: Site,
  fault: Fault | undefined,
): Promise<Answer | null> {
  const method = request.method ?? 'GET';
  try {
    const body = await readBody(request);
    if (fault?.kind === 'delay') await sleep(fault.ms);
    if (fault?.kind === 'hold') await fault.until;
    if (!url.pathname.startsWith(`${base}/`)) throw refuse('notFound');
    const match = findRoute(method, path);
    requireToken(request, match, site);
    const headers = site.rateLimits.count(bucketOf(method, path, match), match.route);
    const reply = match.route.run(
      {
        method,
        path,
        query: url.searchParams,
        body: body.json,
        uploads: body.uploads,
        param: (name) => match.params.get(name) ?? '',
      },
      site,
    );
    return { ...reply, headers };
  } catch (error) {
    if (!request.complete && request.destroyed) return null;
    return refused(error, `${method} ${withoutToken(path)}`, site);
  }
}

function refused(error: unknown, route: string, site: Site): Answer {
  if (error instanceof Refusal) {
    site.violations.add(route, error.code, error.summary());
    return refusalAnswer(error);
  }
  // An internal error is printed, so that it is not mistaken for an error of the bot.
  console.error(`playground: ${route} broke`, error);
  site.violations.add(route, 0, `The playground itself broke: ${String(error)}`);
  return { status: 500, body: { message: '500: Internal Server Error', code: 0 }, headers: {} };
}

function refusalAnswer(refusal: Refusal): Answer {
  return { status: refusal.status, body: refusal.toJson(), headers: rateHeadersOf(refusal) };
}

function frontDoorPage(status: number): string {
  return `<!DOCTYPE html><html><head><title>Error ${status}</title></head><body><h1>Error ${status}</h1></body></html>`;
}

/** The person that a request is about: whose interaction it answers, or whom its path names. Null for nobody. */
function personAbout(path: string, site: Site): string | null {
  const token = /^\/(?:interactions|webhooks)\/\d+\/([^/]+)/.exec(path)?.[1];
  if (token !== undefined) return site.interactions.personOf(token);
  return /\/(?:members|thread-members|users)\/(\d+)$/.exec(path)?.[1] ?? null;
}

function rateHeadersOf({ retryAfter, global, scope }: Refusal): Record<string, string> {
  if (retryAfter === undefined) return {};
  const wait = { 'retry-after': String(retryAfter) };
  return global
    ? { ...wait, 'x-ratelimit-global': 'true', 'x-ratelimit-scope': 'global' }
    : { ...wait, 'x-ratelimit-scope': scope };
}

function requireToken(request: IncomingMessage, match: Match, site: Site): void {
  if (match.route.open === true) return;
  if (request.headers.authorization !== `Bot ${site.token}`) throw refuse('unauthorized');
}

/** Buckets are counted for each route and its major resource; answers to interactions have their own. */
function bucketOf(method: string, path: string, match: Match): string {
  const major = match.params.get('channel') ?? match.params.get('guild') ?? match.params.get('token') ?? '';
  const callback = match.route.pattern.endsWith('/callback');
  return callback ? `${method} ${path}` : `${method} ${match.route.pattern} ${major}`;
}

function withoutToken(path: string): string {
  return path.replace(/^(\/(?:interactions|webhooks)\/[^/]+)\/[^/]+/, '$1/TOKEN');
}

function send(response: ServerResponse, answer: Answer): void {
  // An answer without a body has no JSON content type, because clients would try to parse the body.
  const hasBody = answer.body !== undefined && answer.status !== 204;
  const type = hasBody ? { 'content-type': 'application/json' } : {};
  response.writeHead(answer.status, { ...type, ...answer.headers });
  response.end(hasBody ? JSON.stringify(answer.body) : undefined);
}
