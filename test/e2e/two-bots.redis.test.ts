/** Two bots for the same servers on one Redis by mistake: everything still happens once. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/index.ts';
import { RedisServer } from '../store/redis-server.ts';
import { isTable, playAtRandom } from './presser.ts';
import { openDuel, threadOf, waitForPrivateText } from './scene.ts';
import { openStage, type Stage } from './stage.ts';

let redis: RedisServer;
let stage: Stage;
const closings: (() => Promise<void>)[] = [];

beforeEach(async () => {
  redis = await RedisServer.start();
  stage = await openStage();
  // Both before the first bot warms up, which keeps this process too busy to connect.
  const stores = [];
  for (const _ of ['one', 'two']) {
    const store = await openStore({ kind: 'redis', url: redis.url });
    closings.push(() => store.close());
    stores.push(store);
  }
  for (const store of stores) {
    const bot = await stage.startBot({ store, keepsCommands: true });
    closings.push(() => bot.stop());
  }
});

afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
  await redis.remove();
});

/** Nothing was refused (a second answer would be), nothing logged, and nobody was told the same twice. */
function expectOnce(thread: string): void {
  expect(stage.playground.violations()).toEqual([]);
  expect(stage.book.lines).toEqual([]);
  const notices = stage.playground.messages(thread).filter((m) => !m.ephemeral && !isTable(m));
  const mentioning = notices.filter(({ mentions }) => mentions.length > 0).map(({ text }) => text);
  expect(new Set(mentioning).size).toBe(mentioning.length);
}

describe('two bots for the same servers', () => {
  it('register the commands once, and answer commands and look-ups once', async () => {
    const { playground, hall } = stage;
    const put = playground
      .requests()
      .filter(({ method, path }) => method === 'PUT' && /commands$/.test(path));
    expect(put).toHaveLength(1);
    const ada = playground.person(0);
    for (const [name, options] of [
      ['hand', {}],
      ['help', {}],
      ['rule', { words: 'knockdown' }],
    ] as const) {
      const before = ada.messages(hall).length;
      const seen = await ada.command(hall, name, options);
      expect(seen.kind).not.toBe('failed');
      await seen.settled();
      expect(ada.messages(hall)).toHaveLength(before + 1);
    }
    expectOnce(hall);
  });

  it('open one game in one thread, refuse a press once, and play on', async () => {
    const { thread, bo, table } = await openDuel(stage);
    expect(stage.playground.channels.filter((channel) => channel.thread !== null)).toHaveLength(1);
    expect(stage.playground.messages(thread).filter(isTable)).toHaveLength(1);
    const offer = table.buttons.find(
      ({ customId }) => customId.includes(':act:') || customId.includes(':pass'),
    );
    await bo.press(table, offer?.customId ?? /./);
    await waitForPrivateText(bo, thread, /./);
    expect(bo.messages(thread).filter(({ ephemeral }) => ephemeral)).toHaveLength(1);
    const played = await playAtRandom(stage.playground, thread, 'two bots', 25);
    expect(played.refusals).toEqual([]);
    expectOnce(thread);
  });

  it('play against a person as one opponent', async () => {
    const ada = stage.playground.person(0);
    const sent = await ada.command(stage.hall, 'duel', { hero: 'monk', starts: 'opponent' });
    await sent.settled();
    await ada.waitForMessage(stage.hall, ({ content }) => /<#\d+>/.test(content));
    const thread = threadOf(stage);
    await ada.waitForMessage(thread, isTable);
    const played = await playAtRandom(stage.playground, thread, 'against both', 15);
    expect(played.refusals).toEqual([]);
    expectOnce(thread);
  });
});
