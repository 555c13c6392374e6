/** The library's caches at rest, and that the bot works without them. */
import { type Client, type Guild, type REST, Routes } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Instruments } from '../../src/commands/instruments.ts';
import { liveTables } from './faults/fault-scene.ts';
import { isTable } from './presser.ts';
import { openDuel, pressAndWait, SEED } from './scene.ts';
import { openStage, type Stage } from './stage.ts';

/** The one queue for acknowledgements of all interactions, which the library never takes for inactive. */
const ACKNOWLEDGEMENTS = 'Global(POST:/interactions/:id/:token/callback):burst';

/** A bot, and the clients that it works with. */
async function openScene() {
  const clients: { readonly client: Client; readonly rests: readonly REST[] }[] = [];
  const instruments: Instruments = {
    arrived: () => undefined,
    done: () => undefined,
    aroundSend: (send) => send,
    aroundGames: (games) => games,
    watchClient: (client, others) => clients.push({ client, rests: [client.rest, ...others] }),
    clockActed: () => undefined,
  };
  const stage = await openStage();
  const start = () => stage.startBot({ instruments, newSeed: () => SEED });
  let bot = await start();
  const parts = () => {
    const newest = clients.at(-1);
    if (newest === undefined) throw new Error('There is no bot.');
    return newest;
  };
  const forget = () => {
    // The first time leaves what was active until then.
    bot.sweepIdleChannels();
    bot.sweepIdleChannels();
    expect(remembered(parts().client).threads).toBe(0);
  };
  const restart = async () => {
    await stage.stopBots();
    bot = await start();
  };
  return { stage, parts, forget, restart };
}

/** How much the library remembers of everything that games bring along. */
function remembered({ channels, guilds, users }: Client) {
  let messages = 0;
  let threads = 0;
  for (const channel of channels.cache.values()) {
    if (channel.isThread()) threads += 1;
    if (channel.isTextBased()) messages += channel.messages.cache.size;
  }
  const sum = (count: (guild: Guild) => number) =>
    guilds.cache.reduce((total, guild) => total + count(guild), 0);
  return {
    messages,
    threads,
    channels: channels.cache.size,
    places: sum(({ channels: { cache } }) => cache.size),
    users: users.cache.size,
    members: sum(({ members: { cache } }) => cache.size),
  };
}

async function playALittle(stage: Stage): Promise<string> {
  const { ada, table, thread } = await openDuel(stage);
  await (await ada.press(table, 'My hand')).settled();
  const rolling = await pressAndWait(stage, ada, table, 'Go on, roll later');
  await pressAndWait(stage, ada, rolling, 'Roll 5 dice');
  return thread;
}

it('games at which nobody presses leave nothing behind', async () => {
  const { stage, parts, forget } = await openScene();
  const { client, rests } = parts();
  const before = remembered(client);
  expect(before).toMatchObject({ messages: 0, threads: 0, users: 1, members: 1 });
  for (let game = 0; game < 4; game += 1) await playALittle(stage);
  forget();
  expect(await stage.store.listLive()).toHaveLength(4);
  expect(remembered(client)).toEqual(before);
  // The library's own sweep takes every queue that is inactive.
  const busy = () =>
    rests.flatMap(({ handlers }) => [...handlers.filter(({ inactive }) => !inactive).keys()]);
  await expect.poll(busy).toEqual([ACKNOWLEDGEMENTS]);
});

it('a private chat is forgotten', async () => {
  const { stage, parts, forget } = await openScene();
  const ada = stage.playground.person(0);
  const { channels } = parts().client;
  const before = channels.cache.size;
  const chat = z
    .object({ id: z.string() })
    .parse(await parts().client.rest.post(Routes.userChannels(), { body: { recipient_id: ada.id } }));
  await (await ada.command(chat.id, 'help')).settled();
  expect(channels.cache.size).toBe(before + 1);
  forget();
  expect(channels.cache.size).toBe(before);
});

describe('a game whose thread is forgotten', () => {
  it('ends when the thread is deleted', async () => {
    const { stage, forget } = await openScene();
    const thread = await playALittle(stage);
    forget();
    stage.playground.deleteChannel(thread);
    await expect.poll(async () => (await stage.store.loadByChannel(thread))?.status).toBe('finished');
    expect(stage.book.lines).toEqual([]);
  });

  it('ends when the channel above is deleted, also after a restart', async () => {
    const { stage, forget, restart } = await openScene();
    const thread = await playALittle(stage);
    forget();
    await restart();
    stage.playground.deleteChannel(stage.hall);
    await expect.poll(async () => (await stage.store.loadByChannel(thread))?.status).toBe('finished');
    expect(stage.book.lines).toEqual([]);
  });

  it('says that the thread is locked, and goes on when it is unlocked', async () => {
    const { stage, forget, restart } = await openScene();
    const thread = await playALittle(stage);
    const [table] = liveTables(stage, thread);
    stage.playground.setThread(thread, { archived: false, locked: true });
    // Else the news of the lock might come after the thread is forgotten, and bring it back.
    await restart();
    forget();
    const ada = stage.playground.person(0);
    const told = await (await ada.command(thread, 'table')).settled();
    expect(told.text).toContain('cannot post here: this thread is locked');
    await expect
      .poll(async () => JSON.stringify((await stage.store.loadByChannel(thread))?.data))
      .toContain('"silent":true');
    forget();
    stage.playground.setThread(thread, { archived: false, locked: false });
    await ada.waitForMessage(thread, (message) => isTable(message) && message.id !== table?.id);
  });
});
