import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Client,
  ComponentType,
  Events,
  MessageFlags,
  type SendableChannels,
  type ThreadChannel,
} from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  CannotSave,
  ManualClock,
  type Playground,
  type PlaygroundOptions,
  startPlayground,
} from '../../src/playground/index.ts';
import { logIn } from './bot.ts';

let folder: string;
let file: string;
const closings: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'playground-keeping-'));
  file = join(folder, 'deep', 'world.json');
});

afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
  await rm(folder, { recursive: true, force: true });
});

interface Run {
  readonly playground: Playground;
  readonly client: Client<true>;
}

/** A playground on the file with a bot. The one before it may still run: it is left as a crash leaves it. */
async function start(options: PlaygroundOptions = {}): Promise<Run> {
  const playground = await startPlayground({ file, ...options });
  closings.push(() => playground.close());
  const client = await logIn(playground);
  closings.push(() => client.destroy());
  return { playground, client };
}

async function tavernOf({ playground, client }: Run): Promise<SendableChannels> {
  const found = await client.channels.fetch(playground.channel('tavern').id);
  if (!found?.isSendable()) throw new Error('The tavern takes no messages.');
  return found;
}

async function openThread(run: Run, name = 'duel'): Promise<ThreadChannel> {
  const tavern = await tavernOf(run);
  if (!('threads' in tavern)) throw new Error('The tavern has no threads.');
  const opening = await tavern.send('Ada challenges Bo');
  const thread = await opening.startThread({ name, autoArchiveDuration: 1440 });
  await thread.members.add(run.playground.person(1).id);
  return thread;
}

const button = { type: ComponentType.Button, style: 2, label: 'Roll', customId: 'roll:1' } as const;
const row = { type: ComponentType.ActionRow, components: [button] } as const;
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAYAAAC56t6BAAAADklEQVR4nGNgQAP/QQAAAwEB/w==',
  'base64',
);

function table(words: string) {
  return {
    embeds: [{ description: words, image: { url: 'attachment://board.png' } }],
    files: [{ attachment: picture, name: 'board.png' }],
    components: [row],
  };
}

