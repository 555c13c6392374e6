import { ChannelType, Client, Events, GatewayIntentBits, MessageFlags } from 'discord.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { logIn, openStage, type Stage } from './bot.ts';

let stage: Stage;

beforeEach(async () => {
  stage = await openStage();
  await stage.client.application.commands.set([{ name: 'ping', description: 'Pings' }]);
  stage.answer(async (interaction) => {
    if (interaction.isRepliable())
      await interaction.reply({ content: 'pong', flags: MessageFlags.Ephemeral });
  });
});

afterEach(() => stage.end());

test.each([[4000], ['kill']] as const)(
  'after a connection was cut (%s) the bot resumes and gets what it missed',
  async (how) => {
    const { playground, client } = stage;
    const resumed = new Promise((resolve) =>
      client.once(Events.ShardResume, (_shard, replayed) => resolve(replayed)),
    );
    playground.disconnectGateways(how);
    const seen = playground.person(0).command(playground.channel('rules').id, 'ping');
    expect(await resumed).toBeGreaterThanOrEqual(1);
    expect((await seen).message?.content).toBe('pong');
    expect(playground.gatewayState()).toEqual({ identifies: 1, resumes: 1, connected: true });
  },
);

test('a bot whose session was forgotten logs in anew', async () => {
  const { playground, client } = stage;
  const ready = new Promise((resolve) => client.once(Events.ShardReady, resolve));
  playground.disconnectGateways(4000, true);
  await ready;
  // The library may have to log in twice when its first try falls into its own reconnecting.
  const { identifies, resumes } = playground.gatewayState();
  expect(identifies).toBeGreaterThan(1);
  expect(resumes).toBe(0);
});

test('a wrong token is turned away', async () => {
  const client = new Client({ intents: [], rest: { api: stage.playground.apiUrl } });
  await expect(client.login('another.token')).rejects.toThrow(/invalid token/i);
  await client.destroy();
});

test('an intent that was not granted is turned away', async () => {
  const intents = [GatewayIntentBits.Guilds, GatewayIntentBits.MessageContent];
  await expect(logIn(stage.playground, { intents })).rejects.toThrow(/disallowed intents/i);
  expect(stage.playground.violations().map((v) => v.code)).toContain(4014);
});

test('the same interaction delivered twice: the second answer is refused', async () => {
  const { playground } = stage;
  const seen = await playground.person(0).command(playground.channel('rules').id, 'ping');
  const refused = playground.waitFor((e) => e.t === 'request' && e.request.status === 400);
  playground.replay(seen);
  await refused;
  expect(playground.violations().map((v) => v.code)).toEqual([40060]);
  expect(playground.messages(playground.channel('rules').id)).toHaveLength(1);
});

test('channels, threads, members and the guild come and go as events', async () => {
  const { playground, client } = stage;
  const room = playground.channel('tavern').id;
  const heard: string[] = [];
  client.on(Events.ThreadCreate, (t) => heard.push(`thread ${t.name}`));
  client.on(Events.ThreadUpdate, (_old, t) => heard.push(`archived ${t.archived}`));
  client.on(Events.ThreadDelete, (t) => heard.push(`no thread ${t.name}`));
  client.on(Events.ChannelDelete, (c) => heard.push(`no channel ${c.id === room}`));
  const gone = new Promise((resolve) => client.once(Events.GuildDelete, resolve));
  const channel = await client.channels.fetch(room);
  if (channel?.type !== ChannelType.GuildText) throw new Error('The tavern takes no threads.');
  const thread = await channel.threads.create({ name: 'game' });
  playground.setThread(thread.id, { archived: true });
  playground.deleteChannel(thread.id);
  const untold = await channel.threads.create({ name: 'goes with its channel' });
  playground.deleteChannel(room);
  expect(playground.channels.some(({ id }) => id === untold.id)).toBe(false);
  playground.setBotInGuild(false);
  await gone;
  expect(heard).toEqual([
    'thread game',
    'archived true',
    'no thread game',
    'thread goes with its channel',
    'no channel true',
  ]);
});

test('without the intents a bot hears nothing of messages and members', async () => {
  const { playground } = stage;
  const eager = await logIn(playground, {
    intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages, GatewayIntentBits.GuildMembers],
  });
  const heard: string[] = [];
  for (const [who, client] of [
    ['modest', stage.client],
    ['eager', eager],
  ] as const) {
    client.on(Events.MessageCreate, (m) => heard.push(`${who} ${m.content}`));
    client.on(Events.GuildMemberRemove, (m) => heard.push(`${who} ${m.user.username} left`));
  }
  const left = new Promise((resolve) => eager.once(Events.GuildMemberRemove, resolve));
  const channel = await stage.client.channels.fetch(playground.channel('tavern').id);
  if (channel?.isSendable()) await channel.send('hello');
  playground.removeMember(playground.person(2).id);
  await left;
  expect(heard).toEqual(['eager hello', 'eager cleo left']);
  await eager.destroy();
});
