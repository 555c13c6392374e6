import { ChannelType, type TextChannel, type ThreadChannel } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ManualClock } from '../../src/playground/index.ts';
import { openStage, type Stage } from './bot.ts';
import { rawRequest } from './raw-request.ts';

let stage: Stage;
let clock: ManualClock;
let room: TextChannel;

beforeEach(async () => {
  clock = new ManualClock();
  stage = await openStage({ clock });
  const found = await stage.client.channels.fetch(stage.playground.channel('throne-room').id);
  if (found?.type !== ChannelType.GuildText) throw new Error('The throne room is no text channel.');
  room = found;
});

afterEach(() => stage.end());

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (typeof error === 'object' && error !== null && 'code' in error ? error.code : error),
  );

const open = (): Promise<ThreadChannel> =>
  room.threads.create({ name: 'game', type: ChannelType.PublicThread, autoArchiveDuration: 60 });

describe('a thread', () => {
  test('hangs from a message under the message’s id, once', async () => {
    const message = await room.send('a game');
    const thread = await message.startThread({ name: 'game' });
    expect(thread.id).toBe(message.id);
    expect(thread.parentId).toBe(room.id);
    expect(
      await codeOf(
        stage.client.rest.post(`/channels/${room.id}/messages/${message.id}/threads`, {
          body: { name: 'x' },
        }),
      ),
    ).toBe(160004);
  });

  test('archives itself when nobody writes, takes no edits then, and wakes with a post', async () => {
    const thread = await open();
    const message = await thread.send('first');
    clock.advance(59 * 60_000);
    await thread.send('still awake');
    clock.advance(59 * 60_000);
    expect(stage.playground.channel(thread.id).thread?.archived).toBe(false);
    clock.advance(60_000);
    expect(stage.playground.channel(thread.id).thread?.archived).toBe(true);
    expect(await codeOf(message.edit('edited'))).toBe(50083);
    await thread.send('awake again');
    expect(stage.playground.channel(thread.id).thread?.archived).toBe(false);
    expect(await codeOf(message.edit('edited'))).toBe('done');
  });

  test('is archived and woken by the bot', async () => {
    const thread = await open();
    await thread.setArchived(true);
    expect(stage.playground.channel(thread.id).thread?.archived).toBe(true);
    await thread.setArchived(false);
    expect(stage.playground.channel(thread.id).thread?.archived).toBe(false);
  });

  test('that is locked and archived takes no posts', async () => {
    const thread = await open();
    stage.playground.setThread(thread.id, { archived: true, locked: true });
    expect(await codeOf(thread.send('x'))).toBe(160005);
  });

  test('that is archived has dead buttons', async () => {
    const thread = await open();
    const components = [
      { type: 1, components: [{ type: 2, style: 1 as const, custom_id: 'go', label: 'Go' }] },
    ];
    await thread.send({ content: 'x', components });
    stage.playground.setThread(thread.id, { archived: true });
    const ada = stage.playground.person(0);
    const [message] = ada.messages(thread.id);
    if (message === undefined) throw new Error('Ada sees no message.');
    await expect(ada.press(message, 'go')).rejects.toThrow(/archived/);
  });

  test('that is private is seen by its members only', async () => {
    const thread = await room.threads.create({ name: 'secret', type: ChannelType.PrivateThread });
    const [ada, bo] = [stage.playground.person(0), stage.playground.person(1)];
    await thread.members.add(bo.id);
    await thread.send('psst');
    expect(ada.messages(thread.id)).toEqual([]);
    expect(bo.messages(thread.id).map((m) => m.content)).toEqual(['psst']);
    await thread.send(`<@${ada.id}> come in`);
    expect(ada.messages(thread.id)).toHaveLength(2);
    expect(ada.pinged(thread.id)).toHaveLength(1);
  });

  test('is gone for good when it is deleted', async () => {
    const thread = await open();
    await thread.delete();
    expect(await codeOf(stage.client.rest.get(`/channels/${thread.id}`))).toBe(10003);
  });
});

describe('what the bot may not do', () => {
  test('write where it may only look, look where it may not', async () => {
    stage.playground.setBotAccess(room.id, 'read');
    expect(await codeOf(room.send('x'))).toBe(50013);
    expect(await codeOf(stage.client.rest.get(`/channels/${room.id}/messages`))).toBe('done');
    stage.playground.setBotAccess(room.id, 'none');
    expect(await codeOf(stage.client.rest.get(`/channels/${room.id}/messages`))).toBe(50001);
  });

  test('reach a deleted message or channel', async () => {
    const message = await room.send('x');
    await message.delete();
    expect(await codeOf(stage.client.rest.get(`/channels/${room.id}/messages/${message.id}`))).toBe(10008);
    expect(await codeOf(message.edit('y'))).toBe(10008);
    stage.playground.deleteChannel(room.id);
    expect(
      await codeOf(stage.client.rest.post(`/channels/${room.id}/messages`, { body: { content: 'x' } })),
    ).toBe(10003);
  });

  test('write to a person who takes no direct messages', async () => {
    const ada = stage.playground.person(0);
    const user = await stage.client.users.fetch(ada.id);
    await user.send('hello');
    const dm = await user.createDM();
    expect(ada.messages(dm.id).map((m) => m.content)).toEqual(['hello']);
    expect(stage.playground.person(1).messages(dm.id)).toEqual([]);
    ada.takeDirectMessages(false);
    expect(await codeOf(user.send('hello'))).toBe(50007);
  });

  test('find a member who left', async () => {
    const ada = stage.playground.person(0);
    stage.playground.removeMember(ada.id);
    expect(await codeOf(stage.client.rest.get(`/guilds/${stage.playground.guildId}/members/${ada.id}`))).toBe(
      10007,
    );
    expect(await codeOf(stage.client.rest.get(`/guilds/${stage.playground.guildId}/members/1`))).toBe(10013);
    await expect(ada.command(room.id, 'ping')).rejects.toThrow(/not in this server/);
  });

  test('edit messages that are older than an hour more than 3 times in 20 seconds', async () => {
    const { playground } = stage;
    const message = await room.send('0');
    const edit = async () => {
      const path = `/channels/${room.id}/messages/${message.id}`;
      const { status, body } = await rawRequest(playground, 'PATCH', path, { content: 'x' });
      return body.code ?? status;
    };
    const inARow = async () => [await edit(), await edit(), await edit(), await edit()];
    expect(await inARow()).toEqual([200, 200, 200, 200]);
    clock.advance(60 * 60_000);
    expect(await inARow()).toEqual([200, 200, 200, 30046]);
    clock.advance(20_000);
    expect(await edit()).toBe(200);
  });
});

test('a page of messages is newest first, and ranges work', async () => {
  for (const word of ['a', 'b', 'c', 'd']) await room.send(word);
  const newest = await room.messages.fetch({ limit: 2 });
  expect(newest.map((m) => m.content)).toEqual(['d', 'c']);
  const before = await room.messages.fetch({ limit: 2, before: newest.lastKey() ?? '' });
  expect(before.map((m) => m.content)).toEqual(['b', 'a']);
});

test('mentions ring for those who are allowed to be called', async () => {
  const [ada, bo] = [stage.playground.person(0), stage.playground.person(1)];
  await room.send({ content: `<@${ada.id}> <@${bo.id}>`, allowedMentions: { users: [ada.id] } });
  await room.send({ content: `<@${bo.id}>`, allowedMentions: { parse: [] } });
  await room.send({ content: `<@${bo.id}> quietly`, flags: 4096 });
  expect(ada.pinged(room.id)).toHaveLength(1);
  expect(bo.pinged(room.id)).toEqual([]);
});
