import { connect } from 'node:net';
import { DiscordAPIError, type SendableChannels } from 'discord.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStage, type Stage } from './bot.ts';

let stage: Stage;
let channel: SendableChannels;
let room: string;

beforeEach(async () => {
  stage = await openStage();
  room = stage.playground.channel('tavern').id;
  const found = await stage.client.channels.fetch(room);
  if (!found?.isSendable()) throw new Error('The tavern takes no messages.');
  channel = found;
});

afterEach(() => stage.end());

const posts = { method: 'POST', path: /\/messages$/ };

function statuses(): number[] {
  return stage.playground
    .requests()
    .filter((r) => r.method === 'POST' && r.path.endsWith('/messages'))
    .map((r) => r.status);
}

test('a message that was accepted but answered with 500 is sent again, and doubles', async () => {
  stage.playground.fault(posts, { kind: 'accept-then-500' });
  await channel.send('hello');
  expect(statuses()).toEqual([500, 200]);
  expect(stage.playground.messages(room)).toHaveLength(2);
});

test('with an enforced nonce the second try finds the first message', async () => {
  stage.playground.fault(posts, { kind: 'accept-then-500' });
  const sent = await channel.send({ content: 'hello', nonce: 'turn-1', enforceNonce: true });
  expect(statuses()).toEqual([500, 200]);
  expect(stage.playground.messages(room).map((m) => m.id)).toEqual([sent.id]);
});

test('a nonce is forgotten in another channel', async () => {
  const rules = await stage.client.channels.fetch(stage.playground.channel('rules').id);
  if (!rules?.isSendable()) throw new Error('The rules take no messages.');
  const first = await channel.send({ content: 'a', nonce: '1', enforceNonce: true });
  const again = await channel.send({ content: 'b', nonce: '1', enforceNonce: true });
  const elsewhere = await rules.send({ content: 'c', nonce: '1', enforceNonce: true });
  expect(again.id).toBe(first.id);
  expect(elsewhere.content).toBe('c');
});

test('an injected refusal reaches the bot with its code, and is no violation', async () => {
  stage.playground.fault(posts, { kind: 'refuse', status: 403, code: 50013, message: 'Missing Permissions' });
  const refusal = await channel.send('hello').catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(DiscordAPIError);
  expect(refusal).toMatchObject({ status: 403, code: 50013 });
  expect(stage.playground.messages(room)).toEqual([]);
  expect(stage.playground.violations()).toEqual([]);
});

test('a rate limit with retry-after is waited for', async () => {
  stage.playground.fault(posts, { kind: 'refuse', status: 429, retryAfter: 0.05 });
  await channel.send('hello');
  expect(statuses()).toEqual([429, 200]);
});

test('a dropped connection is tried again', async () => {
  stage.playground.fault({ ...posts, times: 2 }, { kind: 'drop' });
  await channel.send('hello');
  expect(statuses()).toEqual([0, 0, 200]);
});

test('an answer that is lost on the way doubles the message', async () => {
  stage.playground.fault(posts, { kind: 'accept-then-drop' });
  await channel.send('hello');
  expect(stage.playground.messages(room)).toHaveLength(2);
});

test('a held request is done when it is let go', async () => {
  let letGo: () => void = () => undefined;
  const until = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  stage.playground.fault(posts, { kind: 'hold', until });
  const sending = channel.send('held');
  await stage.client.rest.get('/users/@me');
  expect(stage.playground.messages(room)).toEqual([]);
  letGo();
  await sending;
  expect(stage.playground.messages(room)).toHaveLength(1);
});

test('simulated buckets tell the client when to wait, so that it never runs into a 429', async () => {
  stage.playground.rateLimit({ requests: 2, windowMs: 200 });
  await Promise.all(['a', 'b', 'c'].map((word) => channel.send(word)));
  expect(stage.playground.messages(room).map((m) => m.content)).toEqual(['a', 'b', 'c']);
  expect(statuses()).not.toContain(429);
});

test('an unknown route is a 404 and a violation', async () => {
  const refusal = await stage.client.rest.get('/no/such/route').catch((error: unknown) => error);
  expect(refusal).toMatchObject({ status: 404, code: 0 });
  expect(stage.playground.violations()).toMatchObject([{ route: 'GET /no/such/route', code: 0 }]);
});

test('a request whose sender dies in the middle does nothing, and is no violation', async () => {
  const { playground } = stage;
  const { hostname, port, pathname } = new URL(`${playground.apiUrl}/v10/channels/${room}/messages`);
  const arrived = playground.waitFor((event) => event.t === 'arrival');
  const ended = playground.waitFor((event) => event.t === 'request');
  const socket = connect(Number(port), hostname);
  const head = `POST ${pathname} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nAuthorization: Bot ${playground.token}`;
  socket.write(`${head}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"content":`);
  await arrived;
  socket.destroy();
  await ended;
  expect(statuses()).toEqual([0]);
  expect(playground.messages(room)).toEqual([]);
  expect(playground.violations()).toEqual([]);
});