describe('a playground with a file', () => {
  test('goes on with the same ids, messages and commands, at another address', async () => {
    const first = await start({ botName: 'WorldSaver' });
    await first.client.application.commands.set([{ name: 'say', description: 'Says' }]);
    const thread = await openThread(first);
    const posted = await thread.send(table('round one'));
    await posted.edit(table('round two'));
    const { playground, client } = await start({ botName: 'WorldSaver' });
    expect(playground.url).not.toBe(first.playground.url);
    expect(playground.applicationId).toBe(first.playground.applicationId);
    expect(playground.guildId).toBe(first.playground.guildId);
    expect(playground.people.map((p) => p.id)).toEqual(first.playground.people.map((p) => p.id));
    const plain = ({ channels }: Playground) =>
      channels.map(({ thread: state, ...channel }) => ({ ...channel, members: [...(state?.members ?? [])] }));
    expect(plain(playground)).toEqual(plain(first.playground));
    const commands = async (bot: Client<true>) =>
      [...(await bot.application.commands.fetch()).values()].map(({ id, name }) => ({ id, name }));
    expect(await commands(client)).toEqual(await commands(first.client));
    expect(await commands(client)).toHaveLength(1);
    const [kept] = playground.messages(thread.id);
    expect(kept?.id).toBe(posted.id);
    expect(kept?.text).toBe('round two');
    expect(kept?.buttons.map((b) => b.label)).toEqual(['Roll']);
    const url = kept?.pictures[0]?.url ?? '';
    expect(url.startsWith(playground.url)).toBe(true);
    expect(Buffer.from(await (await fetch(url)).arrayBuffer()).equals(picture)).toBe(true);
    // The key under which files of earlier versions have the parts of a message.
    expect(await readFile(file, 'utf8')).toContain('"draft":{');
  });

  test('lets people join who were not there before, and leaves out who left', async () => {
    const named = (name: string, id: string) => ({ id, username: name, displayName: name, color: '#123456' });
    const [ann, ben, cid] = [
      named('Ann', '300000000000000001'),
      named('Ben', '300000000000000002'),
      named('Cid', '300000000000000003'),
    ];
    const first = await start({ people: [ann, ben] });
    first.playground.removeMember(ben.id);
    await first.playground.close();
    const { playground, client } = await start({ people: [ann, ben, cid] });
    expect(playground.people.map(({ displayName }) => displayName)).toEqual(['Ann', 'Ben', 'Cid']);
    const members = client.guilds.cache.first()?.members;
    expect((await members?.fetch(cid.id))?.displayName).toBe('Cid');
    await expect(members?.fetch(ben.id)).rejects.toThrow('Unknown Member');
  });

  test('lets a press on a message from before reach the bot, which can edit it', async () => {
    const first = await start();
    const thread = await openThread(first);
    const posted = await thread.send(table('round one'));
    const { playground, client } = await start();
    client.on(Events.InteractionCreate, async (interaction) => {
      if (interaction.isButton()) await interaction.update({ content: `pressed ${interaction.customId}` });
    });
    const [kept] = playground.messages(thread.id);
    if (kept === undefined) throw new Error('The message is gone.');
    const seen = await playground.person(1).press(kept, 'Roll');
    expect(seen.kind).toBe('update');
    expect(playground.messages(thread.id)[0]?.content).toBe('pressed roll:1');
    const again = await client.channels.fetch(thread.id);
    if (!again?.isThread()) throw new Error('The thread is gone.');
    const edited = await (await again.messages.fetch(posted.id)).edit({ content: 'by its id' });
    expect(edited.id).toBe(posted.id);
    expect(playground.violations()).toEqual([]);
  });

  test('gives no id twice, not even when the clock was set back', async () => {
    const clock = new ManualClock();
    const first = await start({ clock });
    const before = await (await tavernOf(first)).send('before');
    const second = await start({ clock: new ManualClock(clock.now() - 60_000) });
    const after = await (await tavernOf(second)).send('after');
    expect(BigInt(after.id)).toBeGreaterThan(BigInt(before.id));
  });

  test('answers a post that is repeated after the restart with the first one', async () => {
    const first = await start();
    const said = { content: 'once', nonce: 'entry-7', enforceNonce: true };
    const posted = await (await tavernOf(first)).send(said);
    const second = await start();
    expect((await (await tavernOf(second)).send(said)).id).toBe(posted.id);
    expect(second.playground.messages(posted.channelId)).toHaveLength(1);
  });

  test('keeps what the bot may do, who left and which threads sleep', async () => {
    const first = await start();
    const [asleep, awake] = [await openThread(first, 'asleep'), await openThread(first, 'awake')];
    await asleep.setArchived(true);
    first.playground.setBotAccess(first.playground.channel('rules').id, 'read');
    first.playground.removeMember(first.playground.person(2).id);
    await first.playground.close();
    const { playground } = await start();
    expect(playground.channel(asleep.id).thread?.archived).toBe(true);
    expect(playground.channel(awake.id).thread?.archived).toBe(false);
    expect(playground.channel('rules').access).toBe('read');
    await expect(playground.person(2).command(awake.id, 'say')).rejects.toThrow('not in this server');
  });

  test('lets a thread fall asleep when its time is over, counted from its last message', async () => {
    const clock = new ManualClock();
    const first = await start({ clock });
    const thread = await openThread(first);
    clock.advance(20 * 3_600_000);
    await thread.send('still here');
    clock.advance(3_600_000);
    await first.playground.close();
    const later = new ManualClock(clock.now());
    const { playground } = await start({ clock: later });
    later.advance(22 * 3_600_000);
    expect(playground.channel(thread.id).thread?.archived).toBe(false);
    later.advance(3_600_000);
    expect(playground.channel(thread.id).thread?.archived).toBe(true);
  });

  test('forgets what only one person saw, and answers that never came', async () => {
    const first = await start();
    await first.client.application.commands.set([{ name: 'say', description: 'Says' }]);
    first.client.on(Events.InteractionCreate, async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      await interaction.deferReply();
      await interaction.followUp({ content: 'there', flags: [] });
      await interaction.followUp({ content: 'psst', flags: MessageFlags.Ephemeral });
    });
    const hall = first.playground.channel('throne-room').id;
    const ada = first.playground.person(0);
    await ada.command(hall, 'say');
    await ada.waitForMessage(hall, (message) => message.content === 'psst');
    const { playground } = await start();
    expect(playground.messages(hall).map((message) => message.content)).toEqual(['there']);
  });

  test('stays within bounds: 200 messages of a channel, 60 files', async () => {
    const first = await start();
    first.client.rest.options.globalRequestsPerSecond = 10_000;
    const tavern = await tavernOf(first);
    for (let n = 1; n <= 210; n += 1) {
      await tavern.send(n > 140 ? { content: String(n), ...table('x') } : String(n));
    }
    const { playground } = await start();
    const kept = playground.messages(tavern.id);
    expect(kept.map((message) => message.content)).toEqual(
      Array.from({ length: 200 }, (_, i) => String(i + 11)),
    );
    const statuses = await Promise.all(
      kept.flatMap(({ pictures }) => pictures.map(async ({ url }) => (await fetch(url)).status)),
    );
    expect(statuses).toEqual([...Array(10).fill(404), ...Array(60).fill(200)]);
    expect(await readdir(`${file}.files`)).toHaveLength(60);
  });

  test('has told the bot of nothing that is not in the file', async () => {
    const run = await start();
    const tavern = await tavernOf(run);
    for (const words of ['one', 'two', 'three']) {
      await tavern.send(words);
      expect(await readFile(file, 'utf8')).toContain(`"content":"${words}"`);
    }
  });

  test('saves by itself what nobody waits for', async () => {
    const run = await start();
    await (await tavernOf(run)).send('here');
    run.playground.setBotAccess(run.playground.channel('rules').id, 'none');
    await expect.poll(() => readFile(file, 'utf8')).toContain('"access":"none"');
  });
});

