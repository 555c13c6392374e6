import { Client, Events, GatewayIntentBits, type Interaction } from 'discord.js';
import { afterEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { ManualClock, type Playground, startPlayground } from '../../src/playground/index.ts';
import { logIn } from './bot.ts';

const closings: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

async function open(options: Parameters<typeof startPlayground>[0] = {}): Promise<Playground> {
  const playground = await startPlayground(options);
  closings.push(() => playground.close());
  return playground;
}

async function shard(playground: Playground, id: number, shardCount: number) {
  const client = await logIn(playground, {
    shards: [id],
    shardCount,
    intents: [GatewayIntentBits.Guilds, GatewayIntentBits.DirectMessages],
  });
  closings.push(() => client.destroy());
  const heard: Interaction[] = [];
  client.on(Events.InteractionCreate, (interaction) => {
    heard.push(interaction);
    // The second answer is refused, as the playground's own list of refusals tells.
    if (interaction.isRepliable()) interaction.reply('pong').catch(() => undefined);
  });
  return { client, heard };
}

test('a guild is told of on its own shard, direct messages on shard 0', async () => {
  const playground = await open({ sharding: { recommended: 2, maxConcurrency: 1, strict: false } });
  const [zero, one] = [await shard(playground, 0, 2), await shard(playground, 1, 2)];
  expect([...zero.client.guilds.cache.keys()]).toEqual([playground.guildId]);
  expect([...one.client.guilds.cache.keys()]).toEqual([]);
  const created = new Promise((resolve) => one.client.once(Events.GuildCreate, resolve));
  const other = playground.addGuild('The Other One', 'lobby');
  await created;
  const ada = playground.person(0);
  await zero.client.application.commands.set([{ name: 'ping', description: 'Pings' }]);
  await ada.command(playground.channel('rules').id, 'ping');
  await ada.command(other.channelId, 'ping');
  expect(zero.heard.map(({ guildId }) => guildId)).toEqual([playground.guildId]);
  expect(one.heard.map(({ guildId }) => guildId)).toEqual([other.guildId]);
  const own = await zero.client.rest.post('/users/@me/channels', { body: { recipient_id: ada.id } });
  const dm = playground.channels.find(({ recipientId }) => recipientId === ada.id);
  expect(own).toMatchObject({ id: dm?.id });
  await ada.command(dm?.id ?? '', 'ping');
  expect(zero.heard.at(-1)?.guildId).toBeNull();
  expect(one.heard).toHaveLength(1);
});

test('a thread belongs to the guild of its channel', async () => {
  const playground = await open();
  const { guildId, channelId } = playground.addGuild('The Other One', 'lobby');
  const { client } = await shard(playground, 1, 2);
  const channel = await client.channels.fetch(channelId);
  if (!channel?.isSendable()) throw new Error('The bot cannot write there.');
  const thread = await (await channel.send('hello')).startThread({ name: 'a thread' });
  expect(thread.guildId).toBe(guildId);
  expect(playground.channel(thread.id).guildId).toBe(guildId);
});

test('two programs on the same shard both hear everything', async () => {
  const playground = await open();
  const both = [await shard(playground, 0, 1), await shard(playground, 0, 1)];
  await both[0]?.client.application.commands.set([{ name: 'ping', description: 'Pings' }]);
  const refused = playground.waitFor((e) => e.t === 'request' && e.request.status === 400);
  await playground.person(0).command(playground.channel('rules').id, 'ping');
  await refused;
  expect(both.map(({ heard }) => heard.length)).toEqual([1, 1]);
  expect(playground.violations().map(({ code }) => code)).toEqual([40060]);
});

test.each([
  [2, 2],
  [-1, 2],
  [0, 0],
])('shard %i of %i is turned away', async (id, count) => {
  const playground = await open();
  const socket = new WebSocket(`${playground.url.replace('http:', 'ws:')}?v=10&encoding=json`);
  const closed = new Promise<number>((resolve) => {
    socket.onclose = ({ code }) => resolve(code);
  });
  socket.onmessage = () =>
    socket.send(
      JSON.stringify({
        op: 2,
        d: { token: playground.token, intents: 1, shard: [id, count], properties: {} },
      }),
    );
  expect(await closed).toBe(4010);
  expect(playground.violations().map(({ code }) => code)).toEqual([4010]);
});

test('the gateway recommends shards, and counts how often they log in', async () => {
  const playground = await open({ sharding: { recommended: 3, maxConcurrency: 16, strict: true } });
  const { client } = await shard(playground, 1, 3);
  expect(await client.rest.get('/gateway/bot')).toMatchObject({
    shards: 3,
    session_start_limit: { total: 1_000, remaining: 999, max_concurrency: 16 },
  });
});

test('a shard that logs in too soon after another is told to wait', async () => {
  const clock = new ManualClock();
  const playground = await open({ clock, sharding: { recommended: 2, maxConcurrency: 1, strict: true } });
  await shard(playground, 0, 2);
  const late = new Client({
    intents: [],
    shards: [1],
    shardCount: 2,
    rest: { api: playground.apiUrl },
  });
  closings.push(() => late.destroy());
  const refused = playground.waitFor((e) => e.t === 'violation');
  const ready = new Promise((resolve) => late.once(Events.ClientReady, resolve));
  const loggedIn = late.login(playground.token);
  await refused;
  expect(playground.gatewayState().identifies).toBe(1);
  clock.advance(5_000);
  await loggedIn;
  await ready;
  expect(playground.gatewayState().identifies).toBe(2);
});
