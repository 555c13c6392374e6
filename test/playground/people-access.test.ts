/** Permissions per person and channel, as Discord sends them to the bot, and limits and faults per route and person. */
import { ChannelType, DiscordAPIError, MessageFlags, RateLimitError, Routes } from 'discord.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { ActionNotAllowed } from '../../src/playground/index.ts';
import { openStage, type Stage } from './bot.ts';

let stage: Stage;
let room: string;

beforeEach(async () => {
  stage = await openStage({}, { rest: { rejectOnRateLimit: () => true } });
  room = stage.playground.channel('tavern').id;
});

afterEach(() => stage.end());

const resolved = z.object({ members: z.record(z.string(), z.object({ permissions: z.string() })) });
const command = z.object({ permissions: z.string() });
const payload = z.object({ member: command, data: z.object({ resolved: resolved.optional() }) });

async function register() {
  const options = [{ type: 6, name: 'who', description: 'somebody' }];
  await stage.client.rest.put(Routes.applicationCommands(stage.playground.applicationId), {
    body: [{ name: 'call', description: 'calls', options }],
  });
}

async function called(who: number, by = 0) {
  const { playground } = stage;
  const sent = playground.person(by).command(room, 'call', { who: playground.person(who).id });
  sent.catch(() => undefined);
  await expect.poll(() => payload.safeParse(playground.lastInteraction().payload).success).toBe(true);
  return payload.parse(playground.lastInteraction().payload);
}

const VIEW = 1n << 10n;
const SEND = 1n << 11n;

test('a command names the permissions of its person and of everybody it names', async () => {
  await register();
  const { playground } = stage;
  const bo = playground.person(1).id;
  const before = await called(1);
  expect(BigInt(before.data.resolved?.members[bo]?.permissions ?? '0') & VIEW).toBe(VIEW);
  playground.setPersonAccess(room, bo, 'none');
  expect((await called(1)).data.resolved?.members[bo]?.permissions).toBe('0');
  playground.setPersonAccess(room, bo, 'read');
  const reading = BigInt((await called(1)).data.resolved?.members[bo]?.permissions ?? '0');
  expect([reading & VIEW, reading & SEND]).toEqual([VIEW, 0n]);
  expect(BigInt((await called(2, 1)).member.permissions) & SEND).toBe(0n);
});

test('who cannot see a channel cannot act in it or in its threads, sees nothing there and is not notified', async () => {
  await register();
  const { playground, client } = stage;
  const bo = playground.person(1);
  playground.setPersonAccess(room, bo.id, 'none');
  const channel = await client.channels.fetch(room);
  if (channel?.type !== ChannelType.GuildText) throw new Error('The tavern is no text channel.');
  const posted = await channel.send({ content: `<@${bo.id}>`, allowedMentions: { users: [bo.id] } });
  const thread = await posted.startThread({ name: 'a game' });
  for (const place of [room, thread.id]) {
    await expect(bo.command(place, 'call')).rejects.toThrow(ActionNotAllowed);
    expect([bo.messages(place), bo.pinged(place)]).toEqual([[], []]);
  }
  expect(playground.person(2).messages(room)).toHaveLength(1);
  playground.setPersonAccess(room, bo.id, 'full');
  expect(bo.pinged(room)).toHaveLength(1);
});

test('the bot hears of overwrites, which do not apply to the owner', async () => {
  const { playground, client } = stage;
  const [ada, bo] = [playground.person(0).id, playground.person(1).id];
  const visible = async (id: string) => {
    const member = await client.guilds.cache.get(playground.guildId)?.members.fetch(id);
    return member?.permissionsIn(room).has('ViewChannel');
  };
  for (const id of [ada, bo]) playground.setPersonAccess(room, id, 'none');
  await expect.poll(() => visible(bo)).toBe(false);
  expect(await visible(ada)).toBe(true);
});

test('a route has a limit of its own, for each channel', async () => {
  const { playground, client } = stage;
  const [tavern, rules] = [room, playground.channel('rules').id];
  playground.rateLimitRoute(
    { method: 'POST', pattern: '/channels/:channel/threads' },
    { requests: 1, windowMs: 60_000, scope: 'shared' },
  );
  const open = (id: string) => client.rest.post(Routes.threads(id), { body: { name: 'x', type: 11 } });
  await open(tavern);
  await open(rules);
  const refused = await open(tavern).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(RateLimitError);
  expect(refused).toMatchObject({ global: false });
  await client.rest.get(Routes.channel(tavern));
  playground.rateLimitRoute({ method: 'POST', pattern: '/channels/:channel/threads' }, null);
});

test('a fault is for one person: their interactions, and requests that name them', async () => {
  const { playground, client } = stage;
  const [ada, bo] = [playground.person(0), playground.person(1)];
  playground.fault({ personId: bo.id }, { kind: 'refuse', status: 403, code: 50001 });
  const look = (id: string) => client.rest.get(Routes.guildMember(playground.guildId, id));
  await look(ada.id);
  await expect(look(bo.id)).rejects.toThrow(DiscordAPIError);
  await look(bo.id);
  await register();
  stage.answer(async (interaction) => {
    if (interaction.isChatInputCommand()) await interaction.reply('hello');
  });
  playground.fault({ personId: bo.id }, { kind: 'refuse', status: 403, code: 50001 });
  await ada.command(room, 'call');
  expect(playground.pendingFaults()).toBe(1);
  bo.command(room, 'call').catch(() => undefined);
  await expect.poll(() => playground.pendingFaults()).toBe(0);
  expect(stage.errors()).toHaveLength(1);
});

test('a server in front of Discord answers with a page', async () => {
  const { playground, client } = stage;
  const html = '<html><title>Access denied</title></html>';
  playground.fault({ path: /^\/channels/ }, { kind: 'front-door', status: 403, html });
  const refused = await client.rest.get(Routes.channel(room)).catch((error: unknown) => error);
  expect(refused).toMatchObject({ status: 403, code: undefined });
});

test('the first follow-up to a deferred answer may ask to be ephemeral, and stays as it was deferred', async () => {
  await register();
  const { playground } = stage;
  for (const isPrivate of [true, false]) {
    stage.answer(async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      await interaction.deferReply(isPrivate ? { flags: MessageFlags.Ephemeral } : {});
      await interaction.followUp({ content: 'here', flags: MessageFlags.Ephemeral });
    });
    const answer = await (await playground.person(1).command(room, 'call')).settled();
    expect(answer).toMatchObject({ text: 'here', ephemeral: isPrivate });
  }
  expect(stage.errors()).toEqual([]);
});