describe('a file that is no world', () => {
  test.each([
    ['half a file', '{"format":1,"guildId":"3000'],
    ['another version', '{"format":2}'],
    ['a world with a wrong part', '{"format":1,"guildId":7}'],
  ])('is set aside with a word about it: %s', async (_, text) => {
    const first = await startPlayground({ file });
    await first.close();
    await writeFile(file, text);
    const { playground } = await start();
    const aside = (await readdir(join(folder, 'deep'))).find((name) => name.includes('.broken-'));
    if (aside === undefined) throw new Error('Nothing was set aside.');
    expect(playground.notice).toContain(aside);
    expect(await readFile(join(folder, 'deep', aside), 'utf8')).toBe(text);
    expect(playground.channels.map((channel) => channel.name)).toEqual(['throne-room', 'rules', 'tavern']);
  });

  test('a half-written next version is of no consequence', async () => {
    const first = await start();
    await (await tavernOf(first)).send('whole');
    await first.playground.close();
    await writeFile(`${file}.next`, '{"format":1,"gui');
    const { playground } = await start();
    expect(playground.messages(playground.channel('tavern').id)[0]?.content).toBe('whole');
    expect(playground.notice).not.toContain('set aside');
  });

  test('a place that cannot be used stops the start with a sentence', async () => {
    await writeFile(join(folder, 'deep'), 'a file, not a folder');
    await expect(startPlayground({ file })).rejects.toThrow(CannotSave);
  });
});

test('without a file a playground says that it is lost when it ends', async () => {
  const playground = await startPlayground();
  closings.push(() => playground.close());
  expect(playground.notice).toContain('lost when it ends');
});
