/** 50001, 50013 and locked threads: where the bot may not post. */
import { describe, expect, it } from 'vitest';
import { isTable, revOf, tableIn } from '../presser.ts';
import { pressAndWait, waitForPrivateText, waitUntil } from '../scene.ts';
import {
  HOUR,
  liveTables,
  MINUTE,
  openFaultScene,
  openFaultStage,
  privateTexts,
  SECOND,
  TABLE_EDITS,
  waitForOffer,
} from './fault-scene.ts';

const FORBIDDEN = { kind: 'refuse', status: 403, code: 50013, message: 'Missing Permissions' } as const;

it('50001: who moves where the bot sees nothing is told why no table comes; the clock stands still; it goes on by itself', async () => {
  const { stage, thread, ada, bo, table } = await openFaultScene();
  const { playground, hall, time, store } = stage;
  for (const id of [hall, thread]) playground.setBotAccess(id, 'none');
  await ada.press(table, 'Go on, roll later');
  const told = await waitForPrivateText(ada, thread, /cannot post here/);
  expect(told.text).toContain('View Channel, Send Messages in Threads, Attach Files');
  expect(told.text).toContain('Nothing is lost');
  expect((await (await ada.command(thread, 'table')).settled()).text).toContain('cannot post here');
  await expect
    .poll(async () => JSON.stringify((await store.loadByChannel(thread))?.data))
    .toContain('"silent":true');
  time.pass(10 * HOUR);
  const before = playground.messages(thread).length;
  for (const id of [thread, hall]) playground.setBotAccess(id, 'full');
  const fresh = await ada.waitForMessage(thread, (message) => isTable(message) && message.id !== table.id);
  expect(fresh.buttons.map(({ label }) => label)).toContain('Roll 5 dice');
  expect(ada.pinged(thread).at(-1)?.id).toBe(fresh.id);
  await bo.waitForMessage(thread, ({ text }) => text.includes('I can post here again'));
  await waitUntil(stage, () => table.buttons.length === 0);
  expect(
    playground
      .messages(thread)
      .slice(before)
      .some(({ text }) => /ran out of time|away too long/.test(text)),
  ).toBe(false);
});

it('50013: where only posting is forbidden the game is played on in the message that stands there', async () => {
  const { stage, thread, ada, table } = await openFaultScene();
  const { playground, hall } = stage;
  for (const id of [hall, thread]) playground.setBotAccess(id, 'read');
  const rolling = await pressAndWait(stage, ada, table, 'Go on, roll later');
  expect(rolling.id).toBe(table.id);
  await waitForPrivateText(ada, thread, /Send Messages in Threads/);
  const asks = await (await ada.command(thread, 'table')).settled();
  expect(asks.text).toContain('cannot post here');
  await waitForOffer(stage, thread, 'Roll 5 dice');
  const rolled = await pressAndWait(stage, ada, tableIn(playground, thread), 'Roll 5 dice');
  expect(revOf(rolled)).toBeGreaterThan(revOf(rolling) - 1);
  expect(liveTables(stage, thread)).toHaveLength(1);
});

it('50013: when nobody says that the permission is back, it is tried again within a minute, then more seldom', async () => {
  const { stage, thread, ada, table } = await openFaultScene();
  stage.playground.fault({ method: 'PATCH', path: TABLE_EDITS, times: 2 }, FORBIDDEN);
  stage.playground.fault({ method: 'POST', path: /^\/channels\/\d+\/messages$/, times: 1 }, FORBIDDEN);
  await ada.press(table, 'Go on, roll later');
  const silent = async () =>
    JSON.stringify((await stage.store.loadByChannel(thread))?.data).includes('"silent":true');
  await expect.poll(silent).toBe(true);
  stage.time.pass(MINUTE + SECOND);
  await waitUntil(
    stage,
    () => stage.playground.requests().filter(({ status }) => status === 403).length >= 3,
  );
  stage.time.pass(2 * MINUTE);
  const fresh = await ada.waitForMessage(thread, (message) => isTable(message) && message.id !== table.id);
  expect(fresh.buttons.map(({ label }) => label)).toContain('Roll 5 dice');
  await expect.poll(silent).toBe(false);
});

it('50013: where no thread can be opened the game is played in the channel itself, one at a time', async () => {
  const stage = await openFaultStage();
  const { playground, hall } = stage;
  const ada = playground.person(0);
  playground.fault({ method: 'POST', path: /\/threads$/, times: 2 }, FORBIDDEN);
  const seen = await ada.command(hall, 'duel');
  await waitUntil(stage, () => seen.message?.content.includes(`<#${hall}>`) === true);
  await ada.waitForMessage(hall, isTable);
  const second = await ada.command(hall, 'duel');
  await waitUntil(stage, () => second.message?.content.includes('going on in this channel') === true);
  expect(await stage.store.listLive()).toHaveLength(1);
  expect(playground.violations()).toEqual([]);
});

it.each(['read', 'none'] as const)(
  '50013: where the bot may not post (%s), a duel is refused in private',
  async (access) => {
    const stage = await openFaultStage();
    stage.playground.setBotAccess(stage.hall, access);
    const seen = await stage.playground.person(0).command(stage.hall, 'duel');
    expect(seen.ephemeral).toBe(true);
    expect((await seen.settled()).text).toMatch(/cannot play here: I lack the permissions? .*Send Messages/);
  },
);

describe('50083: a thread', () => {
  it('that was archived is opened again by the reminder, which calls the person', async () => {
    const { stage, thread, ada } = await openFaultScene();
    stage.playground.setThread(thread, { archived: true });
    stage.time.pass(3 * MINUTE + SECOND);
    await ada.waitForMessage(thread, ({ text }) => text.includes('the game waits for you'));
    expect(stage.playground.channel(thread).thread?.archived).toBe(false);
    expect(ada.pinged(thread).at(-1)?.text).toContain('the game waits for you');
  });

  it('that is archived just when somebody moved gets a new table, and the old one loses its buttons', async () => {
    const { stage, thread, ada, table } = await openFaultScene();
    stage.playground.fault(
      { method: 'PATCH', path: TABLE_EDITS, times: 2 },
      { kind: 'refuse', status: 400, code: 50083, message: 'Thread is archived' },
    );
    await ada.press(table, 'Go on, roll later');
    const fresh = await ada.waitForMessage(thread, (message) => isTable(message) && message.id !== table.id);
    expect(fresh.buttons.map(({ label }) => label)).toContain('Roll 5 dice');
    await waitUntil(stage, () => table.buttons.length === 0);
  });

  it('that a moderator locked says so, waits, and goes on when it is unlocked', async () => {
    const { stage, thread, ada, table } = await openFaultScene();
    stage.playground.setThread(thread, { archived: false, locked: true });
    const told = await (await ada.command(thread, 'table')).settled();
    expect(told.text).toContain('cannot post here: this thread is locked');
    await expect
      .poll(async () => JSON.stringify((await stage.store.loadByChannel(thread))?.data))
      .toContain('"silent":true');
    stage.time.pass(10 * HOUR);
    stage.playground.setThread(thread, { archived: false, locked: false });
    const fresh = await ada.waitForMessage(thread, (message) => isTable(message) && message.id !== table.id);
    expect(fresh.text).toContain(`<@${ada.id}>`);
    expect(privateTexts(stage, 0, thread)).toHaveLength(1);
  });
});
